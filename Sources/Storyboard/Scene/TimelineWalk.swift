/// Steps of a timeline as the language has them.
enum TimelineStep {
  static func hold(_ seconds: Double) -> YAMLValue { .map(YAMLMap([("hold", .number(seconds))])) }

  /// A touch where there is a view to touch; code performs the rest.
  static func perform(_ segue: SceneSegue) -> YAMLValue {
    if let trigger = segue.trigger { return .map(YAMLMap([("tap", .text(trigger))])) }
    return .map(YAMLMap([(segue.isUnwind ? "unwind" : "perform", .text(segue.name))]))
  }
}

/// Walks through the segues as a person would try them: forward along the first that has not been shown, back by an
/// unwind or by the bar's back button, until nothing is left that can be reached.
struct TimelineWalk {
  let segues: [SceneSegue]
  /// Controllers whose bar has a back button where they were pushed.
  let haveBackButton: Set<String>
  /// Those that a touch performs, by the controller that they start from.
  private let choices: [String: [SceneSegue]]
  private var stack: [Place]
  private(set) var performed: Set<String> = []
  private(set) var steps: [YAMLValue] = [TimelineStep.hold(0.8)]

  private struct Place {
    var controller: String
    var isPushed: Bool
  }

  init(segues: [SceneSegue], start: String, haveBackButton: Set<String> = []) {
    self.segues = segues
    self.haveBackButton = haveBackButton
    var touched: Set<[String]> = []
    // Two segues of the same view: a touch performs the first.
    let performed = segues.filter { segue in
      segue.trigger.map { touched.insert([segue.source, $0]).inserted } ?? true
    }
    choices = Dictionary(grouping: performed, by: \.source)
    stack = [Place(controller: start, isPushed: false)]
  }

  mutating func run() {
    // Every way back is taken for a segue that has not been performed, so the rounds are bounded by both together.
    for _ in 0..<(4 * segues.count * max(segues.count, 1)) {
      if let next = next() { perform(next) } else if !goBack() { break }
    }
    if steps.count == 1 { steps.append(TimelineStep.hold(1)) }
  }

  private func next() -> SceneSegue? {
    guard let top = stack.last?.controller else { return nil }
    let here = choices[top] ?? []
    if let forward = here.first(where: { !$0.isUnwind && !performed.contains($0.name) }) { return forward }
    let back = here.filter { unwind in
      unwind.isUnwind && stack.dropLast().contains { $0.controller == unwind.destination }
    }
    if let new = back.first(where: { !performed.contains($0.name) }) { return new }
    // Going back a known way is worth it only where something new begins.
    return back.first { unwind in
      let depth = stack.lastIndex { $0.controller == unwind.destination } ?? 0
      return hasNews(stack.prefix(depth + 1))
    }
  }

  private func hasNews(_ places: ArraySlice<Place>) -> Bool {
    places.contains { place in
      (choices[place.controller] ?? []).contains { !performed.contains($0.name) && !$0.isUnwind }
    }
  }

  /// By the button that UIKit puts into the bar of a pushed screen.
  private mutating func goBack() -> Bool {
    guard let top = stack.last, top.isPushed, haveBackButton.contains(top.controller),
      hasNews(stack.dropLast())
    else {
      return false
    }
    stack.removeLast()
    steps += [.map(YAMLMap([("tap", .text("back"))])), TimelineStep.hold(0.8)]
    return true
  }

  private mutating func perform(_ segue: SceneSegue) {
    performed.insert(segue.name)
    steps += [TimelineStep.perform(segue), TimelineStep.hold(0.8)]
    switch segue.target {
    case .unwind:
      let place = stack.lastIndex { $0.controller == segue.destination }
      if let place { stack.removeSubrange((place + 1)...) }
    case .forward(_, "replace"):
      stack[stack.count - 1].controller = segue.destination
    case .forward(_, let presentation):
      stack.append(Place(controller: segue.destination, isPushed: presentation == "push"))
    }
  }
}
