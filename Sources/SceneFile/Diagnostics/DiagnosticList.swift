internal import Motion

extension [Diagnostic] {
  /// The diagnostics as text, at most `Limits.diagnostics` of them.
  package func rendered(in sources: [SourceFile], colour: Bool = false) -> String {
    var text = prefix(Limits.diagnostics).map { $0.rendered(in: sources, colour: colour) }.joined(
      separator: "\n")
    let more = count - Limits.diagnostics
    if more > 0 { text += "\nand \(more) more\n" }
    return text
  }
}
