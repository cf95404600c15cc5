internal import Motion

extension SceneContext {
  /// The scalar with `{{name}}` replaced: inside of a component by the component's parameters, and everywhere by
  /// variables. A scalar that is nothing but `{{name}}` becomes the value itself, with the value's place for messages.
  /// `\{{` stands for the two braces.
  func filled(_ node: Node) -> Node { filled(node, path: []) }

  /// - Parameter path: names of the variables that are being filled in, to end where one leads back to itself.
  private func filled(_ node: Node, path: [String]) -> Node {
    guard !node.isResolved, case .scalar(let text, let style) = node.content, text.contains("{{") else {
      return node
    }
    var result = ""
    var rest = text[...]
    while let open = rest.firstRange(of: "{{") {
      if open.lowerBound > rest.startIndex, rest[rest.index(before: open.lowerBound)] == "\\" {
        result += rest[..<rest.index(before: open.lowerBound)] + "{{"
        rest = rest[open.upperBound...]
        continue
      }
      guard let close = rest[open.upperBound...].firstRange(of: "}}") else {
        report.error("\"{{\" is not closed by \"}}\"", at: node, hint: "write \\{{ for the braces themselves")
        return .invalid(at: node)
      }
      let value = inserted(Self.trimmed(rest[open.upperBound..<close.lowerBound]), at: node, path: path)
      if value.isInvalid || (open.lowerBound == text.startIndex && close.upperBound == text.endIndex) {
        return value
      }
      guard let part = value.text else {
        report.error("\"{{\" stands for text here, and not for \(value.kindName)", at: node)
        return .invalid(at: node)
      }
      result += rest[..<open.lowerBound] + part
      rest = rest[close.upperBound...]
      guard result.utf8.count <= Limits.sceneBytes else {
        report.error("the text has grown beyond \(Limits.sceneBytes >> 20) MiB", at: node)
        return .invalid(at: node)
      }
    }
    var filled = node
    filled.content = .scalar(result + rest, style)
    filled.isResolved = true
    return filled
  }

  /// What `{{name}}` stands for.
  private func inserted(_ name: String, at node: Node, path: [String]) -> Node {
    if let value = parameters?[name] { return value }
    guard let value = variables[name] else {
      let known = (parameters.map { Array($0.keys) } ?? []) + variables.keys
      report.error(
        parameters == nil
          ? "there is no variable \"\(name)\"" : "the component has no parameter \"\(name)\"", at: node,
        hint: known.isEmpty ? "write \\{{ for the braces themselves" : nil,
        suggestion: Spelling.suggestion(for: name, among: known.sorted()))
      return .invalid(at: node)
    }
    guard !path.contains(name) else {
      report.error(
        "the variable \(name) is defined by itself", at: value,
        hint: (path.drop { $0 != name } + [name]).joined(separator: " → "))
      return .invalid(at: node)
    }
    let filled = filled(value, path: path + [name])
    // A variable may be another one: `$name`.
    guard let other = variableName(filled) else { return filled }
    return inserted(other, at: value, path: path + [name])
  }

  /// Text, in which `$5` is a price: only the name of a variable is one.
  func worded(_ node: Node) -> Node {
    let node = filled(node)
    return variableName(node) == nil ? node : value(node)
  }

  /// The variable that a scalar is, as `$name` without quotes.
  private func variableName(_ node: Node) -> String? {
    guard case .scalar(let text, .plain) = node.content, text.hasPrefix("$") else { return nil }
    let name = String(text.dropFirst())
    return variables[name] == nil ? nil : name
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
