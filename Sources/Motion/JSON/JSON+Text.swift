extension JSON {
  /// Two spaces a level, lists of plain values on one line, and a line feed at the end.
  package var text: String { rendered(indent: "") + "\n" }

  private func rendered(indent: String) -> String {
    let inner = indent + "  "
    switch self {
    case .null: return "null"
    case .bool(let value): return value ? "true" : "false"
    case .int(let value): return "\(value)"
    case .number(let value): return Self.text(of: value)
    case .string(let value): return JSON.quoted(value)
    case .array(let values) where values.isEmpty: return "[]"
    case .array(let values):
      if values.allSatisfy(\.isScalar) {
        return "[" + values.map { $0.rendered(indent: "") }.joined(separator: ", ") + "]"
      }
      return "[\n" + values.map { inner + $0.rendered(indent: inner) }.joined(separator: ",\n")
        + "\n\(indent)]"
    case .object(let pairs) where pairs.isEmpty: return "{}"
    case .object(let pairs):
      let lines = pairs.map { inner + JSON.quoted($0.0) + ": " + $0.1.rendered(indent: inner) }
      return "{\n" + lines.joined(separator: ",\n") + "\n\(indent)}"
    }
  }

  private var isScalar: Bool {
    switch self {
    case .array, .object: false
    default: true
    }
  }

  /// The shortest digits that give the number back; whole ones without a point. JSON has no infinity.
  private static func text(of value: Double) -> String {
    guard value.isFinite else { return "null" }
    return Int(exactly: value).map { "\($0)" } ?? "\(value)"
  }

  /// Text in quotes. Control characters are escaped, and so are the line separators that JavaScript once took for line
  /// ends; YAML in double quotes reads the same.
  package static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      case _
      where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
        || (0x2028...0x2029).contains(scalar.value):
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
