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
    let outer = matrix
    try bitmap.withSurface { surface throws(DrawingError) in
      guard apply(Affine.scale(factor, factor).then(placement)) else { return }
      cairo_set_source_surface(pointer, surface.pointer, 0, 0)
      matrix = outer
      let source = cairo_get_source(pointer)
      cairo_pattern_set_extend(source, CAIRO_EXTEND_PAD)
      cairo_pattern_set_filter(source, isCopy(combined) ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
      if opacity >= 1 {
        cairo_fill(pointer)
      } else {
        cairo_save(pointer)
        cairo_clip(pointer)
        cairo_paint_with_alpha(pointer, max(opacity, 0))
        cairo_restore(pointer)
      }
      cairo_set_source_rgba(pointer, 0, 0, 0, 0)
    }
  }

  /// Whether pixels fall on pixels.
  private func isCopy(_ map: Affine) -> Bool {
    map.xx == 1 && map.yy == 1 && map.xy == 0 && map.yx == 0 && map.x0 == map.x0.rounded()
      && map.y0 == map.y0.rounded()
  }

  /// Paints `color` through a picture's coverage, the picture's pixel grid mapped by `placement`.
  func paint(_ color: Color, through mask: Surface, placement: Affine, opacity: Double = 1) {
    let outer = matrix
    guard apply(placement) else { return }
    setSource(color, opacity: opacity)
    cairo_mask_surface(pointer, mask.pointer, 0, 0)
    matrix = outer
  }
}
