extension Verb {
  static let completions = Verb(
    name: "completions", summary: "print what a shell needs to complete commands, options and values",
    operands: Shell.all.map(\.name).joined(separator: "|"), completion: .words(Shell.all.map(\.name)),
    options: [],
    details: Shell.all.map { "  \($0.installation)" }.joined(separator: "\n"),
    run: { arguments, terminal in
      let name = try arguments.onlyOperand("the name of a shell")
      guard let shell = Shell.named(name) else {
        let names = Shell.all.map(\.name).joined(separator: ", ")
        throw UsageError("there are no completions for `\(name)`", hint: "shells are: \(names)")
      }
      try terminal.write(shell.script(Verb.all))
      return .success
    })
}
