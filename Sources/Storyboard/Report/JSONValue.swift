/// A value as JSON text, with the keys in the order they were given.
enum JSONValue: Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([(String, JSONValue)])

  static func optional(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }

  /// Indented by two spaces a level; arrays and objects without contents stay on one line.
  var text: String {
    var out = ""
    write(to: &out, indent: "")
    return out + "\n"
  }

  private func write(to out: inout String, indent: String) {
    switch self {
    case .null: out += "null"
    case .bool(let value): out += value ? "true" : "false"
    case .number(let value): out += Decimal.text(value, places: 6)
    case .string(let text): out += Self.quoted(text)
    case .array(let items):
      write(items.map { (nil, $0) }, "[", "]", to: &out, indent: indent)
    case .object(let pairs):
      write(pairs.map { ($0.0, $0.1) }, "{", "}", to: &out, indent: indent)
    }
  }

  private func write(
    _ entries: [(String?, JSONValue)], _ open: String, _ close: String, to out: inout String, indent: String
  ) {
    guard !entries.isEmpty else {
      out += open + close
      return
    }
    let inner = indent + "  "
    out += open + "\n"
    for (index, (key, value)) in entries.enumerated() {
      out += inner
      if let key { out += Self.quoted(key) + ": " }
      value.write(to: &out, indent: inner)
      out += index == entries.count - 1 ? "\n" : ",\n"
    }
    out += indent + close
  }

  static func quoted(_ text: String) -> String {
    var out = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": out += "\\\""
      case "\\": out += "\\\\"
      case "\n": out += "\\n"
      case "\r": out += "\\r"
      case "\t": out += "\\t"
      default:
        // Control characters, and the line separators that JavaScript takes for line ends.
        if scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || scalar.value == 0x2028
          || scalar.value == 0x2029
        {
          let digits = String(scalar.value, radix: 16)
          out += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        } else {
          out.unicodeScalars.append(scalar)
        }
      }
    }
    return out + "\""
  }
}
