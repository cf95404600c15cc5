/// Puts a transition's two screens on the canvas at one moment: the choreography's tracks become layers.
struct Staging {
  let choreography: Choreography
  let timing: TrackTiming
  let source: Actor
  let destination: Actor
  /// The canvas, in points.
  let container: Size
  let screens: ScreenSet
  let measurer: any Measurer

  /// Back to front. Before the transition has begun these are the source alone, when it is over the destination.
  func layers() -> [Layer] {
    if timing.fraction <= 0 { return [source.restingLayer] }
    if timing.fraction >= 1 { return [destination.restingLayer] }
    let front = choreography.above
    return backdrop + [layer(front.other)] + dim + [layer(front)]
  }

  private var backdrop: [Layer] {
    choreography.background.map { [Layer(.solid($0), frame: Rect(size: container))] } ?? []
  }

  private var dim: [Layer] {
    guard let dim = choreography.dim else { return [] }
    let (start, end, progress) = timing.segment(of: dim.alpha)
    let alpha = start.value.number(to: end.value, progress)
    return [Layer(.solid(dim.color), frame: Rect(size: container), alpha: min(max(alpha, 0), 1))]
  }

  private func actor(_ role: Role) -> Actor { role == .source ? source : destination }

  private func layer(_ role: Role) -> Layer {
    let actor = actor(role)
    var layer = Layer(.screen(snapshot(role)), frame: actor.frame)
    for track in running(.screen(role)) { apply(track, to: &layer, actor) }
    return layer
  }

  /// The tracks of a subject that count at this moment: of several with one property the last to have started, or
  /// the first if none has.
  private func running(_ subject: Track.Subject) -> [Track] {
    var chosen: [Track.Property: Track] = [:]
    let tracks = choreography.tracks.filter { $0.subject == subject }
      .sorted { timing.start(of: $0) < timing.start(of: $1) }
    for track in tracks where chosen[track.property] == nil || timing.hasStarted(track) {
      chosen[track.property] = track
    }
    return Track.Property.allCases.compactMap { chosen[$0] }
  }

  private func apply(_ track: Track, to layer: inout Layer, _ actor: Actor) {
    let (start, end, progress) = timing.segment(of: track)
    let (from, to) = (start.value, end.value)
    func length(_ container: Double) -> Double { from.length(to: to, progress, in: container) }
    func number() -> Double { from.number(to: to, progress) }
    switch track.property {
    case .x: layer.frame.x += length(container.width)
    case .y: layer.frame.y += length(container.height)
    case .width, .height, .frame: resize(&layer, track, start, end, progress, actor)
    case .scale: (layer.transform.scaleX, layer.transform.scaleY) = (number(), number())
    case .scaleX: layer.transform.scaleX = number()
    case .scaleY: layer.transform.scaleY = number()
    case .rotation: layer.transform.rotation = number()
    case .rotationX: layer.transform.rotationX = number()
    case .rotationY: layer.transform.rotationY = number()
    case .perspective: layer.transform.perspective = number()
    case .anchor: layer.transform.anchor = from.point(to: to, progress, in: layer.frame.size)
    case .alpha: layer.alpha = min(max(number(), 0), 1)
    case .cornerRadius: layer.cornerRadius = Corners(max(length(container.width), 0))
    case .blur: layer.blur = max(length(container.width), 0)
    case .shadow: layer.shadow = from.shadow(to: to, progress)
    case .background: break
    }
  }

  /// A screen whose size changes is laid out at both sizes, and its views move between the two.
  private func resize(
    _ layer: inout Layer, _ track: Track, _ start: Keyframe, _ end: Keyframe, _ progress: Double,
    _ actor: Actor
  ) {
    let from = frame(start.value, track.property, actor)
    let to = frame(end.value, track.property, actor)
    let offset = Point(layer.frame.x - actor.frame.x, layer.frame.y - actor.frame.y)
    layer.frame = from.interpolated(to: to, progress).offset(by: offset)
    layer.frame.width = max(layer.frame.width, 0)
    layer.frame.height = max(layer.frame.height, 0)
    guard case .screen(var snapshot) = layer.content else { return }
    snapshot.state.size = from.size
    snapshot.target = ScreenState(size: to.size, changes: snapshot.state.changes)
    snapshot.progress = progress
    layer.content = .screen(snapshot)
  }

  private func frame(_ value: Track.Value, _ property: Track.Property, _ actor: Actor) -> Rect {
    var rect = actor.frame
    switch (value, property) {
    case (.length(let length), .width): rect.width = length.resolved(in: container.width)
    case (.length(let length), .height): rect.height = length.resolved(in: container.height)
    case (.frame(let frame), _): return resolve(frame, actor)
    default: break
    }
    return rect
  }

  private func resolve(_ frame: Track.FrameValue, _ actor: Actor) -> Rect {
    switch frame {
    case .full:
      return Rect(size: container)
    case .lengths(let x, let y, let width, let height):
      return Rect(
        x.resolved(in: container.width), y.resolved(in: container.height),
        width.resolved(in: container.width),
        height.resolved(in: container.height))
    case .element(let role, let id):
      let owner = self.actor(role)
      let state = ScreenState(size: owner.frame.size, changes: owner.changes)
      let frame = screens.frame(of: id, screen: owner.screen, state: state, measurer: measurer)
      return (frame ?? actor.frame).offset(by: owner.frame.origin)
    }
  }

  /// The screen with its views as the tracks of its elements have them. In motion it is never kept as a still.
  private func snapshot(_ role: Role) -> Snapshot {
    let actor = actor(role)
    var state = ScreenState(size: actor.frame.size, changes: actor.changes)
    var moves = false
    for (ids, track) in elementTracks(role) {
      moves = true
      for id in ids { apply(track, to: &state.changes[id, default: ViewChange()]) }
    }
    return Snapshot(screen: actor.screen, state: state, target: moves ? state : nil)
  }

  private func elementTracks(_ role: Role) -> [([String], Track)] {
    var subjects: [Track.Subject] = []
    for track in choreography.tracks where !subjects.contains(track.subject) {
      subjects.append(track.subject)
    }
    return subjects.flatMap { subject -> [([String], Track)] in
      switch subject {
      case .element(role, let id): running(subject).map { ([id], $0) }
      case .labels(role): running(subject).map { (screens.labels(of: actor(role).screen), $0) }
      default: []
      }
    }
  }

  private func apply(_ track: Track, to change: inout ViewChange) {
    let (start, end, progress) = timing.segment(of: track)
    let (from, to) = (start.value, end.value)
    func number() -> Double { from.number(to: to, progress) }
    switch track.property {
    case .x:
      change.translation = Point(
        from.length(to: to, progress, in: container.width), change.translation?.y ?? 0)
    case .y:
      change.translation = Point(
        change.translation?.x ?? 0, from.length(to: to, progress, in: container.height))
    case .scale: (change.scaleX, change.scaleY) = (number(), number())
    case .scaleX: change.scaleX = number()
    case .scaleY: change.scaleY = number()
    case .rotation: change.rotation = number()
    case .alpha: change.alpha = min(max(number(), 0), 1)
    case .cornerRadius:
      change.cornerRadius = Corners(max(from.length(to: to, progress, in: container.width), 0))
    case .background: change.background = from.color(to: to, progress).map(Fill.color)
    case .width, .height, .frame, .rotationX, .rotationY, .perspective, .anchor, .blur, .shadow: break
    }
  }
}
