/// Reads JSON as RFC 8259 has it, without extensions.
package struct JSONReader {
  /// Where text stops being JSON.
  package struct Fault: Error, Equatable {
    /// Bytes from the start.
    package let offset: Int
    package let message: String
  }

  /// Arrays and objects inside each other: nobody nests deeper, and the stack holds as many.
  private static let depthLimit = 200

  private let bytes: [UInt8]
  private var place = 0

  package static func value(_ bytes: [UInt8]) throws(Fault) -> JSON {
    var reader = JSONReader(bytes: bytes)
    let value = try reader.value(depth: 0)
    reader.skipSpace()
    guard reader.place == bytes.count else { throw reader.fault("something follows the value") }
    return value
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  private func fault(_ message: String) -> Fault { Fault(offset: place, message: message) }

  private mutating func skipSpace() {
    while let byte = next, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { place += 1 }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    skipSpace()
    guard next == byte else { return false }
    place += 1
    return true
  }

  private mutating func value(depth: Int) throws(Fault) -> JSON {
    skipSpace()
    guard depth <= Self.depthLimit else { throw fault("too deep") }
    switch next {
    case UInt8(ascii: "{"): return .object(try pairs(depth))
    case UInt8(ascii: "["): return .array(try items(depth))
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return try number()
    }
  }

  private mutating func word(_ word: String, _ value: JSON) throws(Fault) -> JSON {
    guard bytes[place...].starts(with: word.utf8) else { throw fault("no value") }
    place += word.utf8.count
    return value
  }

  private mutating func items(_ depth: Int) throws(Fault) -> [JSON] {
    place += 1
    var items: [JSON] = []
    if take(UInt8(ascii: "]")) { return items }
    repeat { items.append(try value(depth: depth + 1)) } while take(UInt8(ascii: ","))
    guard take(UInt8(ascii: "]")) else { throw fault("a list goes on without a comma, or has no end") }
    return items
  }

  private mutating func pairs(_ depth: Int) throws(Fault) -> [(String, JSON)] {
    place += 1
    var pairs: [(String, JSON)] = []
    if take(UInt8(ascii: "}")) { return pairs }
    repeat {
      skipSpace()
      guard next == UInt8(ascii: "\"") else { throw fault("no key") }
      let key = try string()
      guard take(UInt8(ascii: ":")) else { throw fault("a key without a colon") }
      pairs.append((key, try value(depth: depth + 1)))
    } while take(UInt8(ascii: ","))
    guard take(UInt8(ascii: "}")) else { throw fault("an object goes on without a comma, or has no end") }
    return pairs
  }

  private mutating func number() throws(Fault) -> JSON {
    let start = place
    while let byte = next, "+-.0123456789eE".utf8.contains(byte) { place += 1 }
    let text = String(decoding: bytes[start..<place], as: UTF8.self)
    guard text.wholeMatch(of: /-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?/) != nil,
      let value = Double(text)
    else {
      place = start
      throw fault("no value")
    }
    return Int(text).map(JSON.int) ?? .number(value)
  }
}

extension JSONReader {
  private mutating func string() throws(Fault) -> String {
    place += 1
    var units: [UInt8] = []
    while let byte = next {
      place += 1
      switch byte {
      case UInt8(ascii: "\""):
        guard let text = String(validating: units, as: UTF8.self) else {
          throw fault("text that is no UTF-8")
        }
        return text
      case UInt8(ascii: "\\"): units += try escape()
      case 0..<0x20: throw fault("a control character in text")
      default: units.append(byte)
      }
    }
    throw fault("text without an end")
  }

  private mutating func escape() throws(Fault) -> [UInt8] {
    guard let byte = next else { throw fault("text without an end") }
    place += 1
    switch byte {
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
    case UInt8(ascii: "u"): return Array(String(try scalar()).utf8)
    default: throw fault("an escape that is none")
    }
  }

  /// Characters beyond 16 bits are two escapes; half of one is U+FFFD, as browsers print it.
  private mutating func scalar() throws(Fault) -> Character {
    let first = try unit()
    if (0xD800..<0xDC00).contains(first), bytes[place...].starts(with: #"\u"#.utf8) {
      let before = place
      place += 2
      let second = try unit()
      if (0xDC00..<0xE000).contains(second) {
        let code = 0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)
        return Character(Unicode.Scalar(code) ?? "\u{FFFD}")
      }
      place = before
    }
    return Character(Unicode.Scalar(first) ?? "\u{FFFD}")
  }

  private mutating func unit() throws(Fault) -> UInt32 {
    let digits = String(decoding: bytes[place...].prefix(4), as: UTF8.self)
    guard digits.utf8.count == 4, digits.allSatisfy(\.isHexDigit), let unit = UInt32(digits, radix: 16) else {
      throw fault("an escape that is none")
    }
    place += 4
    return unit
  }
}
