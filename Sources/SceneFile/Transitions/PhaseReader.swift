internal import Motion

/// Reads `phases`: parts of a transition that follow one another, as one set of tracks over the whole of it.
struct PhaseReader {
  let tracks: TrackReader

  private struct Phase {
    var duration: Rational
    var curve: Curve?
    var tracks: TrackReader.Tracks
  }

  /// `keys` are those of the transition, which cannot have a duration and tracks of its own besides.
  func read(_ field: Field, conflicting keys: Keys) -> (tracks: TrackReader.Tracks, duration: Rational)? {
    for name in ["duration", "tracks"] where keys.has(name) {
      field.error("phases have their own `\(name)`, so the transition has none", at: keys[name]?.key)
    }
    guard let fields = field.list("phases", count: 1...100) else { return nil }
    let phases = fields.compactMap { phase($0) }
    guard phases.count == fields.count else { return nil }
    let total = phases.map(\.duration).reduce(.zero, +)
    guard total > .zero, total <= Rational(Limits.seconds) else {
      field.error("the phases together must last more than 0 and at most \(Limits.seconds) s", at: field.key)
      return nil
    }
    var lifted: [Element] = []
    for element in phases.flatMap(\.tracks.lifted) where !lifted.contains(element) { lifted.append(element) }
    return (TrackReader.Tracks(tracks: merged(phases, total: total.value), lifted: lifted), total)
  }

  private func phase(_ field: Field) -> Phase? {
    guard let keys = Keys(field.value, .phase, field.context, key: field.key) else { return nil }
    let duration = keys.required("duration")?.duration()
    let curve = keys["curve"]?.curve()
    let tracks = keys["tracks"].map { self.tracks.tracks($0) } ?? TrackReader.Tracks()
    keys.finish()
    return duration.map { Phase(duration: $0, curve: curve, tracks: tracks) }
  }

  /// One track for each subject and property: it holds between the phases that move it.
  private func merged(_ phases: [Phase], total: Double) -> [Track] {
    var order: [Key] = []
    var keyframes: [Key: [Keyframe]] = [:]
    var elapsed = 0.0
    // Sides that a phase moves apart are apart in all phases: a property holds what the phase before has left.
    let apart = Set(phases.flatMap(\.tracks.tracks).filter { $0.property.isOneSide }.map(\.subject))
    for phase in phases {
      let length = phase.duration.value
      for track in phase.tracks.tracks.flatMap({ apart.contains($0.subject) ? $0.sides : [$0] }) {
        let key = Key(subject: track.subject, property: track.property)
        if keyframes[key] == nil { order.append(key) }
        let placed = placed(track, in: phase, from: elapsed, length: length, total: total)
        if let held = keyframes[key]?.last, let next = placed.first, held.at < next.at {
          keyframes[key]?.append(Keyframe(at: next.at, held.value))
        }
        keyframes[key, default: []] += placed
      }
      elapsed += length
    }
    return order.map { Track($0.subject, $0.property, Self.closed(keyframes[$0] ?? [])) }
  }

  private struct Key: Hashable {
    var subject: Track.Subject
    var property: Track.Property
  }

  /// The track's keyframes as fractions of the whole transition, each with the curve of its own segment.
  private func placed(
    _ track: Track, in phase: Phase, from start: Double, length: Double, total: Double
  ) -> [Keyframe] {
    let (first, last): (Double, Double)
    switch track.window {
    case .fraction(let a, let b): (first, last) = (start + a * length, start + b * length)
    case .seconds(let delay, let duration):
      (first, last) = (start + min(delay, length), start + min(delay + duration, length))
    }
    return track.keyframes.enumerated().map { index, keyframe in
      let at = min((first + (last - first) * keyframe.at) / total, 1)
      let curve = index == 0 ? nil : keyframe.curve ?? track.curve ?? phase.curve
      return Keyframe(at: at, keyframe.value, curve: curve)
    }
  }

  /// With a keyframe at 0 and one at 1.
  private static func closed(_ keyframes: [Keyframe]) -> [Keyframe] {
    var result = keyframes
    if let first = result.first, first.at > 0 { result.insert(Keyframe(at: 0, first.value), at: 0) }
    if let last = result.last, last.at < 1 { result.append(Keyframe(at: 1, last.value)) }
    return result
  }
}

extension Track.Property {
  /// Whether it is a part of what `scale` moves.
  var isOneSide: Bool { self == .scaleX || self == .scaleY }
}

extension Track {
  /// A scale as one of each side.
  fileprivate var sides: [Track] {
    guard property == .scale else { return [self] }
    return [Property.scaleX, .scaleY].map { side in
      var track = self
      track.property = side
      return track
    }
  }
}
