/// A screen that takes part in a transition: how it rests, and what it rests on.
struct Actor: Hashable, Sendable {
  /// The screen itself, as the transition that brought it has left it.
  var base: Layer
  /// What can be seen behind it, back to front: of a card, the screen below and the dim.
  var below: [Layer] = []
  /// What stays in front of it.
  var above: [Layer] = []

  /// A screen alone.
  ///
  /// - Parameters:
  ///   - screen: Index into `Film.screens`.
  ///   - entry: The entry of the stack that it shows.
  ///   - frame: In the canvas's points.
  init(screen: Int, entry: Int? = nil, changes: [String: ViewChange], frame: Rect) {
    var snapshot = Snapshot(screen: screen, state: ScreenState(size: frame.size, changes: changes))
    snapshot.entry = entry
    base = Layer(.screen(snapshot), frame: frame)
  }

  init(base: Layer, below: [Layer], above: [Layer]) {
    self.base = base
    self.below = below
    self.above = above
  }

  /// Index into `Film.screens`.
  var screen: Int { snapshot.screen }
  var changes: [String: ViewChange] { snapshot.state.changes }
  var frame: Rect { base.frame }

  var snapshot: Snapshot {
    if case .screen(let snapshot) = base.content { return snapshot }
    return Snapshot(screen: 0, state: ScreenState(size: frame.size))
  }

  /// Back to front.
  var restingLayers: [Layer] { below + [base] + above }
}
