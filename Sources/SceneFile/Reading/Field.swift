internal import Motion

/// The value of a key, or an entry of its list, on its way to a typed value. Every accessor reports what is wrong
/// and returns nil.
struct Field {
  /// What messages call the value.
  let name: String
  /// Where to point when there is no value to point at.
  let key: Node
  let raw: Node
  let context: SceneContext

  /// With variables and parameters put in.
  var value: Node { context.value(raw) }

  func error(_ message: String, at node: Node? = nil, hint: String? = nil, suggestion: String? = nil) {
    context.report.error(message, at: node ?? raw, hint: hint, suggestion: suggestion)
  }

  /// The fault of a scalar, at the scalar or at the very character where that is known.
  func report(_ fault: ScalarFault, at node: Node) {
    var place = node
    if let offset = fault.offset, case .scalar(_, let style) = node.content, style != .block, node.length > 1
    {
      place.position.column += min(offset + (style == .quoted ? 1 : 0), node.length)
      place.length = 1
    }
    let message = fault.isWhole ? fault.message : "`\(name)` \(fault.message)"
    context.report.error(message, at: place, hint: fault.hint, suggestion: fault.suggestion)
  }

  /// The text of a scalar that is expected to be `what`; nil, reported, where there is none.
  func scalar(_ what: String, hint: String? = nil) -> (text: String, node: Node)? {
    let node = value
    if node.isInvalid { return nil }
    guard let text = node.text else {
      error("`\(name)` must be \(what), not \(node.kindName)", at: node)
      return nil
    }
    if node.isEmpty {
      context.report.error("`\(name)` has no value; it must be \(what)", at: key, hint: hint)
      return nil
    }
    return (text, node)
  }

  /// Reads a scalar by a grammar.
  func read<Value>(_ what: String, _ grammar: (String) throws(ScalarFault) -> Value) -> Value? {
    guard let (text, node) = scalar(what) else { return nil }
    do throws(ScalarFault) {
      return try grammar(text)
    } catch {
      report(error, at: node)
      return nil
    }
  }

  /// Text is taken as it is written: `no`, `007` and `1e3` are text here.
  func text(maximum: Int = Limits.textLength) -> String? {
    let node = context.worded(raw)
    if node.isInvalid { return nil }
    guard let text = node.text else {
      error(
        "`\(name)` must be text, not \(node.kindName)", at: node,
        hint: "text that begins with [ or { needs quotes")
      return nil
    }
    if node.isEmpty {
      context.report.error(
        "`\(name)` has no value; it must be text", at: key, hint: "write \"\" for an empty text")
      return nil
    }
    guard text.unicodeScalars.count <= maximum else {
      error("`\(name)` has more than \(maximum) characters", at: node)
      return nil
    }
    return text
  }

  func bool() -> Bool? {
    read("true or false") { text throws(ScalarFault) in
      switch text {
      case "true": return true
      case "false": return false
      case "yes", "on", "Yes", "On", "YES", "ON", "True", "TRUE", "1":
        throw ScalarFault("must be true or false, not \"\(text)\"", suggestion: "true")
      case "no", "off", "No", "Off", "NO", "OFF", "False", "FALSE", "0":
        throw ScalarFault("must be true or false, not \"\(text)\"", suggestion: "false")
      default: throw ScalarFault("must be true or false, not \"\(text)\"")
      }
    }
  }

  /// One of a list of names.
  func choice<Value>(_ names: [(String, Value)]) -> Value? {
    let known = names.map(\.0)
    return read("one of " + known.joined(separator: ", ")) { text throws(ScalarFault) in
      if let found = names.first(where: { $0.0 == text }) { return found.1 }
      let suggestion = Spelling.suggestion(for: text, among: known)
      throw ScalarFault(
        "must be one of \(known.joined(separator: ", ")), not \"\(text)\"", suggestion: suggestion)
    }
  }

  func choice<Value: RawRepresentable & CaseIterable>(_ type: Value.Type) -> Value?
  where Value.RawValue == String {
    choice(Value.allCases.map { ($0.rawValue, $0) })
  }
}
