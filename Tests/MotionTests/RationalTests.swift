import Motion
import Testing

@Suite struct RationalTests {
  @Test func `sums of decimal times are exact`() {
    let step = Rational(112, 100)
    #expect(((step + step) * Rational(50)).rounded == 112)
    #expect(Rational(1, 10) + Rational(2, 10) == Rational(3, 10))
  }

  @Test func `fractions are in lowest terms with a positive denominator`() {
    #expect(Rational(6, -4) == Rational(-3, 2))
    #expect(Rational(0, 7) == .zero)
    #expect(Rational(-3, 2).description == "-3/2")
    #expect(Rational(8, 4).description == "2")
  }

  @Test(arguments: [(5, 2, 3), (-5, 2, -2), (7, 3, 2), (-7, 3, -2), (0, 1, 0), (1, 2, 1), (-1, 2, 0)])
  func `rounding takes the nearest integer, halves upwards`(numerator: Int, denominator: Int, expected: Int) {
    #expect(Rational(numerator, denominator).rounded == expected)
  }

  @Test func `comparison does not overflow`() {
    let large = Rational(Int.max / 2, 3)
    #expect(Rational(1, Int.max / 2) < large)
    #expect(!(large < large))
  }

  @Test func `numbers that are not finite make no time`() {
    #expect(Rational(microsecondsNear: .nan) == nil)
    #expect(Rational(microsecondsNear: .infinity) == nil)
    #expect(Rational(microsecondsNear: 1e300) == nil)
    #expect(Rational(microsecondsNear: 0.4) == Rational(2, 5))
  }
}
