/// A JSON value that keeps the order of its keys.
indirect enum JSON {
  case null
  case bool(Bool)
  case int(Int)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([(String, JSON)])

  /// Two spaces a level, and a line feed at the end.
  var text: String { rendered(indent: "") + "\n" }

  private func rendered(indent: String) -> String {
    let inner = indent + "  "
    switch self {
    case .null: return "null"
    case .bool(let value): return value ? "true" : "false"
    case .int(let value): return "\(value)"
    // JSON has no infinity; nothing that is printed can be infinite.
    case .number(let value): return value.isFinite ? "\(value)" : "null"
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

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
