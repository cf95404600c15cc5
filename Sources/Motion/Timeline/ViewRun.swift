/// A property of one view as it changes in a film.
struct ViewRun: Sendable {
  struct Keyframe: Sendable {
    /// Fraction of the run, 0…1, never falling.
    var at: Double
    var setting: ViewSetting
    /// Of the segment that ends here.
    var curve: Curve
  }

  var view: String
  /// Seconds of the film: from here on the first value holds, as it does while a `UIView.animate` waits out its delay.
  var begin: Rational
  /// Seconds of the film in which it runs; equal where the change happens at once.
  var start: Rational
  var end: Rational
  /// Seconds that the run lasts, nominally: springs depend on it.
  var duration: Double
  /// At least one; all of one property.
  var keyframes: [Keyframe]

  /// Writes what the property is at a time from `begin` on.
  func write(at time: Rational, to change: inout ViewChange) {
    guard time >= start else { return keyframes[0].setting.write(to: &change) }
    let last = keyframes[keyframes.count - 1]
    guard time < end else { return last.setting.write(to: &change) }
    let fraction = ((time - start) / (end - start)).value
    guard let next = keyframes.firstIndex(where: { $0.at > fraction }) else {
      return last.setting.write(to: &change)
    }
    guard next > 0 else { return keyframes[0].setting.write(to: &change) }
    let (from, to) = (keyframes[next - 1], keyframes[next])
    let span = to.at - from.at
    let progress = to.curve.value(at: (fraction - from.at) / span, duration: span * duration)
    from.setting.write(to: &change, towards: to.setting, progress)
  }
}

/// What the timeline changes in the screens that are open, by the entry of the stack that shows them.
struct ViewRuns: Sendable {
  private var runs: [Int: [ViewRun]] = [:]

  /// Of two runs of one property the one that begins later counts, once it has begun.
  mutating func add(_ run: ViewRun, to entry: Int) {
    let known = runs[entry] ?? []
    let index = known.lastIndex { $0.begin <= run.begin }.map { $0 + 1 } ?? 0
    runs[entry, default: []].insert(run, at: index)
  }

  /// The actor as it is at a time, and what it rests on.
  func resolve(_ actor: Actor, at time: Rational) -> Actor {
    Actor(
      base: resolve(actor.base, at: time), below: actor.below.map { resolve($0, at: time) },
      above: actor.above.map { resolve($0, at: time) })
  }

  private func resolve(_ layer: Layer, at time: Rational) -> Layer {
    guard case .screen(var snapshot) = layer.content, let entry = snapshot.entry else { return layer }
    snapshot.entry = nil
    if let runs = runs[entry] {
      // In motion a screen is on its way to itself, so that no picture of it is kept.
      if snapshot.target == nil, runs.contains(where: { $0.start <= time && time < $0.end }) {
        snapshot.target = snapshot.state
      }
      snapshot.state.changes = changes(of: entry, from: snapshot.state.changes, at: time)
      if let changed = snapshot.target?.changes {
        snapshot.target?.changes = changes(of: entry, from: changed, at: time)
      }
    }
    var layer = layer
    layer.content = .screen(snapshot)
    return layer
  }

  func changes(
    of entry: Int, from changes: [String: ViewChange], at time: Rational
  ) -> [String: ViewChange] {
    var changes = changes
    for run in runs[entry] ?? [] where run.begin <= time {
      run.write(at: time, to: &changes[run.view, default: ViewChange()])
    }
    return changes
  }

  /// Whether anything still moves when the film ends.
  func endsMoving(at end: Rational) -> Bool {
    runs.values.contains { $0.contains { $0.end == end && $0.start < end } }
  }
}
