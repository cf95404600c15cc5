/// The page of the manual about commands, made from the tables of commands and options.
enum CommandReference {
  static var markdown: String {
    introduction + Verb.all.map(section).joined()
      + table(
        "Exit codes", ["code", "meaning"], ExitCode.all.map { ["\($0.code)", $0.meaning] })
      + table(
        "Environment", ["variable", "meaning"],
        EnvironmentVariable.all.map { ["`\($0.name)`", $0.meaning] })
  }

  private static let introduction = """
    <!-- Made by `make reference`: `segue help --markdown` prints this page. Change the tables of options instead. -->
    # Commands

    Run `segue help COMMAND` for the same text in the terminal. Films and data go to standard output only where they are
    asked for; messages go to standard error. `segue man` prints all of it as a manual page, and `segue completions`
    what a shell needs to complete it.

    """

  private static func section(_ verb: Verb) -> String {
    "\n## segue \(verb.name)\n\n```text\n\(HelpText.text(for: verb))```\n"
  }

  private static func table(_ title: String, _ head: [String], _ rows: [[String]]) -> String {
    let lines = [head, head.map { _ in "---" }] + rows
    return "\n## \(title)\n\n"
      + lines.map { row in "|" + row.map { $0 == "---" ? "---|" : " \($0) |" }.joined() + "\n" }.joined()
  }
}
