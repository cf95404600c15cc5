extension TransitionKind {
  /// The shutter of a camera: closes over the old screen and opens on the new one.
  package static let iris = TransitionKind(
    "iris", "a circle closes over the old screen and opens on the new one",
    parameters: [.center, .backdrop(.black)], duration: Rational(7, 10)
  ) { arguments in
    let center = arguments.point("center")
    func circle(_ role: Role, _ start: Track.Value, _ end: Track.Value, _ window: Track.Window) -> MaskTrack {
      MaskTrack(
        role, .circle(center: Keyframe.pair(center, center), radius: Keyframe.pair(start, end)),
        window: window)
    }
    return Choreography(
      background: arguments.color("background", default: .black),
      masks: [
        circle(.source, .cover, .length(.zero), .fraction(0, 0.5)),
        circle(.destination, .length(.zero), .cover, .fraction(0.5, 1)),
      ])
  }
}
