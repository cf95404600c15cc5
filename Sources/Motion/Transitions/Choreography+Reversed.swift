extension Choreography {
  /// The way back: what was the destination leaves and what was the source is revealed. Values run from end to start
  /// and places in time are mirrored, while each movement keeps its curve.
  package func reversed() -> Choreography {
    Choreography(
      above: above.other, background: background,
      dim: dim.map { Dim(color: $0.color, alpha: Keyframe.reversed($0.alpha)) },
      tracks: tracks.map { $0.reversed() })
  }
}

extension Track {
  func reversed() -> Track {
    Track(
      subject.otherRole, property,
      Keyframe.reversed(keyframes).map { Keyframe(at: $0.at, $0.value.otherRole, curve: $0.curve) },
      window: window.mirrored, curve: curve)
  }
}

extension Track.Subject {
  fileprivate var otherRole: Track.Subject {
    switch self {
    case .screen(let role): .screen(role.other)
    case .element(let role, let id): .element(role.other, id)
    case .labels(let role): .labels(role.other)
    }
  }
}

extension Track.Value {
  fileprivate var otherRole: Track.Value {
    if case .frame(.element(let role, let id)) = self { return .frame(.element(role.other, id)) }
    return self
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
  /// The same values from the last to the first; the curve of a segment stays with it.
  static func reversed(_ keyframes: [Keyframe]) -> [Keyframe] {
    keyframes.indices.reversed().map { index in
      let next = index + 1 < keyframes.count ? keyframes[index + 1].curve : nil
      return Keyframe(at: 1 - keyframes[index].at, keyframes[index].value, curve: next)
    }
  }
}
