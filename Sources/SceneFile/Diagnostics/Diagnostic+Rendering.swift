internal import Motion

extension Diagnostic {
  /// The message as compilers print it: `file:line:column: error: message`, the source line, carets, a hint.
  ///
  /// - Parameter sources: the files that were read; `position.file` is an index into them.
  /// - Parameter colour: whether ANSI colours may be used.
  /// - Returns: lines, each ended by a line feed.
  package func rendered(in sources: [SourceFile], colour: Bool = false) -> String {
    let paint = Paint(isOn: colour)
    let label = paint.severity(severity, severity.rawValue + ":")
    var text = "\(paint.bold(Self.place(position, in: sources) + ":")) \(label) "
    text += paint.bold(DisplayText.escaping(message)) + "\n"
    if let excerpt = excerpt(in: sources) {
      text += excerpt.line + "\n" + paint.caret(excerpt.carets) + "\n"
    }
    for note in notes {
      text += Self.place(note.position, in: sources) + ": note: " + DisplayText.escaping(note.message) + "\n"
    }
    if let suggestion { text += "hint: did you mean \"\(DisplayText.escaping(suggestion))\"?\n" }
    if let hint { text += "hint: \(DisplayText.escaping(hint))\n" }
    return text
  }

  private static func place(_ position: SourcePosition, in sources: [SourceFile]) -> String {
    let path = sources.indices.contains(position.file) ? sources[position.file].path : "scene"
    return "\(DisplayText.escaping(path)):\(position.line):\(position.column)"
  }

  private func excerpt(in sources: [SourceFile]) -> SourceExcerpt? {
    guard sources.indices.contains(position.file) else { return nil }
    let lines = sources[position.file].lines
    guard lines.indices.contains(position.line - 1) else { return nil }
    return SourceExcerpt(line: lines[position.line - 1], column: position.column, length: length)
  }
}

/// ANSI colours, or none.
private struct Paint {
  let isOn: Bool

  func bold(_ text: String) -> String { wrap("1", text) }
  func caret(_ text: String) -> String { wrap("32", text) }
  func severity(_ severity: Diagnostic.Severity, _ text: String) -> String {
    wrap(severity == .error ? "1;31" : "1;33", text)
  }

  private func wrap(_ code: String, _ text: String) -> String {
    isOn ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
