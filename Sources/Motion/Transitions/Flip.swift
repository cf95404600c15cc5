extension TransitionKind {
  /// UIKit's `transitionFlipFrom…`: the side that is named comes towards the viewer. Backs are hidden, so that the
  /// faces change at the quarter turn. m34 = −1/500 is the most usual perspective of published segues.
  package static let flip = TransitionKind(
    "flip", "the screen turns over, with the new one on its back",
    parameters: [
      TransitionParameter(
        "from", .origin(default: .right, allowed: Origin.allCases), "the side that comes to the front"),
      .perspective(500), .backdrop(nil),
    ], duration: Rational(3, 5)
  ) { arguments in
    let side = arguments.origin("from", default: .right)
    let property: Track.Property = side.axis == .x ? .rotationY : .rotationX
    // A positive turn takes the right or the top edge away from the viewer.
    let half: Double = side == .left || side == .bottom ? 180 : -180
    let eye = Track.Value.number(arguments.number("perspective", default: 500))
    return Choreography(
      background: arguments.colors["background"],
      tracks: [
        Track(.screen(.source), property, .number(0), .number(half)),
        Track(.screen(.source), .perspective, eye, eye),
        Track(.screen(.destination), property, .number(-half), .number(0)),
        Track(.screen(.destination), .perspective, eye, eye),
      ])
  }
}
