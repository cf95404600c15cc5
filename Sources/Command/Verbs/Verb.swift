/// A command. Each is one file in this folder and one line in `all`.
struct Verb {
  let name: String
  let summary: String
  /// What stands after the name in the usage line.
  let operands: String
  let options: [Option]
  /// Paragraphs and examples below the table of options.
  var details = ""
  let run: @Sendable (ParsedArguments, Terminal) throws -> ExitCode

  static let all: [Verb] = [render, watch, frame, check, inspect, list, schema, importStoryboard, help]

  static func named(_ name: String) -> Verb? { all.first { $0.name == name } }
}
