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
    var choreography = setting(keys)
    var base = Transition(name: field.name, choreography: choreography, duration: Rational(2, 5))
    let tracks = TrackReader(context: context, layers: choreography.layers.map(\.name))
    if let phases = keys["phases"], let read = PhaseReader(tracks: tracks).read(phases, conflicting: keys) {
      base.duration = read.duration
      (choreography.tracks, choreography.lifted) = (read.tracks.tracks, read.tracks.lifted)
    }
    base = TimingReader(context: context).apply(keys, to: base)
    if let field = keys["tracks"] {
      let read = tracks.tracks(field)
      choreography.tracks += read.tracks
      choreography.lifted += read.lifted.filter { !choreography.lifted.contains($0) }
    }
    base.choreography = choreography
    keys.finish()
    return base
  }

  /// All but the tracks.
  private func setting(_ keys: Keys) -> Choreography {
    let front = keys["above"]?.choice(Role.self) ?? .destination
    return Choreography(
      above: front, background: keys["background"]?.color(), dim: keys["dim"].flatMap { dim($0) },
      layers: keys["layers"].map { ExtraLayerReader(context: context, front: front).layers($0) } ?? [],
      matches: keys["match"].map { MatchReader().matches($0) } ?? [],
      masks: keys["mask"].map { MaskReader(context: context, front: front).masks($0) } ?? [],
      perspective: keys["perspective"]?.number(1...Field.reach),
      removesSource: keys["removesSource"]?.bool() ?? false)
  }

  /// `{color: black, alpha: [0, 0.4]}`.
  private func dim(_ field: Field) -> Dim? {
    guard let keys = field.map(.dim) else { return nil }
    let color = keys["color"]?.color() ?? .black
    let alpha = keys.required("alpha").flatMap {
      KeyframeReader(.property(.alpha), other: .source).keyframes($0)
    }
    let window = WindowReader.window(keys)
    let curve = keys["curve"]?.curve()
    keys.finish()
    return alpha.map { Dim(color: color, alpha: $0, window: window, curve: curve) }
  }
}
