/// Lets functions stand without quotes wherever a value can: `curve: spring(damping: 0.8, velocity: 0)` has a second
/// `": "`, and `{color: rgb(1, 2, 3)}` has commas, that YAML would take for its own.
///
/// Inside of such a call the colons and commas are given to libyaml as two private characters that the file does not
/// use, one for one, so that no column moves; `decode` gives them back in every text, quoted or not.
struct FunctionText {
  let bytes: [UInt8]
  private let colon: Unicode.Scalar?
  private let comma: Unicode.Scalar?

  private static let names = CurveGrammar.functions + ["rgb", "rgba"]

  init(_ source: [UInt8]) {
    let calls = FunctionText.calls(in: source)
    let free = calls.isEmpty ? [] : FunctionText.freeScalars(in: source)
    guard free.count == 2 else {
      (bytes, colon, comma) = (source, nil, nil)
      return
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(source.count + calls.count * 16)
    var done = 0
    for call in calls {
      bytes += source[done..<call.lowerBound]
      for byte in source[call] {
        switch byte {
        case UInt8(ascii: ":"): bytes += Array(String(free[0]).utf8)
        case UInt8(ascii: ","): bytes += Array(String(free[1]).utf8)
        default: bytes.append(byte)
        }
      }
      done = call.upperBound
    }
    self.bytes = bytes + source[done...]
    (colon, comma) = (free[0], free[1])
  }

  func decode(_ text: String) -> String {
    guard let colon, let comma else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      result.append(scalar == colon ? ":" : scalar == comma ? "," : scalar)
    }
    return String(result)
  }

  /// The insides of the parentheses of all calls that end on their line.
  private static func calls(in bytes: [UInt8]) -> [Range<Int>] {
    var calls: [Range<Int>] = []
    var index = 0
    while index < bytes.count {
      defer { index += 1 }
      guard bytes[index] == UInt8(ascii: "("), isName(bytes, before: index) else { continue }
      var end = index + 1
      while end < bytes.count, isInside(bytes[end]) { end += 1 }
      if end < bytes.count, bytes[end] == UInt8(ascii: ")") { calls.append((index + 1)..<end) }
    }
    return calls
  }

  private static func isName(_ bytes: [UInt8], before index: Int) -> Bool {
    names.contains { name in
      let start = index - name.utf8.count
      guard start >= 0, bytes[start..<index].elementsEqual(name.utf8) else { return false }
      return start == 0 || " \"'\t\n\r,[{".utf8.contains(bytes[start - 1])
    }
  }

  /// Digits, letters, signs and spaces: what arguments are made of.
  private static func isInside(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: " .,:%+-_".utf8.contains(byte)
    }
  }

  /// Two scalars at the end of the private planes that stand in the file neither as they are nor as an escape.
  private static func freeScalars(in bytes: [UInt8]) -> [Unicode.Scalar] {
    let text = String(decoding: bytes, as: UTF8.self)
    let used = Set(text.unicodeScalars.filter { $0.value >= 0x10F000 })
    // A file that escapes characters of that plane gets none, and quotes its functions.
    let escapes = text.lowercased().split(separator: "\\u0010f").count > 1
    guard !escapes else { return [] }
    let candidates = (0x10F000...0x10F0FF).lazy.compactMap { Unicode.Scalar($0 as UInt32) }
    return Array(candidates.filter { !used.contains($0) }.prefix(2))
  }
}
