extension TransitionKind {
  /// Views of one id on both screens move from the one's place to the other's, while all else cross-fades. 0.35 s and
  /// a cascade of 0.02 s are Hero's numbers; the cascade is off unless it is asked for.
  package static let match = TransitionKind(
    "match", "views that both screens have move from place to place",
    parameters: [
      TransitionParameter(
        "elements", .matches, "ids, or {from: ID, to: ID}; without them every id that both screens have"),
      TransitionParameter(
        "path", .choice(default: "straight", names: ["straight", "arc"]), "the line that the middles follow"),
      TransitionParameter(
        "fade", .choice(default: "cross", names: Match.Fade.allCases.map(\.rawValue)),
        "how the looks change on the way"),
      TransitionParameter(
        "stagger", .number(default: 0, range: 0...10), "seconds from one view to the next, as 0.02"),
    ], duration: Rational(7, 20)
  ) { arguments in
    let pairs = arguments.matches["elements"] ?? [.common]
    return Choreography(
      tracks: [Track(.screen(.destination), .alpha, .number(0), .number(1))],
      matches: pairs.map { pair in
        Match(
          pair, fade: Match.Fade(rawValue: arguments.choice("fade", default: "cross")) ?? .cross,
          arc: arguments.choice("path", default: "straight") == "arc" ? 1 : 0,
          stagger: arguments.number("stagger", default: 0))
      })
  }
}
