/// A screen that takes part in a transition: which picture it is, in which state, and where it rests.
struct Actor: Hashable, Sendable {
  /// Index into `Film.screens`.
  var screen: Int
  var changes: [String: ViewChange]
  /// In the canvas's points.
  var frame: Rect

  var restingLayer: Layer {
    Layer(
      .screen(Snapshot(screen: screen, state: ScreenState(size: frame.size, changes: changes))), frame: frame)
  }
}
