internal import Glibc
internal import SceneFile

/// The program: finds the command, runs it, and turns what went wrong into words and an exit code.
package enum CommandLineTool {
  package static let version = "0.1.0"

  /// - Parameter arguments: without the program's name.
  /// - Returns: the exit code.
  package static func run(_ arguments: [String]) -> Int32 {
    signal(SIGPIPE, SIG_IGN)
    // A file beyond the limit of `ulimit -f` is an error like a full disk.
    signal(SIGXFSZ, SIG_IGN)
    var terminal = Terminal()
    do {
      let (verb, words) = try verb(for: arguments)
      let parsed = try ParsedArguments(words, options: verb.options + Option.common)
      let color = parsed.value("color").flatMap(Terminal.ColorChoice.init) ?? .auto
      terminal = Terminal(color: color)
      terminal.isQuiet = parsed.flag("quiet")
      terminal.isVerbose = parsed.flag("verbose")
      if parsed.flag("help") {
        try terminal.write(HelpText.text(for: verb))
        return 0
      }
      return try verb.run(parsed, terminal).code
    } catch {
      return FailureReport(error).print(to: terminal).code
    }
  }

  /// A scene as the first word is rendered; `--version` and `--help` stand alone.
  private static func verb(for arguments: [String]) throws(UsageError) -> (Verb, ArraySlice<String>) {
    let rest = arguments.dropFirst()
    guard let first = arguments.first else { return (.help, []) }
    switch first {
    case "--version", "-V": return (.version, rest)
    case "--help", "-h": return (.help, rest)
    default: break
    }
    if let verb = Verb.named(first) { return (verb, rest) }
    if [".yaml", ".yml", ".json"].contains(where: first.hasSuffix) { return (.render, arguments[...]) }
    let suggestion = Spelling.suggestion(for: first, among: Verb.all.map(\.name))
    throw UsageError(
      "there is no command `\(first)`",
      hint: suggestion.map { "did you mean `\($0)`?" } ?? "`segue help` lists the commands")
  }
}
