extension Verb {
  static let man = Verb(
    name: "man", summary: "print the manual page", operands: "", completion: .nothing, options: [],
    details: """
      The page is in the macros of man(7); man, groff and mandoc read it.

        segue man > /usr/local/share/man/man1/segue.1
      """,
    run: { arguments, terminal in
      if let operand = arguments.operands.first {
        throw UsageError("`segue man` has no operand `\(operand)`")
      }
      try terminal.write(ManualPageText.roff)
      return .success
    })
}
