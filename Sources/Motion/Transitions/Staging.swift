/// Puts a transition's two screens on the canvas at one moment: the choreography's tracks become layers.
struct Staging {
  let choreography: Choreography
  let timing: TrackTiming
  let frames: StageFrames

  init(
    choreography: Choreography, timing: TrackTiming, source: Actor, destination: Actor, container: Size,
    screens: ScreenSet, measurer: any Measurer
  ) {
    self.choreography = choreography
    self.timing = timing
    frames = StageFrames(
      container: container, source: source, destination: destination, screens: screens, measurer: measurer)
  }

  /// Back to front, without those that cannot be seen.
  func layers() -> [Layer] { frames.visible(composition).map(\.layer) }

  /// The destination as the transition leaves it, with what can still be seen around it.
  func settled() -> Actor {
    let left = composition.filter { !isGone($0) }
    let seen = frames.visible(left)
    guard let index = seen.firstIndex(where: { $0.role == .destination }) else { return frames.destination }
    return Actor(
      base: seen[index].layer, below: seen[..<index].map(\.layer), above: seen[(index + 1)...].map(\.layer))
  }

  /// Whether nothing of a layer stays after the transition: a source that is taken away, that has become a speck, or of
  /// which only the shadow still reaches the canvas.
  private func isGone(_ staged: StagedLayer) -> Bool {
    if staged.layer.isSpeck || staged.isTemporary { return true }
    guard staged.role == .source else { return false }
    var bare = staged.layer
    bare.shadow = nil
    return choreography.removesSource || !bare.isVisible(on: frames.container)
  }

  /// The source as it stands now, with all that lies around it except the destination.
  func sourceAlone() -> Actor {
    let all = composition.filter { $0.role != .destination }
    guard let index = all.firstIndex(where: { $0.role == .source }) else { return frames.source }
    return Actor(
      base: all[index].layer, below: all[..<index].map(\.layer), above: all[(index + 1)...].map(\.layer))
  }

  /// Everything, back to front.
  private var composition: [StagedLayer] {
    let front = choreography.above
    let back = front.other
    return backdrop + extraLayers(above: nil) + screen(back) + extraLayers(above: back) + dim + screen(front)
      + extraLayers(above: front) + liftedLayers + matchedLayers
  }

  private var backdrop: [StagedLayer] {
    choreography.background.map { [solid($0, alpha: 1)] } ?? []
  }

  private var dim: [StagedLayer] {
    guard let dim = choreography.dim else { return [] }
    return [solid(dim.color, alpha: timing.sample(of: dim.alpha, window: dim.window, curve: dim.curve).share)]
  }

  private func solid(_ color: Color, alpha: Double) -> StagedLayer {
    StagedLayer(Layer(.solid(color), frame: Rect(size: frames.container), alpha: alpha))
  }

  private func screen(_ role: Role) -> [StagedLayer] {
    let actor = frames.actor(role)
    var rest = actor.base
    rest.content = .screen(snapshot(role))
    let mask = choreography.masks.first { $0.role == role }.map { self.mask($0, own: rest.frame) }
    let own = pose(.screen(role)).layers(rest).map { layer in
      var layer = layer
      layer.mask = mask ?? layer.mask
      return StagedLayer(layer, role: role)
    }
    return actor.below.map { StagedLayer($0) } + own + actor.above.map { StagedLayer($0) }
  }

  private func extraLayers(above role: Role?) -> [StagedLayer] {
    choreography.layers.filter { $0.above == role }.flatMap { extra in
      pose(.layer(extra.name)).layers(rest(extra)).map { StagedLayer($0, isTemporary: !extra.stays) }
    }
  }

  private func rest(_ extra: ExtraLayer) -> Layer {
    let frame = frames.rect(extra.frame, own: Rect(size: frames.container))
    switch extra.content {
    case .color(let color):
      return Layer(.solid(color), frame: frame)
    case .snapshot(let role):
      let actor = frames.actor(role)
      var snapshot = actor.snapshot
      snapshot.crop = frame.offset(by: Point(-actor.frame.x, -actor.frame.y))
      return Layer(.screen(snapshot), frame: frame)
    }
  }

  func pose(_ subject: Track.Subject) -> LayerPose {
    LayerPose(
      samples: running(subject).mapValues { timing.sample(of: $0) }, frames: frames,
      perspective: choreography.perspective)
  }

  /// The tracks of a subject that count at this moment: of several with one property the last to have started, or
  /// the first if none has.
  func running(_ subject: Track.Subject) -> [Track.Property: Track] {
    var chosen: [Track.Property: Track] = [:]
    let tracks = choreography.tracks.filter { $0.subject == subject }
      .sorted { timing.start(of: $0) < timing.start(of: $1) }
    for track in tracks where chosen[track.property] == nil || timing.hasStarted(track) {
      chosen[track.property] = track
    }
    return chosen
  }
}

/// A layer, and the screen that it is.
struct StagedLayer {
  var layer: Layer
  var role: Role?
  /// Whether it is gone as soon as the transition has ended.
  var isTemporary: Bool

  init(_ layer: Layer, role: Role? = nil, isTemporary: Bool = false) {
    self.layer = layer
    self.role = role
    self.isTemporary = isTemporary
  }
}
