/// The manual page, made from the tables of commands and options.
enum ManualPageText {
  static var roff: String {
    // Without a date: the page is made by the program, and the same program always prints the same page.
    ".TH SEGUE 1 \"\" \"segue \(CommandLineTool.version)\"\n"
      + Roff.section("Name") + "segue \\- draw user\\-interface transitions as films\n" + synopsis
      + Roff.section("Description") + Roff.paragraphs(description, isFirst: true)
      + Roff.section("Commands") + Verb.all.map(command).joined()
      + Roff.section("Options of every command") + Option.common.map(option).joined()
      + Roff.section("Environment")
      + EnvironmentVariable.all.map { Roff.item(Roff.bold($0.name), $0.meaning) }.joined()
      + Roff.section("Exit status")
      + ExitCode.all.map { Roff.item(Roff.bold("\($0.code)"), $0.meaning) }.joined()
      + Roff.section("Notes") + Roff.paragraphs(notes, isFirst: true)
  }

  private static var synopsis: String {
    let lines = Verb.all.map { verb in
      "\(Roff.bold("segue \(verb.name)")) \(Roff.italic(verb.operands))\n.br\n"
    }
    return Roff.section("Synopsis") + lines.joined() + "\(Roff.bold("segue")) \(Roff.italic("SCENE.yaml"))\n"
  }

  private static let description = """
    A scene is a text file that says which screens there are, how one follows the other, and what happens when. The
    program draws it and writes it as a film. The same scene always gives the same bytes.

    A scene as the first word is rendered: it stands for `segue render`.
    """

  private static let notes = """
    Outputs are written beside their target and renamed when they are complete: a run that fails or is interrupted
    leaves the old file as it was.

    Standard output carries only what was asked for. Progress is shown where standard error is a terminal.

    Paths on the command line are relative to the current folder, and paths in a scene to the scene's own.
    """

  private static func command(_ verb: Verb) -> String {
    let summary = verb.summary.prefix(1).uppercased() + verb.summary.dropFirst() + "."
    return Roff.subsection(verb.usage) + Roff.escaped(summary) + "\n"
      + verb.options.map(option).joined() + Roff.paragraphs(verb.details)
  }

  private static func option(_ option: Option) -> String {
    let long = option.isNegatable ? "--[no-]\(option.name)" : "--\(option.name)"
    let words = (option.short.map { ["-\($0)"] } ?? []) + [long]
    var term = words.map(Roff.bold).joined(separator: ", ")
    if let placeholder = option.placeholder {
      term += option.isValueOptional ? "[=\(Roff.italic(placeholder))]" : " \(Roff.italic(placeholder))"
    }
    return Roff.item(term, option.summary)
  }
}
