extension TransitionKind {
  /// A `CAShapeLayer` mask whose path grows by a `CABasicAnimation`: without a timing function that is linear, in
  /// 0.5 s.
  package static let circleReveal = TransitionKind(
    "circleReveal", "a growing circle reveals the new screen",
    parameters: [
      TransitionParameter(
        "element", .optionalElement(of: .source), "the view of the old screen that the circle grows from"),
      .center,
    ], duration: Rational(1, 2), curve: .linear
  ) { arguments in
    let element = arguments.elements["element"].map { Track.Value.element(.source, $0) }
    let center = element ?? arguments.point("center")
    return Choreography(masks: [
      MaskTrack(
        .destination,
        .circle(
          center: Keyframe.pair(center, center),
          radius: Keyframe.pair(element ?? .length(.zero), .cover)))
    ])
  }
}

extension TransitionParameter {
  static let center = TransitionParameter(
    "center", .point(of: .source), "the circle's middle: [x, y], or a view of the old screen")

  static func backdrop(_ color: Color?) -> TransitionParameter {
    TransitionParameter("background", .color(default: color), "what shows behind both screens")
  }

  static func perspective(_ distance: Double) -> TransitionParameter {
    TransitionParameter(
      "perspective", .number(default: distance, range: 1...100_000),
      "how far away the eye is, in points: m34 = −1/d")
  }
}
