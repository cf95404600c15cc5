/// Curves that no cubic describes: formulas over the fraction t of the time, 0 < t < 1.
package enum CurveFormula: String, Hashable, Sendable, CaseIterable {
  /// Penner's elastic, period 0.4.
  case easeInElastic, easeOutElastic, easeInOutElastic
  /// Penner's bounce: n = 7.5625, d = 2.75.
  case easeInBounce, easeOutBounce, easeInOutBounce
  /// SwiftUI's `UnitCurve`: arcs of a circle.
  case circularEaseIn, circularEaseOut, circularEaseInOut

  func value(at t: Double) -> Double {
    switch self {
    case .easeInElastic: 1 - Self.elastic(1 - t)
    case .easeOutElastic: Self.elastic(t)
    case .easeInOutElastic: Self.twice(t) { 1 - Self.elastic(1 - $0) }
    case .easeInBounce: 1 - Self.bounce(1 - t)
    case .easeOutBounce: Self.bounce(t)
    case .easeInOutBounce: Self.twice(t) { 1 - Self.bounce(1 - $0) }
    case .circularEaseIn: Self.circular(t)
    case .circularEaseOut: 1 - Self.circular(1 - t)
    case .circularEaseInOut: Self.twice(t, Self.circular)
    }
  }

  /// The ease-in in the first half, its mirror image in the second.
  private static func twice(_ t: Double, _ easeIn: (Double) -> Double) -> Double {
    t < 0.5 ? easeIn(2 * t) / 2 : 1 - easeIn(2 - 2 * t) / 2
  }

  private static func circular(_ t: Double) -> Double { 1 - (1 - t * t).squareRoot() }

  private static func elastic(_ t: Double) -> Double {
    let period = 0.4
    return Elementary.power(2, -10 * t) * Elementary.sine((t - period / 4) * 2 * .pi / period) + 1
  }

  private static func bounce(_ t: Double) -> Double {
    let (n, d) = (7.5625, 2.75)
    if t < 1 / d { return n * t * t }
    if t < 2 / d { return n * (t - 1.5 / d) * (t - 1.5 / d) + 0.75 }
    if t < 2.5 / d { return n * (t - 2.25 / d) * (t - 2.25 / d) + 0.9375 }
    return n * (t - 2.625 / d) * (t - 2.625 / d) + 0.984375
  }
}
