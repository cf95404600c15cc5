extension TransitionKind {
  /// The eight directions of Remotion's and FFmpeg's wipes; from a corner the edge is parallel to the other diagonal.
  package static let wipe = TransitionKind(
    "wipe", "an edge sweeps over the picture and leaves the new screen behind it",
    parameters: [
      TransitionParameter(
        "from", .choice(default: "trailing", names: sides.map(\.name) + ["leading", "trailing"]),
        "the side or corner that the edge starts at")
    ]
  ) { arguments in
    let (leading, trailing) = arguments.direction.isRightToLeft ? ("right", "left") : ("left", "right")
    let written = arguments.choice("from", default: "trailing")
    let name = written == "trailing" ? trailing : written == "leading" ? leading : written
    let (x, y) = sides.first { $0.name == name }.map { ($0.x, $0.y) } ?? (1, 0)
    return Choreography(masks: [
      MaskTrack(.destination, .polygon(Keyframe.pair(edge(x, y, 0), edge(x, y, 1))))
    ])
  }

  /// x and y of a side: −1 is left or top, 1 right or bottom.
  private static let sides: [(name: String, x: Double, y: Double)] = [
    ("right", 1, 0), ("left", -1, 0), ("top", 0, -1), ("bottom", 0, 1), ("topLeft", -1, -1),
    ("topRight", 1, -1), ("bottomLeft", -1, 1), ("bottomRight", 1, 1),
  ]

  /// What is behind the edge, which has passed the whole picture at 1.
  private static func edge(_ x: Double, _ y: Double, _ progress: Double) -> Track.Value {
    func point(_ x: Double, _ y: Double) -> Track.PointValue {
      Track.PointValue(Length(fraction: x), Length(fraction: y))
    }
    // From a corner a triangle whose sides are twice the picture's covers it just at the end.
    if x != 0, y != 0 {
      let (left, top) = (x < 0 ? 0.0 : 1, y < 0 ? 0.0 : 1)
      return .polygon([
        point(left, top), point(left - x * 2 * progress, top), point(left, top - y * 2 * progress),
      ])
    }
    let from = x + y > 0 ? 1.0 : 0
    let to = x + y > 0 ? 1 - progress : progress
    return x != 0
      ? .polygon([point(from, 0), point(to, 0), point(to, 1), point(from, 1)])
      : .polygon([point(0, from), point(0, to), point(1, to), point(1, from)])
  }
}
