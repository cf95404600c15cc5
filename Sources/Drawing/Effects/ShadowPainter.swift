import Motion

/// Paints shadows under the current matrix.
struct ShadowPainter {
  let context: Context
  let masks: ShadowMasks

  /// The shadow of a rounded rectangle; nothing of the rectangle itself.
  func paint(_ shadow: Shadow, of box: Rect, corners: Corners, opacity: Double) throws(DrawingError) {
    guard let frame = ShadowFrame(shadow, box, context.matrix) else { return }
    let unit = (frame.scaleX * frame.scaleY).squareRoot()
    let mask = try masks.box(
      frame.pixelSize,
      corners: Corners(
        corners.topLeft * unit, corners.topRight * unit, corners.bottomRight * unit,
        corners.bottomLeft * unit),
      sigma: frame.sigma)
    paint(mask, shadow, frame, opacity: opacity)
  }

  /// The shadow of what `draw` draws inside of `bounds`.
  func paint(
    _ shadow: Shadow, ofDrawingIn bounds: Rect, opacity: Double,
    draw: (Context) throws(DrawingError) -> Void
  ) throws(DrawingError) {
    guard let frame = ShadowFrame(shadow, bounds, context.matrix) else { return }
    let mask = try ShadowMasks.mask(size: frame.pixelSize, sigma: frame.sigma) {
      aside throws(DrawingError) in
      let local = Affine.translation(-bounds.x, -bounds.y).then(.scale(frame.scaleX, frame.scaleY))
      guard aside.apply(local) else { return }
      try draw(aside)
    }
    paint(mask, shadow, frame, opacity: opacity)
  }

  private func paint(_ mask: ShadowMask, _ shadow: Shadow, _ frame: ShadowFrame, opacity: Double) {
    let placement = mask.placement
      .then(.scale(1 / frame.scaleX, 1 / frame.scaleY))
      .then(.translation(frame.box.x + shadow.offset.x, frame.box.y + shadow.offset.y))
    context.paint(
      shadow.color, through: mask.surface, placement: placement,
      opacity: min(max(shadow.opacity, 0), 1) * opacity, scratch: masks.scratch)
  }
}

/// The pixels that a silhouette covers, along its own axes.
private struct ShadowFrame {
  let box: Rect
  let scaleX: Double
  let scaleY: Double
  let pixelSize: Size
  let sigma: Double

  /// nil where there is nothing to see.
  init?(_ shadow: Shadow, _ box: Rect, _ matrix: Affine) {
    guard shadow.opacity > 0, shadow.color.alpha > 0, !matrix.isSingular else { return nil }
    self.box = box
    scaleX = matrix.scaleX
    scaleY = matrix.scaleY
    pixelSize = Size(box.width * scaleX, box.height * scaleY)
    sigma = max(shadow.radius, 0) * (scaleX * scaleY).squareRoot()
    guard pixelSize.width > 0, pixelSize.height > 0, sigma.isFinite, pixelSize.width.isFinite,
      pixelSize.height.isFinite
    else { return nil }
  }
}
