/// An exact fraction of two integers: times in seconds and frame rates, so that no rounding ever accumulates.
///
/// Always in lowest terms with a positive denominator. Arithmetic traps on overflow only beyond what the limits of a
/// scene allow: inputs are held to microseconds and to at most `Limits.seconds`.
package struct Rational: Hashable, Sendable {
  package let numerator: Int
  package let denominator: Int

  /// `denominator` must not be 0.
  package init(_ numerator: Int, _ denominator: Int = 1) {
    let divisor = Rational.greatestCommonDivisor(numerator.magnitude, denominator.magnitude)
    let sign = denominator < 0 ? -1 : 1
    self.numerator = sign * numerator / Int(divisor)
    self.denominator = sign * denominator / Int(divisor)
  }

  /// The nearest whole number of microseconds; nil unless `seconds` is finite and below 1e12 in magnitude.
  package init?(microsecondsNear seconds: Double) {
    guard seconds.isFinite, abs(seconds) < 1e12 else { return nil }
    self.init(Int((seconds * 1e6).rounded()), 1_000_000)
  }

  package static let zero = Rational(0)
  package var value: Double { Double(numerator) / Double(denominator) }

  /// The nearest whole number of microseconds: what a division has made is held to the grid that all times are on,
  /// so that no sum of them can grow a denominator without end. The value must be below 1e12 in magnitude.
  package var heldToMicroseconds: Rational {
    if 1_000_000 % denominator == 0 { return self }
    let scaled = numerator.multipliedFullWidth(by: 1_000_000)
    let (quotient, remainder) = denominator.dividingFullWidth(scaled)
    let isUpper = 2 * remainder.magnitude >= denominator.magnitude
    return Rational(quotient + (isUpper ? remainder.signum() : 0), 1_000_000)
  }

  /// The nearest integer; halves go up.
  package var rounded: Int {
    let doubled = 2 * numerator + denominator
    let divisor = 2 * denominator
    let quotient = doubled / divisor
    return doubled % divisor < 0 ? quotient - 1 : quotient
  }

  private static func greatestCommonDivisor(_ a: UInt, _ b: UInt) -> UInt {
    var (a, b) = (a, b)
    while b != 0 { (a, b) = (b, a % b) }
    return max(a, 1)
  }
}

extension Rational: Comparable, CustomStringConvertible {
  package static func < (a: Rational, b: Rational) -> Bool {
    a.numerator.multipliedFullWidth(by: b.denominator) < b.numerator.multipliedFullWidth(by: a.denominator)
  }

  package static func + (a: Rational, b: Rational) -> Rational {
    let divisor = greatestCommonDivisor(a.denominator.magnitude, b.denominator.magnitude)
    let scaleA = b.denominator / Int(divisor)
    let scaleB = a.denominator / Int(divisor)
    return Rational(a.numerator * scaleA + b.numerator * scaleB, a.denominator * scaleA)
  }

  package static prefix func - (a: Rational) -> Rational { Rational(-a.numerator, a.denominator) }
  package static func - (a: Rational, b: Rational) -> Rational { a + -b }

  package static func * (a: Rational, b: Rational) -> Rational {
    let left = Rational(a.numerator, b.denominator)
    let right = Rational(b.numerator, a.denominator)
    return Rational(left.numerator * right.numerator, left.denominator * right.denominator)
  }

  /// `b` must not be 0.
  package static func / (a: Rational, b: Rational) -> Rational {
    a * Rational(b.denominator, b.numerator)
  }

  package var description: String {
    denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)"
  }
}
