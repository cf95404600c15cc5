// A navigation bar that stays in place while the screens of a transition move.
extension TransitionRun {
  /// A navigation bar that both screens have stays in place: only its items change.
  struct Bars: Sendable {
    /// Indices into `Film.screens`.
    var sourceBackground: Int
    var destinationBackground: Int
    var sourceItems: Int
    var destinationItems: Int
    /// Of the source's bar.
    var frame: Rect
    /// Points; a large title makes a bar higher.
    var destinationHeight: Double
    /// 1 where the destination's large title comes from the right, -1 from the left.
    var shift: Double
  }

  /// The old bar stays opaque below the new one; the items change by cross-fading, as UIKit's do.
  func barLayers(_ fraction: Double, _ pose: LayerPose, _ screens: ScreenSet) -> [Layer] {
    guard let bars else { return [] }
    let progress = barProgress(fraction)
    func layers(_ screen: Int, _ actor: Actor, title: [Double] = [0, 0], alpha: Double) -> [Layer] {
      // Changes of views that the bar does not have would make equal bars differ.
      let changes = actor.changes.filter { screens.screens[screen].view($0.key) != nil }
      let moves = !actor.snapshot.isStill && !changes.isEmpty
      return pose.layers(bars.layer(screen, progress, title: title, changes: changes, moves: moves)).map {
        layer in
        var layer = layer
        layer.alpha *= alpha
        return layer
      }
    }
    return layers(bars.sourceBackground, source, alpha: 1)
      + layers(bars.destinationBackground, destination, alpha: progress)
      + layers(bars.sourceItems, source, title: [0, -bars.shift * Bars.parallax], alpha: 1 - progress)
      + layers(bars.destinationItems, destination, title: [bars.shift, 0], alpha: progress)
  }

  /// Of a bar's change, 0…1.
  func barProgress(_ fraction: Double) -> Double {
    let value = paced(transition).curve.value(at: fraction, duration: transition.duration.value)
    return fraction <= 0 ? 0 : min(max(value, 0), 1)
  }
}

extension TransitionRun.Bars {
  /// The share of the width that a large title moves while it goes, as the screen of a push does below the other.
  static let parallax = 0.3

  /// A picture of a bar on its way from the source's height to the destination's.
  ///
  /// - Parameters:
  ///   - screen: Index into `Film.screens`.
  ///   - title: Where the large title is at the start and at the end, in widths of the bar.
  ///   - changes: Of the bar's views.
  ///   - moves: Whether the changes are on their way, so that the picture is not worth keeping.
  func layer(
    _ screen: Int, _ progress: Double, title: [Double], changes: [String: ViewChange] = [:],
    moves: Bool = false
  ) -> Layer {
    guard frame.height != destinationHeight else {
      let state = ScreenState(size: frame.size, changes: changes)
      return Layer(.screen(Snapshot(screen: screen, state: state, target: moves ? state : nil)), frame: frame)
    }
    let height = max(frame.height.interpolated(to: destinationHeight, progress), 0)
    let states = zip([frame.height, destinationHeight], title).map { height, offset in
      var changes = changes
      if offset != 0 {
        changes[NavigationBar.largeTitle, default: ViewChange()].translation = Point(offset * frame.width, 0)
      }
      return ScreenState(size: Size(frame.width, height), changes: changes)
    }
    let snapshot = Snapshot(screen: screen, state: states[0], target: states[1], progress: progress)
    return Layer(.screen(snapshot), frame: Rect(frame.x, frame.y, frame.width, height))
  }
}
