internal import Motion

/// Reads the keys that all transitions share.
struct TimingReader {
  let context: SceneContext

  /// The transition with the timing that is written; the rest stays.
  ///
  /// A curve with a settling time of its own brings its duration where none is written.
  func apply(_ keys: Keys, to base: Transition) -> Transition {
    var transition = base
    let durationField = keys["duration"]
    let curveField = keys["curve"]
    if let curve = curveField?.curve() {
      transition.curve = curve
      if durationField == nil, let field = curveField {
        transition.duration = naturalDuration(of: curve, field) ?? base.duration
      }
    }
    transition.duration = durationField?.duration() ?? transition.duration
    transition.delay = keys["delay"]?.duration() ?? transition.delay
    if let speed = keys["speed"]?.speed() {
      transition.duration = (transition.duration / speed).heldToMicroseconds
      transition.delay = (transition.delay / speed).heldToMicroseconds
    }
    transition.reverse = keys["reverse"].flatMap { reverse($0) } ?? transition.reverse
    if let field = curveField { warnOfVelocity(transition, field) }
    return transition
  }

  func naturalDuration(of curve: Curve, _ field: Field) -> Rational? {
    guard let seconds = curve.naturalDuration else { return nil }
    guard seconds <= Double(Limits.seconds), let duration = Rational(microsecondsNear: seconds) else {
      field.error(
        "the spring needs more than \(Limits.seconds) s to settle",
        hint: "give it more damping, or a `duration`")
      return nil
    }
    return duration
  }

  private func reverse(_ field: Field) -> Transition.Reverse? {
    guard field.value.pairs != nil else {
      return field.choice([("mirror", Transition.Reverse.mirror), ("same", .sameCurve)])
    }
    guard let keys = field.map(.reverse) else { return nil }
    let curve = keys["curve"]?.curve()
    var duration = keys["duration"]?.duration()
    if duration == nil, let curve, let field = keys["curve"] { duration = naturalDuration(of: curve, field) }
    keys.finish()
    return .timing(duration: duration, curve: curve)
  }

  /// UIKit's own solution is unstable there, so that ours cannot be expected to look like it.
  private func warnOfVelocity(_ transition: Transition, _ field: Field) {
    guard case .spring(.damped(_, let velocity)) = transition.curve, velocity * transition.duration.value > 3
    else {
      return
    }
    context.report.warning(
      "the spring's velocity is more than three distances within its duration", at: field.raw,
      hint: "UIKit's own movement is not predictable there")
  }
}

extension Field {
  func curve() -> Curve? {
    read("a curve") { text throws(ScalarFault) in try CurveGrammar.curve(text) }
  }

  /// A factor on time: 0.25 is four times slower. In thousandths, which keeps the arithmetic of a film exact.
  func speed() -> Rational? {
    guard let speed = fraction(0.01...100) else { return nil }
    if 1000 % speed.denominator == 0 { return speed }
    error("`\(name)` must have at most three decimals", at: value)
    return nil
  }
}
