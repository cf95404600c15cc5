import CCairo
import Motion

extension Context {
  /// Fills the current path with a picture whose pixel grid `placement` maps into the user's coordinates.
  ///
  /// A shrunk picture is sampled from the halved copy that is at most twice as large. Beyond its edge the picture
  /// continues with its last pixels, so that the path alone decides where it ends.
  func fill(with picture: MipChain, placement: Affine, opacity: Double = 1) throws(DrawingError) {
    let combined = placement.then(matrix)
    guard !combined.isSingular else { return cairo_new_path(pointer) }
    let (bitmap, level) = picture.bitmap(level: MipChain.level(forScale: combined.largestScale))
    let factor = Double(1 << level)
    let copies = level == 0 && combined.isWholePixelMove
    try bitmap.withSurface { surface throws(DrawingError) in
      // A move by whole pixels is told to Cairo as exactly that, so that it copies.
      setSource(
        surface,
        placement: copies
          ? .translation(combined.x0.rounded(), combined.y0.rounded())
          : Affine.scale(factor, factor).then(combined))
      let source = cairo_get_source(pointer)
      cairo_pattern_set_extend(source, CAIRO_EXTEND_PAD)
      cairo_pattern_set_filter(source, copies ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
      if opacity >= 1 {
        cairo_fill(pointer)
      } else {
        cairo_save(pointer)
        cairo_clip(pointer)
        cairo_paint_with_alpha(pointer, max(opacity, 0))
        cairo_restore(pointer)
      }
      // The pixels are only lent: the context must not keep them as its source.
      cairo_set_source_rgba(pointer, 0, 0, 0, 0)
    }
  }
}

extension Affine {
  /// Whether pixels fall on pixels, but for the rounding of arithmetic.
  fileprivate var isWholePixelMove: Bool {
    func isNear(_ value: Double, _ wanted: Double) -> Bool { abs(value - wanted) < 1e-6 }
    return isNear(xx, 1) && isNear(yy, 1) && isNear(xy, 0) && isNear(yx, 0) && isNear(x0, x0.rounded())
      && isNear(y0, y0.rounded())
  }
}
