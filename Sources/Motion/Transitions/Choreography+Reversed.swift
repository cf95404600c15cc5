extension Choreography {
  /// The way back: what was the destination leaves and what was the source is revealed. Values run from end to start
  /// and places in time are mirrored, while each movement keeps its curve.
  package func reversed() -> Choreography {
    Choreography(
      above: above.other, background: background,
      dim: dim.map {
        Dim(
          color: $0.color, alpha: Keyframe.reversed($0.alpha), window: $0.window.mirrored, curve: $0.curve)
      },
      layers: layers.map { $0.withOtherRole() }, tracks: tracks.map { $0.reversed() },
      lifted: lifted.map { Element($0.role.other, $0.id) }, matches: matches.map { $0.reversed() },
      masks: masks.map { $0.reversed() }, perspective: perspective,
      removesSource: removesSource)
  }
}

extension ExtraLayer {
  fileprivate func withOtherRole() -> ExtraLayer {
    var layer = self
    if case .snapshot(let role) = content { layer.content = .snapshot(role.other) }
    layer.frame = frame.withOtherRole
    layer.above = above?.other
    return layer
  }
}

extension Match {
  fileprivate func reversed() -> Match {
    var match = self
    if case .ids(let source, let destination) = pair {
      match.pair = .ids(source: destination, destination: source)
    }
    switch fade {
    case .source: match.fade = .destination
    case .destination: match.fade = .source
    case .cross, .through: break
    }
    match.cornerRadius = cornerRadius.map(Keyframe.reversed)
    match.window = window.mirrored
    return match
  }
}

extension MaskTrack {
  fileprivate func reversed() -> MaskTrack {
    let shape: Shape =
      switch self.shape {
      case .circle(let center, let radius):
        .circle(center: Keyframe.reversed(center), radius: Keyframe.reversed(radius))
      case .roundedRect(let frame, let radius):
        .roundedRect(frame: Keyframe.reversed(frame), cornerRadius: Keyframe.reversed(radius))
      case .polygon(let corners): .polygon(Keyframe.reversed(corners))
      }
    return MaskTrack(role.other, shape, window: window.mirrored, curve: curve)
  }
}

extension Track {
  func reversed() -> Track {
    Track(
      subject.withOtherRole, property, Keyframe.reversed(keyframes), window: window.mirrored, curve: curve,
      arc: arc, pacing: pacing, isSmooth: isSmooth)
  }
}

extension Track.Subject {
  fileprivate var withOtherRole: Track.Subject {
    switch self {
    case .screen(let role): .screen(role.other)
    case .element(let role, let id): .element(role.other, id)
    case .labels(let role): .labels(role.other)
    case .chrome, .layer: self
    }
  }
}

extension Track.FrameValue {
  fileprivate var withOtherRole: Track.FrameValue {
    if case .element(let role, let id) = self { return .element(role.other, id) }
    return self
  }
}

extension Track.Value {
  fileprivate var withOtherRole: Track.Value {
    switch self {
    case .frame(let frame): .frame(frame.withOtherRole)
    case .element(let role, let id): .element(role.other, id)
    default: self
    }
  }
}

extension Track.Window {
  /// Seconds are counted from the start both ways: an animation that waits also waits on the way back.
  fileprivate var mirrored: Track.Window {
    switch self {
    case .fraction(let start, let end): .fraction(1 - end, 1 - start)
    case .seconds: self
    }
  }
}

extension Keyframe {
  /// The same values from the last to the first, with the two screens in each other's place; the curve of a segment
  /// stays with it.
  static func reversed(_ keyframes: [Keyframe]) -> [Keyframe] {
    keyframes.indices.reversed().map { index in
      let next = index + 1 < keyframes.count ? keyframes[index + 1].curve : nil
      return Keyframe(at: 1 - keyframes[index].at, keyframes[index].value.withOtherRole, curve: next)
    }
  }
}
