internal import Motion

/// Reads the transitions that a scene writes itself.
struct CustomTransitionReader {
  let context: SceneContext

  func transition(_ field: Field) -> Transition? {
    guard Naming.checkKey(field, "a transition"), let keys = field.map(.customTransition) else { return nil }
    keys.what = "a transition"
    if TransitionKind.named(field.name) != nil || ["system", "auto"].contains(field.name) {
      field.error("\"\(field.name)\" is a transition already", at: field.key, hint: "choose another name")
    }
    var choreography = Choreography(above: keys["above"]?.choice(Role.self) ?? .destination)
    choreography.background = keys["background"]?.color()
    choreography.dim = keys["dim"].flatMap { dim($0) }
    keys.refuse(["match", "mask", "layers"])
    var base = Transition(name: field.name, choreography: choreography, duration: Rational(2, 5))
    let phases = keys["phases"]
    if let phases {
      let reader = PhaseReader(context: context)
      if let read = reader.read(phases, conflicting: keys) {
        base.duration = read.duration
        choreography.tracks = read.tracks
      }
    }
    base = TimingReader(context: context).apply(keys, to: base)
    if let tracks = keys["tracks"] {
      choreography.tracks += TrackReader(context: context).tracks(tracks)
    }
    base.choreography = choreography
    keys.finish()
    return base
  }

  /// `{color: black, alpha: [0, 0.4]}`.
  private func dim(_ field: Field) -> Dim? {
    guard let keys = field.map(.dim) else { return nil }
    let color = keys["color"]?.color() ?? .black
    let alpha = keys.required("alpha").flatMap {
      KeyframeReader(property: .alpha, other: .source).keyframes($0)
    }
    keys.finish()
    return alpha.map { Dim(color: color, alpha: $0) }
  }
}
