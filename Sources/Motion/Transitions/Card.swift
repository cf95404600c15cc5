extension TransitionKind {
  /// The modal card of iOS 13: React Navigation's numbers for the scale of the screen below (1 − 20 of 375 points) and
  /// for both radii, and a dim of 0.3. The card stops below the status bar, at 6 % of the height, and stays there with
  /// the old screen behind it.
  package static let card = TransitionKind(
    "card", "a card slides up, and the old screen steps back behind it",
    parameters: [
      TransitionParameter("top", .length(default: .percent(6)), "how far below the top the card stops"),
      .cornerRadius(10), .dim(0.3),
    ], duration: Rational(1, 2), curve: .spring(.system)
  ) { arguments in
    let top = arguments.length("top", default: .percent(6))
    let height = Length(points: -top.points, fraction: 1 - top.fraction)
    let radius = arguments.length("cornerRadius", default: .points(10))
    let corners = Track.Value.corners([radius, radius, .zero, .zero])
    return Choreography(
      dim: .appears(arguments.number("dim", default: 0.3)),
      tracks: [
        Track(
          .screen(.destination), .frame, .frame(.lengths(.zero, .full, .full, height)),
          .frame(.lengths(.zero, top, .full, height))),
        Track(.screen(.destination), .cornerRadius, corners, corners),
        Track(.screen(.source), .scale, .number(1), .number(355.0 / 375)),
        Track(.screen(.source), .cornerRadius, .length(.zero), .length(radius)),
      ])
  }
}

extension TransitionParameter {
  static func cornerRadius(_ radius: Double) -> TransitionParameter {
    TransitionParameter("cornerRadius", .length(default: .points(radius)), "radius of its corners")
  }

  static func dim(_ alpha: Double) -> TransitionParameter {
    TransitionParameter(
      "dim", .number(default: alpha, range: 0...1), "alpha of the black over the old screen")
  }
}

extension Dim {
  static func appears(_ alpha: Double) -> Dim {
    Dim(color: .black, alpha: Keyframe.pair(.number(0), .number(alpha)))
  }
}
