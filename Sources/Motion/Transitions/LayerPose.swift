/// How a layer stands at a moment: its tracks, applied to how it rests.
struct LayerPose {
  let samples: [Track.Property: Sample]
  let frames: StageFrames
  /// Distance of an eye that all layers share; nil for none.
  let perspective: Double?

  /// The layer, or the strips that it is folded into.
  func layers(_ rest: Layer) -> [Layer] {
    var layer = rest
    place(&layer)
    transform(&layer)
    dress(&layer)
    if let fold = samples[.fold]?.share, fold > 0 { return FoldedPaper(layer: layer, amount: fold).strips }
    layer.normalize()
    return [layer]
  }

  private func place(_ layer: inout Layer) {
    if samples[.frame] != nil || samples[.width] != nil || samples[.height] != nil { resize(&layer) }
    if let sample = samples[.center] {
      let (start, end) = (
        frames.point(sample.start, own: layer.frame), frames.point(sample.end, own: layer.frame)
      )
      let center = start.moved(to: end, sample.progress, arc: sample.arc)
      layer.frame.x = center.x - layer.frame.width / 2
      layer.frame.y = center.y - layer.frame.height / 2
    }
    layer.frame.x += samples[.x]?.length(in: frames.container.width) ?? 0
    layer.frame.y += samples[.y]?.length(in: frames.container.height) ?? 0
  }

  /// What changes its size is laid out at both sizes, and its views move between the two.
  private func resize(_ layer: inout Layer) {
    let rest = layer.frame
    var (from, to) = (rest, rest)
    if let sample = samples[.frame] {
      from = frames.rect(sample.start, own: rest)
      to = frames.rect(sample.end, own: rest)
      layer.frame = from.moved(to: to, sample.progress, arc: sample.arc)
    }
    func side(_ value: Track.Value, _ container: Double, _ own: Double) -> Double {
      if case .length(let length) = value { return length.resolved(in: container) }
      return own
    }
    if let sample = samples[.width] {
      from.width = side(sample.start, frames.container.width, from.width)
      to.width = side(sample.end, frames.container.width, to.width)
      layer.frame.width = max(from.width.interpolated(to: to.width, sample.progress), 0)
    }
    if let sample = samples[.height] {
      from.height = side(sample.start, frames.container.height, from.height)
      to.height = side(sample.end, frames.container.height, to.height)
      layer.frame.height = max(from.height.interpolated(to: to.height, sample.progress), 0)
    }
    let progresses = [Track.Property.frame, .width, .height].compactMap { samples[$0]?.progress }
    if let progress = progresses.first, progresses.allSatisfy({ $0 == progress }) {
      layer.content = layer.content.resized(from: from.size, to: to.size, progress)
    } else {
      // Sides that do not move together have no two sizes between which the views could move.
      layer.content = layer.content.resized(from: layer.frame.size, to: layer.frame.size, 0)
    }
  }

  private func transform(_ layer: inout Layer) {
    let size = layer.frame.size
    func number(_ property: Track.Property, _ store: WritableKeyPath<Transform, Double>) {
      if let sample = samples[property] { layer.transform[keyPath: store] = sample.number }
    }
    if let sample = samples[.scale] {
      layer.transform.scaleX = sample.scale { frames.scale($0, of: size).width }
      layer.transform.scaleY = sample.scale { frames.scale($0, of: size).height }
    }
    if let sample = samples[.scaleX] {
      layer.transform.scaleX = sample.scale { frames.scale($0, of: size).width }
    }
    if let sample = samples[.scaleY] {
      layer.transform.scaleY = sample.scale { frames.scale($0, of: size).height }
    }
    number(.rotation, \.rotation)
    number(.rotationX, \.rotationX)
    number(.rotationY, \.rotationY)
    if let perspective {
      layer.transform.perspective = perspective
      layer.transform.vanishingPoint = Rect(size: frames.container).center
    }
    if let sample = samples[.perspective] {
      layer.transform.vanishingPoint = nil
      layer.transform.perspective = sample.eyeDistance
    }
    if let sample = samples[.anchor] {
      layer.transform.anchor = sample.mixed { frames.anchor($0, of: layer.frame) }
    }
    if let sample = samples[.anchorZ] {
      layer.transform.anchorZ = sample.length(in: samples[.rotationX] == nil ? size.width : size.height)
    }
    if let sample = samples[.z] { layer.transform.z = sample.length(in: frames.container.width) }
  }

  private func dress(_ layer: inout Layer) {
    if let sample = samples[.alpha] { layer.alpha = sample.share }
    if let sample = samples[.cornerRadius] {
      layer.cornerRadius = sample.corners(in: frames.container.width)
    }
    if let sample = samples[.blur] { layer.blur = max(sample.number, 0) }
    if let sample = samples[.shadow] { layer.shadow = sample.shadow }
    if let sample = samples[.curl] { layer.curl = sample.share }
    if let color = samples[.background]?.color { layer.content = layer.content.filled(with: color) }
  }
}

extension LayerContent {
  /// Laid out at both sizes, and drawn between the two.
  func resized(from: Size, to: Size, _ progress: Double) -> LayerContent {
    guard case .screen(var snapshot) = self else { return self }
    var target = snapshot.state
    if let id = snapshot.only {
      snapshot.state.changes[id, default: ViewChange()].frame = Rect(size: from)
      target.changes[id, default: ViewChange()].frame = Rect(size: to)
    } else {
      snapshot.state.size = from
      target.size = to
    }
    snapshot.target = target
    snapshot.progress = progress
    return .screen(snapshot.simplified)
  }

  fileprivate func filled(with color: Color) -> LayerContent {
    switch self {
    case .solid: return .solid(color)
    case .screen(var snapshot):
      if let id = snapshot.only {
        snapshot.state.changes[id, default: ViewChange()].background = .color(color)
        snapshot.target?.changes[id, default: ViewChange()].background = .color(color)
      } else {
        snapshot.state.background = .color(color)
        snapshot.target?.background = .color(color)
      }
      return .screen(snapshot)
    }
  }
}

extension Snapshot {
  /// Without the way that is behind it, or that leads nowhere; then it can be drawn once and kept.
  var simplified: Snapshot {
    guard let target, progress == 1 || target == state else { return self }
    var snapshot = self
    snapshot.state = target
    snapshot.target = nil
    snapshot.progress = 0
    return snapshot
  }
}
