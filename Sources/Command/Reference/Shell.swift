/// A shell that `segue completions` writes for. Each is one file in this folder and one line in `all`.
struct Shell: Sendable {
  let name: String
  /// How its users install the script: one command.
  let installation: String
  let script: @Sendable ([Verb]) -> String

  static let all: [Shell] = [bash, zsh, fish]

  static func named(_ name: String) -> Shell? { all.first { $0.name == name } }

  /// As one word of any of the shells: in single quotes, in which only these mean something.
  static func quoted(_ text: String) -> String { "'" + text.replacing("'", with: "'\\''") + "'" }

  /// A first line that says where the script comes from.
  static func origin(_ name: String) -> String {
    "# Completion of `segue` for \(name), made by `segue completions \(name)` of segue \(CommandLineTool.version).\n"
  }
}
