internal import Motion

/// A number as a scene writes it: a sign, decimal digits, a point, an exponent. Nothing else that YAML or C would take
/// for a number (`0x10`, `nan`, `1_000`, `1:30`) is one.
struct DecimalNumber {
  /// Finite.
  let value: Double
  /// `mantissa` × 10 ^ `exponent` exactly; nil beyond 18 digits.
  private let exact: (mantissa: Int, exponent: Int)?

  init?(_ text: some StringProtocol) {
    var rest = Substring(text).utf8[...]
    let isNegative = rest.first == UInt8(ascii: "-")
    if isNegative || rest.first == UInt8(ascii: "+") { rest = rest.dropFirst() }
    let whole = rest.prefix(while: Self.isDigit)
    rest = rest.dropFirst(whole.count)
    var fraction = rest.prefix(0)
    if rest.first == UInt8(ascii: ".") {
      fraction = rest.dropFirst().prefix(while: Self.isDigit)
      guard !fraction.isEmpty else { return nil }
      rest = rest.dropFirst(fraction.count + 1)
    }
    guard !whole.isEmpty || !fraction.isEmpty else { return nil }
    guard let exponent = Self.exponent(rest) else { return nil }
    guard let value = Double(String(text)), value.isFinite else { return nil }
    self.value = value == 0 ? 0 : value
    let digits = Array(whole) + Array(fraction)
    if digits.count <= 18, abs(exponent) <= 400, let mantissa = Int(String(decoding: digits, as: UTF8.self)) {
      exact = (isNegative ? -mantissa : mantissa, exponent - fraction.count)
    } else {
      exact = nil
    }
  }

  /// The number as an exact fraction, times a power of ten; beyond a millionth it is rounded. nil where the number is
  /// too large to be told exactly.
  func rational(timesTenTo power: Int = 0) -> Rational? {
    if let exact {
      let shift = exact.exponent + power + 6
      if exact.mantissa == 0 { return .zero }
      if (0...24).contains(shift) {
        var millionths = exact.mantissa
        for _ in 0..<shift {
          let (product, overflow) = millionths.multipliedReportingOverflow(by: 10)
          guard !overflow, abs(product) < 1_000_000_000_000_000 else { return nil }
          millionths = product
        }
        return Rational(millionths, 1_000_000)
      }
    }
    var scaled = value
    for _ in 0..<abs(power) { scaled = power > 0 ? scaled * 10 : scaled / 10 }
    return Rational(microsecondsNear: scaled).flatMap { abs(scaled) < 1e9 ? $0 : nil }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// 0 where there is none; nil where it is not one.
  private static func exponent(_ text: Substring.UTF8View.SubSequence) -> Int? {
    guard let first = text.first else { return 0 }
    guard first == UInt8(ascii: "e") || first == UInt8(ascii: "E") else { return nil }
    var digits = text.dropFirst()
    let isNegative = digits.first == UInt8(ascii: "-")
    if isNegative || digits.first == UInt8(ascii: "+") { digits = digits.dropFirst() }
    guard !digits.isEmpty, digits.allSatisfy(isDigit) else { return nil }
    // An exponent of many digits is beyond every range; the value decides.
    let number = Int(String(decoding: digits, as: UTF8.self)) ?? 100_000
    return isNegative ? -number : number
  }
}
