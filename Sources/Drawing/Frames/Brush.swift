import Motion

/// What one worker draws with, whatever it draws on; for one thread at a time.
final class Brush {
  let resources: RenderResources
  let measurer: TextMeasurer
  private let shadows = ShadowMasks()
  /// Two screens each of this frame, of the one that the worker drew before, and of one that is converted already.
  private static let placedLimit = 6
  private var placed: [(snapshot: Snapshot, screen: PlacedScreen)] = []
  /// Whether only a part of the frame is drawn: views beyond the clip are left out then.
  var isPartial = false

  init(_ resources: RenderResources) {
    self.resources = resources
    measurer = resources.measurers.take()
  }

  deinit { resources.measurers.giveBack(measurer) }

  /// The screen laid out. A frame asks for each of its screens several times, and so does the next one, to see what has
  /// changed.
  func place(_ snapshot: Snapshot) -> PlacedScreen {
    if let known = placed.first(where: { $0.snapshot == snapshot }) { return known.screen }
    let screen = resources.place(snapshot, measurer)
    if placed.count >= Brush.placedLimit { placed.removeFirst() }
    placed.append((snapshot, screen))
    return screen
  }

  func screens(on context: Context) -> ScreenPainter {
    ScreenPainter(
      context: context, measurer: measurer, assets: resources.assets, shadows: shadows, isPartial: isPartial,
      backgrounds: isPartial ? resources.backgrounds : nil)
  }

  func shadows(on context: Context) -> ShadowPainter {
    ShadowPainter(context: context, masks: shadows)
  }

  /// A snapshot as pixels: from the cache where it is still, else drawn now.
  func picture(_ key: StillKey) throws(DrawingError) -> Still {
    guard key.snapshot.isStill else { return try StillPainter(brush: self).draw(key) }
    return try resources.stills.still(for: key) { () throws(DrawingError) in
      try StillPainter(brush: self).draw(key)
    }
  }
}
