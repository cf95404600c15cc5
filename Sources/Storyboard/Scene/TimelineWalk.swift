/// Steps of a timeline as the language has them.
enum TimelineStep {
  static func hold(_ seconds: Double) -> YAMLValue { .map(YAMLMap([("hold", .number(seconds))])) }

  /// A touch where there is a view to touch; code performs the rest.
  static func perform(_ segue: SceneSegue) -> YAMLValue {
    if let trigger = segue.trigger { return .map(YAMLMap([("tap", .text(trigger))])) }
    return .map(YAMLMap([(segue.isUnwind ? "unwind" : "perform", .text(segue.name))]))
  }
}

/// Walks through the segues as a person would try them: forward along the first that has not been shown, back where an
/// unwind leads back, until nothing is left that can be reached.
struct TimelineWalk {
  let segues: [SceneSegue]
  private var stack: [String]
  private(set) var performed: Set<String> = []
  private(set) var steps: [YAMLValue] = [TimelineStep.hold(0.8)]

  init(segues: [SceneSegue], start: String) {
    self.segues = segues
    stack = [start]
  }

  mutating func run() {
    // Every round performs a segue that was not performed before, or goes back by one that was.
    var rounds = 0
    while rounds < 4 * segues.count, let next = next() {
      rounds += 1
      perform(next)
    }
    if steps.count == 1 { steps.append(TimelineStep.hold(1)) }
  }

  private func next() -> SceneSegue? {
    guard let top = stack.last else { return nil }
    let here = segues.filter { $0.source == top && !isShadowed($0) }
    if let forward = here.first(where: { !$0.isUnwind && !performed.contains($0.name) }) { return forward }
    let back = here.filter { $0.isUnwind && stack.dropLast().contains($0.destination) }
    if let new = back.first(where: { !performed.contains($0.name) }) { return new }
    // Going back a known way is worth it only where something new begins.
    return back.first { unwind in
      let below = stack.prefix { $0 != unwind.destination } + [unwind.destination]
      return segues.contains { !performed.contains($0.name) && !$0.isUnwind && below.contains($0.source) }
    }
  }

  /// Two segues of the same view: a touch performs the first.
  private func isShadowed(_ segue: SceneSegue) -> Bool {
    guard let trigger = segue.trigger else { return false }
    let first = segues.first { $0.source == segue.source && $0.trigger == trigger }
    return first?.name != segue.name
  }

  private mutating func perform(_ segue: SceneSegue) {
    performed.insert(segue.name)
    steps += [TimelineStep.perform(segue), TimelineStep.hold(0.8)]
    if segue.isUnwind {
      if let place = stack.lastIndex(of: segue.destination) { stack.removeSubrange((place + 1)...) }
    } else if case .forward(_, "replace") = segue.target {
      stack[stack.count - 1] = segue.destination
    } else {
      stack.append(segue.destination)
    }
  }
}
