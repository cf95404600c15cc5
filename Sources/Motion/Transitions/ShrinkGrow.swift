extension TransitionKind {
  /// Two animations of 0.5 s, the second started by the completion of the first, as most segues of that name do it.
  package static let shrinkGrow = TransitionKind(
    "shrinkGrow", "the old screen shrinks away, then the new one grows",
    parameters: [.backdrop(.black)], duration: Rational(1)
  ) { arguments in
    Choreography(
      background: arguments.color("background", default: .black),
      tracks: [
        Track(.screen(.source), .scale, .number(1), .number(0.001), window: .fraction(0, 0.5)),
        Track(.screen(.destination), .scale, .number(0.001), .number(1), window: .fraction(0.5, 1)),
      ])
  }
}
