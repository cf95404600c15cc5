/// Makes the surrogate pairs of JSON (`\ud83d\ude00`) readable for libyaml, which rejects them, without moving any
/// column: each half becomes the escape of a private character of the same length, which `decode` joins again.
struct SurrogateEscapes {
  let bytes: [UInt8]
  /// First of 2048 private code points that the file itself does not use; nil where the file has no pairs.
  private let base: UInt32?

  init(_ source: [UInt8]) {
    let pairs = SurrogateEscapes.pairs(in: source)
    guard !pairs.isEmpty,
      let base = [0xE000, 0xE800, 0xF000].first(where: { SurrogateEscapes.isFree($0, in: source) })
    else {
      (bytes, base) = (source, nil)
      return
    }
    var bytes = source
    for index in pairs {
      for half in [index, index + 6] {
        guard let value = SurrogateEscapes.escape(in: source, at: half) else { continue }
        let hex = String(value - 0xD800 + base, radix: 16)
        bytes.replaceSubrange((half + 2)..<(half + 6), with: Array(hex.utf8))
      }
    }
    (self.bytes, self.base) = (bytes, base)
  }

  /// The text as it was meant; `isEscaped` where libyaml has read the escapes, which it does in double quotes only.
  func decode(_ text: String, isEscaped: Bool) -> String {
    guard let base else { return text }
    return isEscaped ? joined(text, base) : restored(text, base)
  }

  private func joined(_ text: String, _ base: UInt32) -> String {
    var result = String.UnicodeScalarView()
    var high: UInt32?
    for scalar in text.unicodeScalars {
      guard (base..<(base + 0x800)).contains(scalar.value) else {
        result.append(scalar)
        continue
      }
      let half = scalar.value - base
      if half < 0x400 {
        high = half
      } else if let first = high, let joined = Unicode.Scalar(0x10000 + first << 10 + (half - 0x400)) {
        result.append(joined)
        high = nil
      }
    }
    return String(result)
  }

  /// Outside of double quotes a backslash is text, and is given back as it was written.
  private func restored(_ text: String, _ base: UInt32) -> String {
    var bytes = Array(text.utf8)
    var index = 0
    while index + 6 <= bytes.count {
      if let value = SurrogateEscapes.escape(in: bytes, at: index), (base..<(base + 0x800)).contains(value) {
        let hex = String(value - base + 0xD800, radix: 16)
        bytes.replaceSubrange((index + 2)..<(index + 6), with: Array(hex.utf8))
      }
      index += 1
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func pairs(in bytes: [UInt8]) -> [Int] {
    var found: [Int] = []
    var index = 0
    while index + 1 < bytes.count {
      guard bytes[index] == UInt8(ascii: "\\") else {
        index += 1
        continue
      }
      if let high = escape(in: bytes, at: index), (0xD800..<0xDC00).contains(high),
        let low = escape(in: bytes, at: index + 6), (0xDC00..<0xE000).contains(low)
      {
        found.append(index)
        index += 12
      } else {
        index += 2
      }
    }
    return found
  }

  /// The value of `\uXXXX` at an index.
  private static func escape(in bytes: [UInt8], at index: Int) -> UInt32? {
    guard index + 6 <= bytes.count, bytes[index] == UInt8(ascii: "\\"), bytes[index + 1] == UInt8(ascii: "u")
    else {
      return nil
    }
    return bytes[(index + 2)..<(index + 6)].reduce(UInt32?.some(0)) { value, byte in
      guard let value, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
      return value << 4 | UInt32(digit)
    }
  }

  /// Whether no character of the 2048 from `base` stands in the file, written out or as an escape.
  private static func isFree(_ base: UInt32, in bytes: [UInt8]) -> Bool {
    let range = base..<(base + 0x800)
    if String(decoding: bytes, as: UTF8.self).unicodeScalars.contains(where: { range.contains($0.value) }) {
      return false
    }
    return !bytes.indices.contains { escape(in: bytes, at: $0).map(range.contains) ?? false }
  }
}
