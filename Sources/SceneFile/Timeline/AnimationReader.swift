internal import Motion

/// Reads changes of views: `animate`, `set`, and what a stagger does to each of its views.
struct AnimationReader {
  let timeline: TimelineReader

  private static let timing = KeyTable.animationTiming.map(\.name)

  /// `animate: {badge: {alpha: [0, 1]}, duration: 0.3, curve: easeOut}`. A view that is called `duration` is told from
  /// the key by its value, which is a map.
  func animate(_ field: Field) -> Step.Action? {
    guard let keys = field.map(.animation) else { return nil }
    var animation = timed(keys)
    animation.tracks = tracks(of: keys)
    return finished(animation, field)
  }

  /// `set: {badge: {alpha: 0}}`.
  func set(_ field: Field) -> Step.Action? {
    guard let keys = field.map(.setting) else { return nil }
    let tracks = keys.written.flatMap { track(of: $0, isSet: true) }
    return finished(Animation(tracks, duration: .zero), field)
  }

  /// The same changes for each of these views; nil is what is missing or wrong.
  func staggered(_ views: [Field]?, _ changes: Field?, timing keys: Keys) -> [Step]? {
    var animation = timed(keys)
    let names = views?.map { view in (id: timeline.view(view), field: view) }
    let tracks = changes.map { ViewTrackReader(view: names?.first?.id ?? "", isSet: false).tracks($0) }
    guard let names, let tracks, names.allSatisfy({ $0.id != nil }) else { return nil }
    return names.map { id, field in
      animation.tracks = tracks.map { track in
        var track = track
        track.view = id ?? track.view
        return track
      }
      return Step(.animate(animation), position: field.raw.position)
    }
  }

  private func finished(_ animation: Animation, _ field: Field) -> Step.Action? {
    if animation.tracks.isEmpty, field.value.pairs?.isEmpty ?? true {
      field.error("`\(field.name)` changes nothing", at: field.key, hint: "as {ID: {alpha: [0, 1]}}")
    }
    return animation.tracks.isEmpty ? nil : .animate(animation)
  }

  private func tracks(of keys: Keys) -> [ViewTrack] {
    let views = keys.written.filter { !Self.timing.contains($0.name) || $0.value.pairs != nil }
    if views.isEmpty, let first = keys.written.first {
      first.error("`animate` changes nothing", at: first.key, hint: "as {ID: {alpha: [0, 1]}}")
    }
    return views.flatMap { track(of: $0, isSet: false) }
  }

  private func track(of field: Field, isSet: Bool) -> [ViewTrack] {
    guard timeline.checked(field.name, field, at: field.key) else { return [] }
    return ViewTrackReader(view: field.name, isSet: isSet).tracks(field)
  }

  /// The timing that is written. A curve with a settling time of its own brings its duration where none is written.
  private func timed(_ keys: Keys) -> Animation {
    func timing(_ name: String) -> Field? { keys[name].flatMap { $0.value.pairs == nil ? $0 : nil } }
    var animation = Animation([])
    let duration = timing("duration")
    if let written = timing("curve"), let curve = written.curve() {
      animation.curve = curve
      if duration == nil {
        let reader = TimingReader(context: timeline.context)
        animation.duration = reader.naturalDuration(of: curve, written) ?? animation.duration
      }
    }
    animation.duration = duration?.duration() ?? animation.duration
    animation.delay = timing("delay")?.duration() ?? animation.delay
    return animation
  }
}
