/// A JSON value (RFC 8259) that keeps the order of its keys. Everything that is printed or read as JSON goes through it:
/// reports, schemas, graphs of storyboards.
package indirect enum JSON: Sendable {
  case null
  case bool(Bool)
  case int(Int)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([(String, JSON)])

  package static func optional(_ text: String?) -> JSON { text.map(JSON.string) ?? .null }

  /// The value of a key; nil for what is no object or has no such key. Of several the last counts, as in JavaScript.
  package subscript(_ key: String) -> JSON? {
    guard case .object(let pairs) = self else { return nil }
    return pairs.last { $0.0 == key }?.1
  }

  package var items: [JSON]? {
    if case .array(let items) = self { return items }
    return nil
  }

  package var string: String? {
    if case .string(let text) = self { return text }
    return nil
  }

  /// A whole number, however it is written.
  package var int: Int? {
    switch self {
    case .int(let value): value
    case .number(let value): Int(exactly: value)
    default: nil
    }
  }
}
