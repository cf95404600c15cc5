extension TransitionKind {
  /// A side menu that stays with the old screen beside it. Its width of 80 % is our choice; published ones take about
  /// three quarters.
  package static let drawer = TransitionKind(
    "drawer", "the new screen slides over a part of the old one",
    parameters: [
      TransitionParameter(
        "from", .origin(default: .left, allowed: [.left, .right]), "the side that the drawer comes from"),
      TransitionParameter("width", .length(default: .percent(80)), "how wide the drawer is"), .dim(0.4),
    ]
  ) { arguments in
    let width = arguments.length("width", default: .percent(80))
    let rest = Length(points: -width.points, fraction: 1 - width.fraction)
    let isLeft = arguments.origin("from", default: .left) == .left
    let (start, end) = isLeft ? (-width, Length.zero) : (Length.full, rest)
    return Choreography(
      dim: .appears(arguments.number("dim", default: 0.4)),
      tracks: [
        Track(
          .screen(.destination), .frame, .frame(.lengths(start, .zero, width, .full)),
          .frame(.lengths(end, .zero, width, .full)))
      ])
  }
}
