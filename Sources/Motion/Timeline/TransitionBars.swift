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
