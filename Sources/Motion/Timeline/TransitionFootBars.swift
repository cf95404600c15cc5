// Bars at the foot that stay in place while the screens of a transition move.
extension TransitionRun {
  /// A tab bar or a toolbar that both screens have.
  struct FootBar: Sendable {
    /// What tracks call it; nil for a toolbar, which they have no name for.
    var chrome: Track.Chrome?
    /// Indices into `Film.screens`.
    var source: Int
    var destination: Int
    var frame: Rect
    /// Whether it looks alike in both screens, as they were written.
    var isSame: Bool

    fileprivate func layer(_ screen: Int, _ changes: [String: ViewChange], moves: Bool) -> Layer {
      let state = ScreenState(size: frame.size, changes: changes)
      return Layer(.screen(Snapshot(screen: screen, state: state, target: moves ? state : nil)), frame: frame)
    }
  }

  /// One that is the same for both screens is shown once; of two that differ the old one stays opaque below the new one.
  func footLayers(_ fraction: Double, _ staging: Staging, _ screens: ScreenSet) -> [Layer] {
    footBars.flatMap { bar -> [Layer] in
      func changes(_ actor: Actor) -> [String: ViewChange] {
        actor.changes.filter { screens.screens[bar.source].view($0.key) != nil }
      }
      func posed(_ layer: Layer) -> [Layer] {
        bar.chrome.map { staging.pose(.chrome($0)).layers(layer) } ?? [layer]
      }
      let (before, after) = (changes(source), changes(destination))
      let moves =
        [source, destination].contains { !$0.snapshot.isStill } && !(before.isEmpty && after.isEmpty)
      let old = posed(bar.layer(bar.source, before, moves: moves))
      if bar.isSame, before == after { return old }
      return old
        + posed(bar.layer(bar.destination, after, moves: moves)).map { layer in
          var layer = layer
          layer.alpha *= barProgress(fraction)
          return layer
        }
    }
  }
}
