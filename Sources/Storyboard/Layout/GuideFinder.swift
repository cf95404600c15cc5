internal import Motion

/// Decides how far bars and margins reach at the size that is laid out.
struct GuideFinder {
  let context: LayoutContext
  let variables: LayoutVariables
  let constraints: [LayoutConstraint]
  let size: Size
  /// At a size that differs from the stored one.
  let bars: LayoutInsets

  func guides() -> LayoutGuides {
    let inference = GuideInference(variables: variables, frames: storedFrames())
    let inferred = inference.insets(constraints)
    let isStoredSize = variables.views[0].stored?.size == size
    var screen = bars
    for side in [LayoutInsets.Side.top, .left, .bottom, .right] {
      guard let found = inferred[.screen(side)], found >= 0 else { continue }
      // A file whose content begins at the very top was drawn without bars; it stays so.
      if isStoredSize || found == 0 { screen[side] = found }
    }
    var guides = LayoutGuides(screen: screen, rootMargins: rootMargins(inferred, screen, isStoredSize))
    for view in variables.views.indices.dropFirst() {
      if let margins = margins(of: view, inferred) { guides.marginsOfViews[view] = margins }
    }
    return guides
  }

  /// UIKit gives a controller's view margins of 16 points at the sides, 20 on screens of 414 points and more, and what
  /// the safe area takes above and below from iOS 11 on.
  private func rootMargins(
    _ inferred: [GuideInference.Guide: Double], _ screen: LayoutInsets, _ isStoredSize: Bool
  ) -> LayoutInsets {
    let side = size.width >= 414 ? 20.0 : 16
    let usesSafeArea = context.document.tree.root.isYes("useSafeAreas")
    var margins = LayoutInsets(
      top: usesSafeArea ? screen.top : 0, left: side, bottom: usesSafeArea ? screen.bottom : 0, right: side)
    for edge in [LayoutInsets.Side.top, .left, .bottom, .right] {
      guard let found = inferred[.margin(0, edge)] else { continue }
      let isSystem = edge == .left || edge == .right ? found == 16 || found == 20 : usesSafeArea
      if isStoredSize || !isSystem { margins[edge] = found }
    }
    return margins
  }

  private func margins(
    of view: Int, _ inferred: [GuideInference.Guide: Double]
  ) -> LayoutInsets? {
    if let written = variables.views[view].element.child("edgeInsets", key: "layoutMargins") {
      return LayoutInsets(
        top: written.number("top") ?? 8, left: written.number("left") ?? 8,
        bottom: written.number("bottom") ?? 8,
        right: written.number("right") ?? 8)
    }
    var margins = LayoutGuides.innerMargins
    for side in [LayoutInsets.Side.top, .left, .bottom, .right] {
      if let found = inferred[.margin(view, side)] { margins[side] = found }
    }
    return margins == LayoutGuides.innerMargins ? nil : margins
  }

  /// In the root's coordinates.
  private func storedFrames() -> [Rect?] {
    var frames: [Rect?] = []
    for view in variables.views {
      guard let parent = view.parent else {
        frames.append(view.stored.map { Rect(0, 0, $0.width, $0.height) })
        continue
      }
      // A frame that Xcode calls misplaced contradicts the constraints that it would have to explain.
      guard let own = view.stored, let outer = frames[parent], !view.element.isYes("misplaced") else {
        frames.append(nil)
        continue
      }
      frames.append(Rect(outer.x + own.x, outer.y + own.y, own.width, own.height))
    }
    return frames
  }
}
