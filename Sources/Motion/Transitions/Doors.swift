extension TransitionKind {
  /// Two snapshots of the old screen's halves that part, as segues do with `resizableSnapshotView(from:)`.
  package static let doors = TransitionKind(
    "doors", "the old screen parts in the middle",
    parameters: [
      TransitionParameter(
        "axis", .choice(default: "x", names: ["x", "y"]), "the axis along which the halves part: x or y")
    ], duration: Rational(3, 5)
  ) { arguments in
    let isWide = arguments.choice("axis", default: "x") == "x"
    let half = Length.percent(50)
    func door(_ name: String, isFirst: Bool) -> ExtraLayer {
      let start = isFirst ? Length.zero : half
      return ExtraLayer(
        name: name, content: .snapshot(.source),
        frame: isWide ? .lengths(start, .zero, half, .full) : .lengths(.zero, start, .full, half),
        above: .source)
    }
    func opens(_ name: String, _ sign: Double) -> Track {
      Track(
        .layer(name), isWide ? .x : .y, .length(.zero), .length(.percent(50 * sign)))
    }
    let names = isWide ? ("leftDoor", "rightDoor") : ("topDoor", "bottomDoor")
    return Choreography(
      above: .source, layers: [door(names.0, isFirst: true), door(names.1, isFirst: false)],
      tracks: [
        Track(.screen(.source), .alpha, .number(0), .number(0)), opens(names.0, -1), opens(names.1, 1),
      ])
  }
}
