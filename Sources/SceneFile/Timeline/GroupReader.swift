internal import Motion

/// Reads steps that have others inside and something to say about them.
struct GroupReader {
  let timeline: TimelineReader

  /// What a stagger has for views that are animated, and not for steps.
  private static let animated = ["views", "animate"] + KeyTable.animationTiming.map(\.name)

  /// `repeat: {times: 2, steps: […]}`.
  func cycle(_ field: Field) -> Step.Action? {
    guard let keys = field.map(.cycle) else { return nil }
    keys.what = "`repeat`"
    let times = keys.required("times", hint: "how often, as times: 2")?.integer(1...1000)
    let steps = keys.required("steps").map { timeline.inner($0) }
    keys.finish()
    guard let times, let steps else { return nil }
    return .cycle(steps, times: times)
  }

  /// `stagger: {interval: 0.1, views: [a, b], animate: {alpha: [0, 1]}, duration: 0.3}`, or `steps: […]`.
  func stagger(_ field: Field) -> Step.Action? {
    guard let keys = field.map(.stagger) else { return nil }
    keys.what = "`stagger`"
    let interval = keys.required("interval", hint: "seconds between two starts, as interval: 0.1")?.duration()
    let steps: [Step]?
    if let field = keys["steps"] {
      steps = timeline.inner(field)
      let others = keys.written.filter { Self.animated.contains($0.name) }
      if let first = others.first {
        first.error("a stagger has `steps`, or `views` that it animates, not both", at: first.key)
        for other in others { _ = keys[other.name] }
      }
    } else {
      steps = animations(keys)
    }
    keys.finish()
    guard let interval, let steps else { return nil }
    return .stagger(steps, interval: interval)
  }

  /// One animation for each view. Everything is read whatever is missing: what nobody asks for would be reported as
  /// having no meaning.
  private func animations(_ keys: Keys) -> [Step]? {
    let hint = "as views: [one, two], animate: {alpha: [0, 1]}; or steps: […]"
    let views = keys.required("views", hint: hint)?.list("ids of views", count: 1...Limits.steps)
    let changes = keys.has("views") ? keys.required("animate", hint: hint) : keys["animate"]
    return AnimationReader(timeline: timeline).staggered(views, changes, timing: keys)
  }
}
