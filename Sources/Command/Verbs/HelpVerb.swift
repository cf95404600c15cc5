extension Verb {
  static let help = Verb(
    name: "help", summary: "print this, or the help of a command", operands: "[COMMAND]",
    completion: .commands,
    options: [.flag("markdown", "print the help of all commands as one page of Markdown")],
    run: { arguments, terminal in
      if arguments.flag("markdown") {
        try terminal.write(CommandReference.markdown)
        return .success
      }
      guard let name = arguments.operands.first else {
        try terminal.write(HelpText.overview)
        return .success
      }
      guard let verb = Verb.named(name) else { throw UsageError("there is no command `\(name)`") }
      try terminal.write(HelpText.text(for: verb))
      return .success
    })

  /// `segue --version`.
  static let version = Verb(
    name: "version", summary: "print the version", operands: "", completion: .nothing, options: [],
    run: { _, terminal in
      try terminal.write("segue \(CommandLineTool.version)\n")
      return .success
    })
}

/// Help, made from the tables of commands and options.
enum HelpText {
  static var overview: String {
    let width = Verb.all.map(\.name.count).max() ?? 0
    let verbs = Verb.all.map { "  \(padded($0.name, width))  \($0.summary)\n" }.joined()
    let codes = ExitCode.all.map { "  \(padded("\($0.code)", 3))  \($0.meaning)\n" }.joined()
    return """
      segue draws a scene of user-interface transitions and writes it as a film.

      usage: segue COMMAND [OPTIONS]
             segue SCENE.yaml        the same as `segue render SCENE.yaml`

      commands:
      \(verbs)
      `segue help COMMAND` explains a command.

      exit codes:
      \(codes)
      """
  }

  static func text(for verb: Verb) -> String {
    var text = "\(verb.summary.prefix(1).uppercased())\(verb.summary.dropFirst()).\n\n"
    text += "usage: \(verb.usage)\n\noptions:\n"
    let rows = verb.allOptions.map { (label($0), $0.summary) }
    for (label, summary) in rows {
      text +=
        label.count > 26
        ? "  \(label)\n  \(padded("", 26))  \(summary)\n" : "  \(padded(label, 26))  \(summary)\n"
    }
    return verb.details.isEmpty ? text : text + "\n" + verb.details + "\n"
  }

  private static func label(_ option: Option) -> String { (option.short == nil ? "    " : "") + option.label }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(width - text.count, 0))
  }
}
