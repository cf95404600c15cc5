/// A command. Each is one file in this folder and one line in `all`.
struct Verb {
  let name: String
  let summary: String
  /// What stands after the name in the usage line.
  let operands: String
  /// What a shell offers for them.
  var completion = Completion.scenes
  let options: [Option]
  /// Paragraphs and examples below the table of options.
  var details = ""
  let run: @Sendable (ParsedArguments, Terminal) throws -> ExitCode

  static let all: [Verb] = [
    initialize,
    render,
    watch,
    frame,
    filmstrip,
    check,
    inspect,
    report,
    gallery,
    list,
    schema,
    importStoryboard,
    doctor,
    completions,
    man,
    help,
  ]

  static func named(_ name: String) -> Verb? { all.first { $0.name == name } }
}

extension Verb {
  /// Its own options and those of every command.
  var allOptions: [Option] { options + Option.common }

  /// `segue list transitions|curves`
  var usage: String { ["segue", name, operands].filter { !$0.isEmpty }.joined(separator: " ") }
}
