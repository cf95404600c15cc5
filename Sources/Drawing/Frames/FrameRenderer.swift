package import Motion

/// Draws frames; one for each worker, used by one thread at a time.
///
/// A frame depends on its plan alone: not on the frames before it, nor on which worker draws it.
package final class FrameRenderer {
  private let resources: RenderResources
  private let brush: Brush
  /// Measures the texts of the plans that are drawn; for the renderer's thread.
  package var measurer: TextMeasurer { brush.measurer }

  package init(_ resources: RenderResources) {
    self.resources = resources
    brush = Brush(resources)
  }

  /// Draws `plan` over whatever `pixels` holds.
  ///
  /// - Parameters:
  ///   - drawn: The plan that `pixels` shows by now, if they show one: only what differs is drawn then, and the pixels
  ///     are the same.
  ///   - pixels: Premultiplied BGRA, `resources.pixelHeight` rows from top to bottom of `resources.pixelWidth`
  ///     pixels.
  ///   - stride: Bytes from one row to the next, a multiple of four.
  package func draw(
    _ plan: FramePlan, over drawn: FramePlan? = nil, into pixels: UnsafeMutableRawBufferPointer, stride: Int
  ) throws(DrawingError) {
    let width = resources.pixelWidth
    let height = resources.pixelHeight
    let needed = (height - 1) * stride + width * 4
    guard let start = pixels.baseAddress, stride >= width * 4, pixels.count >= needed else {
      throw .bufferTooSmall(needed: max(needed, width * 4 * height), given: pixels.count)
    }
    let rows = drawn.flatMap { changedRows(from: $0, to: plan) }
    if rows?.isEmpty == true { return }
    brush.isPartial = rows != nil
    defer { brush.isPartial = false }
    let paper = Paper(start: start, stride: stride, rows: rows)
    guard let surroundings = resources.surroundings else {
      return try paper.draw(resources.display) { context throws(DrawingError) in
        try draw(plan, on: context)
      }
    }
    try drawDevice(plan, surroundings, on: paper)
  }

  /// The rows of pixels in which the pictures of two plans may differ; nil where all may.
  package func changedRows(from old: FramePlan, to new: FramePlan) -> Range<Int>? {
    if old == new { return 0..<0 }
    guard let rows = Damage(brush: brush, scale: resources.scale).rows(from: old, to: new) else { return nil }
    let top = resources.display.y
    return (rows.lowerBound + top)..<(rows.upperBound + top)
  }

  /// The canvas as a part of the picture, then the device that covers its corners, then what is outside of that.
  private func drawDevice(
    _ plan: FramePlan, _ surroundings: Surroundings, on paper: Paper
  ) throws(DrawingError) {
    let picture = PixelArea(x: 0, y: 0, width: resources.pixelWidth, height: resources.pixelHeight)
    try paper.draw(picture) { context throws(DrawingError) in
      // Where the display's edge is not on the grid, the device covers pixels beside it only in part.
      context.clear(to: .black)
    }
    try paper.draw(resources.display) { context throws(DrawingError) in
      try draw(plan, on: context)
    }
    let housing = surroundings.housing
    try paper.draw(picture) { context throws(DrawingError) in
      try LayerPainter(context: context, brush: brush, scale: resources.scale, canvas: housing.size)
        .paint(housing.layer)
      context.clear(
        to: surroundings.background,
        outside: Rect(0, 0, Double(picture.width), Double(picture.height)),
        corners: Corners(housing.cornerRadius * resources.scale))
    }
  }

  private func draw(_ plan: FramePlan, on context: Context) throws(DrawingError) {
    let cover = try lowestVisible(of: plan.layers)
    if cover == nil { context.clear(to: plan.background) }
    let painter = LayerPainter(
      context: context, brush: brush, scale: resources.scale, canvas: resources.canvas)
    for index in (cover ?? 0)..<plan.layers.count {
      try painter.paint(plan.layers[index], above: plan.layers[(index + 1)...])
    }
  }

  /// The highest layer that hides all below it; nil where the background can be seen.
  private func lowestVisible(of layers: [Layer]) throws(DrawingError) -> Int? {
    for index in layers.indices.reversed() where try covers(layers[index]) { return index }
    return nil
  }

  /// Whether nothing below the layer can be seen, so that it need not be drawn.
  private func covers(_ layer: Layer) throws(DrawingError) -> Bool {
    guard layer.alpha >= 1, layer.curl <= 0, layer.mask == nil, layer.blur <= 0, layer.cornerRadius.isZero,
      layer.transform.isIdentity, covers(layer.frame)
    else { return false }
    switch layer.content {
    case .solid(let color): return color.alpha >= 1
    case .screen(let snapshot):
      guard snapshot.only == nil, snapshot.isStill, layer.clips else { return false }
      return try brush.picture(StillKey(snapshot: snapshot, scale: resources.scale, overflows: false))
        .picture.isOpaque
    }
  }

  private func covers(_ frame: Rect) -> Bool {
    let scale = resources.scale
    let pixels = Rect(frame.x * scale, frame.y * scale, frame.width * scale, frame.height * scale).snapped()
    let display = resources.display
    return pixels.x <= 0 && pixels.y <= 0 && pixels.maxX >= Double(display.width)
      && pixels.maxY >= Double(display.height)
  }
}
