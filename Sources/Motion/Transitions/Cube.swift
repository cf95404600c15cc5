extension TransitionKind {
  /// Two faces of one cube, as Core Animation's transition of that name: both turn by a right angle about the cube's
  /// middle, half a side behind the picture plane, before one eye. The distance of 1000 points is our choice among those of published segues,
  /// 200 to 1600.
  package static let cube = TransitionKind(
    "cube", "both screens are faces of a turning cube", parameters: [.from(.right), .perspective(1000)],
    duration: Rational(3, 5)
  ) { arguments in
    let side = arguments.origin("from", default: .right)
    let property: Track.Property = side.axis == .x ? .rotationY : .rotationX
    // The new face stands at the side that it comes from.
    let quarter: Double = side == .right || side == .top ? 90 : -90
    let middle = Track.Value.length(.percent(-50))
    return Choreography(
      tracks: [
        Track(.screen(.source), property, .number(0), .number(-quarter)),
        Track(.screen(.source), .anchorZ, middle, middle),
        Track(.screen(.destination), property, .number(quarter), .number(0)),
        Track(.screen(.destination), .anchorZ, middle, middle),
      ], perspective: arguments.number("perspective", default: 1000))
  }
}
