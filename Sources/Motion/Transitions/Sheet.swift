extension TransitionKind {
  /// A sheet of half the height, as UIKit's medium detent; it stays there with the old screen above it.
  package static let sheet = TransitionKind(
    "sheet", "a sheet slides up over the lower half of the old screen",
    parameters: [
      TransitionParameter("height", .length(default: .percent(50)), "how high the sheet is"),
      .cornerRadius(10), .dim(0.2),
    ], duration: Rational(1, 2), curve: .spring(.system)
  ) { arguments in
    let height = arguments.length("height", default: .percent(50))
    let top = Length(points: -height.points, fraction: 1 - height.fraction)
    let radius = arguments.length("cornerRadius", default: .points(10))
    let corners = Track.Value.corners([radius, radius, .zero, .zero])
    return Choreography(
      dim: .appears(arguments.number("dim", default: 0.2)),
      tracks: [
        Track(
          .screen(.destination), .frame, .frame(.lengths(.zero, .full, .full, height)),
          .frame(.lengths(.zero, top, .full, height))),
        Track(.screen(.destination), .cornerRadius, corners, corners),
      ])
  }
}
