import Motion

/// The rows of pixels in which a frame differs from one that is drawn already, told from the two plans.
///
/// Whole rows, because a part of a row need not look as it does in the whole: where drawing is cut at a side, Cairo
/// rounds the ends of the edges that are cut, and a slanted edge tells a row of coverage that it takes part in from one
/// that it only passes. An edge that is cut between two rows keeps its place.
///
/// Only what can be told for certain is: screens whose views change while the screen itself rests, and plain shapes that
/// move over it, such as the dot of a touch. All else is drawn as a whole.
struct Damage {
  /// Pixels around what changes that smoothing may reach.
  private static let margin = 2.0

  let brush: Brush
  /// Pixels per point.
  let scale: Double

  /// Rows of the display; nil where all may differ. An empty range changes nothing.
  func rows(from old: FramePlan, to new: FramePlan) -> Range<Int>? {
    guard let rect = rect(from: old, to: new) else { return nil }
    let height = brush.resources.display.height
    func row(_ value: Double) -> Int { Int(min(max(value, 0), Double(height))) }
    guard rect.height > 0 else { return 0..<0 }
    let top = row((rect.y - Damage.margin).rounded(.down))
    return top..<max(row((rect.maxY + Damage.margin).rounded(.up)), top)
  }

  /// In device pixels; nil where the whole frame may differ. An empty one changes nothing.
  private func rect(from old: FramePlan, to new: FramePlan) -> Rect? {
    guard old.background == new.background, old.layers.count == new.layers.count,
      new.layers.allSatisfy(Damage.isPlain), old.layers.allSatisfy(Damage.isPlain)
    else { return nil }
    var damage: Rect?
    for (before, now) in zip(old.layers, new.layers) where before != now {
      guard let change = rect(from: before, to: now) else { return nil }
      damage = damage.map { $0.union(change) } ?? change
    }
    return damage ?? .zero
  }

  /// Whether drawing the layer under a clip gives the same pixels as drawing it without.
  private static func isPlain(_ layer: Layer) -> Bool {
    layer.curl <= 0 && layer.blur <= 0 && layer.transform.isFlat
  }

  private func rect(from old: Layer, to new: Layer) -> Rect? {
    switch (old.content, new.content) {
    case (.solid, .solid):
      guard let before = shape(old), let now = shape(new) else { return nil }
      return before.union(now)
    case (.screen(let before), .screen(let now)):
      var moved = old
      moved.content = new.content
      // A still and a screen in motion are drawn in two ways, whose smoothing need not be the same.
      guard moved == new, new.transform.isIdentity, new.mask == nil, before.isStill == now.isStill else {
        return nil
      }
      return rect(from: brush.place(before), to: brush.place(now), shownBy: new, now)
    default: return nil
    }
  }

  private func shape(_ layer: Layer) -> Rect? {
    guard layer.mask == nil, layer.shadow == nil, layer.transform.rotation == 0, layer.frame.isPlaced else {
      return nil
    }
    return LayerGeometry(layer, contentSize: layer.frame.size, scale: scale, snaps: false).rect
  }

  private func rect(
    from old: PlacedScreen, to new: PlacedScreen, shownBy layer: Layer, _ snapshot: Snapshot
  ) -> Rect? {
    guard old.size == new.size, old.background == new.background,
      layer.shadow == nil || new.background.isOpaque,
      let change = change(from: old.views, to: new.views)
    else { return nil }
    // Where the layer is on whole pixels it may stand up to one beside its exact place: the margin holds that.
    let geometry = LayerGeometry(layer, contentSize: new.size, scale: scale, snaps: false)
    return geometry.content.bounds(of: change)
  }

  /// Whether the view's shadow is that of its frame, whatever it holds.
  private func hasOwnShadow(_ view: PlacedView) -> Bool {
    view.background?.isOpaque == true
      && InkBounds(measurer: brush.measurer).silhouette(of: view) == Rect(size: view.frame.size)
  }

  /// In the coordinates of the views' parent; nil where views came or went.
  private func change(from old: [PlacedView], to new: [PlacedView]) -> Rect? {
    guard old.count == new.count else { return nil }
    let ink = InkBounds(measurer: brush.measurer)
    var all: Rect?
    for (before, now) in zip(old, new) where before != now {
      var change = ink.bounds(of: before).union(ink.bounds(of: now))
      var (bare, bareNow) = (before, now)
      bare.children = []
      bareNow.children = []
      // A view that only holds what changes need not be drawn again, unless its shadow is that of what it holds.
      if bare == bareNow, now.shadow == nil || (hasOwnShadow(before) && hasOwnShadow(now)),
        let inner = self.change(from: before.children, to: now.children)
      {
        change = now.placement.bounds(of: inner)
      }
      all = all.map { $0.union(change) } ?? change
    }
    return all ?? .zero
  }
}
