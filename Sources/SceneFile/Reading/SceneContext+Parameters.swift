internal import Motion

extension SceneContext {
  /// The scalar with `{{name}}` replaced, inside of components. A scalar that is nothing but `{{name}}` becomes the
  /// argument itself, with the argument's place for messages.
  func filled(_ node: Node) -> Node {
    guard let parameters, !node.isResolved, case .scalar(let text, let style) = node.content,
      text.contains("{{")
    else { return node }
    var result = ""
    var rest = text[...]
    while let open = rest.firstRange(of: "{{") {
      guard let close = rest[open.upperBound...].firstRange(of: "}}") else {
        report.error("\"{{\" is not closed by \"}}\"", at: node)
        return .invalid(at: node)
      }
      let name = Self.trimmed(rest[open.upperBound..<close.lowerBound])
      guard let value = parameters[name] else {
        report.error(
          "the component has no parameter \"\(name)\"", at: node,
          suggestion: Spelling.suggestion(for: name, among: parameters.keys.sorted()))
        return .invalid(at: node)
      }
      if value.isInvalid || (open.lowerBound == text.startIndex && close.upperBound == text.endIndex) {
        return value
      }
      result += rest[..<open.lowerBound] + (value.text ?? "")
      rest = rest[close.upperBound...]
      guard result.utf8.count <= Limits.sceneBytes else {
        report.error("the text has grown beyond \(Limits.sceneBytes >> 20) MiB", at: node)
        return .invalid(at: node)
      }
    }
    var filled = node
    filled.content = .scalar(result + rest, style == .plain ? .plain : style)
    filled.isResolved = true
    return filled
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text
    while text.first == " " { text = text.dropFirst() }
    while text.last == " " { text = text.dropLast() }
    return String(text)
  }
}

extension Substring {
  /// The first place of a short text; the standard library alone has no such search.
  fileprivate func firstRange(of mark: String) -> Range<Index>? {
    var index = startIndex
    while index < endIndex {
      if self[index...].hasPrefix(mark) { return index..<self.index(index, offsetBy: mark.count) }
      formIndex(after: &index)
    }
    return nil
  }
}
