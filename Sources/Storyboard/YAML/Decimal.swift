/// Numbers as a person writes them: no exponent, no trailing zeros.
enum Decimal {
  /// - Parameter places: digits after the point that are kept, 0…6.
  static func text(_ value: Double, places: Int = 2) -> String {
    var unit = 1
    for _ in 0..<places { unit *= 10 }
    guard value.isFinite, let scaled = Int(exactly: (value * Double(unit)).rounded()) else { return "0" }
    let magnitude = scaled.magnitude
    let whole = String(magnitude / UInt(unit))
    var digits = String(magnitude % UInt(unit))
    digits = String(repeating: "0", count: places - min(digits.count, places)) + digits
    while digits.hasSuffix("0") { digits.removeLast() }
    let sign = scaled < 0 ? "-" : ""
    return sign + whole + (digits.isEmpty ? "" : "." + digits)
  }
}
