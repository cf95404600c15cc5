/// How progress follows time: maps the elapsed fraction of a duration, 0…1, to a value that is 0 at the start and
/// 1 at the end, and may overshoot in between.
package enum Curve: Hashable, Sendable {
  case cubicBezier(CubicBezier)
  /// Cubics from (0, 0) to (1, 1), end to end, where one is not enough.
  case path([CubicBezier.Piece])
  case steps(Int, StepPosition)
  /// CSS `linear(…)`.
  case points([LinearPoint])
  case spring(Spring)
  case formula(CurveFormula)

  package static let linear = Curve.points([LinearPoint(0, 0), LinearPoint(1, 1)])

  /// The value at `fraction` of a movement that lasts `duration` seconds. Exactly 0 before the start and 1 from the
  /// end on (step functions that jump at the start excepted).
  package func value(at fraction: Double, duration: Double) -> Double {
    if fraction >= 1 { return 1 }
    let fraction = max(fraction, 0)
    switch self {
    case .steps(let count, let position):
      return position.value(at: fraction, count: count)
    case _ where fraction == 0:
      return 0
    case .cubicBezier(let bezier):
      return bezier.value(at: fraction)
    case .path(let pieces):
      return CubicBezier.Piece.value(of: pieces, at: fraction)
    case .points(let points):
      return LinearPoint.value(of: points, at: fraction)
    case .spring(let spring):
      return spring.value(at: fraction * duration, duration: duration)
    case .formula(let formula):
      return formula.value(at: fraction)
    }
  }

  /// The time in seconds that the curve itself needs to settle; nil for curves that fit any duration.
  package var naturalDuration: Double? {
    if case .spring(let spring) = self { return spring.settlingDuration }
    return nil
  }
}
