internal import Motion

/// Exact numbers from what a user types.
enum DecimalText {
  /// `12`, `0.25`, `.5`: digits with at most six decimals, and no sign. Below a billion.
  static func rational(_ text: String) -> Rational? {
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard let whole = parts.first, whole.count <= 9, whole.utf8.allSatisfy(isDigit) else { return nil }
    let decimals = parts.count == 2 ? parts[1] : ""
    guard decimals.count <= 6, decimals.utf8.allSatisfy(isDigit), !(whole.isEmpty && decimals.isEmpty) else {
      return nil
    }
    let padded = decimals + String(repeating: "0", count: 6 - decimals.count)
    guard let integer = Int(whole.isEmpty ? "0" : whole), let millionths = Int(padded) else { return nil }
    return Rational(integer * 1_000_000 + millionths, 1_000_000)
  }

  /// A decimal, or two whole numbers with a slash between them.
  static func fraction(_ text: String) -> Rational? {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    if parts.count == 1 { return rational(text) }
    guard parts.count == 2, let top = rational(String(parts[0])), let bottom = rational(String(parts[1])),
      top.denominator == 1, bottom.denominator == 1, bottom > .zero
    else { return nil }
    return top / bottom
  }

  /// Seconds: `1.5`, `1.5s` or `400ms`.
  static func seconds(_ text: String) -> Rational? {
    if text.hasSuffix("ms") { return rational(String(text.dropLast(2))).map { $0 / Rational(1000) } }
    return rational(text.hasSuffix("s") ? String(text.dropLast()) : text)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
}
