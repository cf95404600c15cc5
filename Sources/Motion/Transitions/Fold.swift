extension TransitionKind {
  /// The old screen is folded like an accordion while the new one slides in; the width that is left and the new
  /// screen's edge are the same number, so that the seam never opens.
  package static let fold = TransitionKind(
    "fold", "the old screen folds away like an accordion",
    parameters: [
      TransitionParameter(
        "from", .origin(default: .right, allowed: [.right, .left]), "the side that the new screen comes from")
    ], duration: Rational(3, 5)
  ) { arguments in
    let side = arguments.origin("from", default: .right)
    let stays = Track.Value.point(side == .right ? .zero : .full, .percent(50))
    return Choreography(tracks: [
      .enters(.destination, from: side),
      Track(.screen(.source), .fold, .number(0), .number(1)),
      Track(.screen(.source), .anchor, stays, stays),
    ])
  }
}
