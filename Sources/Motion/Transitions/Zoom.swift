extension TransitionKind {
  /// What a segue does that sets `transform` to a scale of 0.001 and animates it to identity; with an element the
  /// scale is that of the element's frame and the middle moves from the element's to the screen's.
  package static let zoom = TransitionKind(
    "zoom", "a screen grows from a point or a view, or shrinks into it",
    parameters: [
      TransitionParameter(
        "direction", .choice(default: "in", names: ["in", "out"]),
        "`in`: the new screen grows; `out`: the old one shrinks"),
      TransitionParameter(
        "element", .optionalElement(of: .source),
        "the view to grow from, of the old screen, or to shrink into, of the new one"),
      TransitionParameter(
        "scale", .number(default: 0.001, range: 0...100), "the smallest size, as a share of the screen"),
      TransitionParameter(
        "fade", .choice(default: "none", names: ["none", "cross"]), "whether the screen also fades"),
    ]
  ) { arguments in
    let grows = arguments.choice("direction", default: "in") == "in"
    let role: Role = grows ? .destination : .source
    func track(_ property: Track.Property, _ small: Track.Value, _ full: Track.Value) -> Track {
      grows ? Track(.screen(role), property, small, full) : Track(.screen(role), property, full, small)
    }
    var tracks: [Track] = []
    if let element = arguments.elements["element"] {
      let view = Track.Value.element(role.other, element)
      tracks = [
        track(.center, view, .point(.percent(50), .percent(50))), track(.scale, view, .number(1)),
      ]
    } else {
      tracks = [track(.scale, .number(arguments.number("scale", default: 0.001)), .number(1))]
    }
    if arguments.choice("fade", default: "none") == "cross" {
      tracks.append(track(.alpha, .number(0), .number(1)))
    }
    return Choreography(above: role, tracks: tracks, removesSource: !grows)
  }
}
