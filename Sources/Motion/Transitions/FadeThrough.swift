extension TransitionKind {
  /// Material's fade-through: 300 ms, the old screen is gone at 0.35 of the way and the new one grows from 0.92
  /// (material-components-android, `MaterialFadeThrough`).
  package static let fadeThrough = TransitionKind(
    "fadeThrough", "the old screen fades out, then the new one fades in and grows a little",
    parameters: [.backdrop(.white)], duration: Rational(3, 10), curve: .bezier(0.4, 0, 0.2, 1)
  ) { arguments in
    Choreography(
      background: arguments.color("background", default: .white),
      tracks: [
        Track(.screen(.source), .alpha, .number(1), .number(0), window: .fraction(0, 0.35)),
        Track(.screen(.destination), .alpha, .number(0), .number(1), window: .fraction(0.35, 1)),
        Track(.screen(.destination), .scale, .number(0.92), .number(1), window: .fraction(0.35, 1)),
      ])
  }
}
