import CCairo
import Motion

/// Draws on a surface. What is changed inside of `saved` ends with it.
final class Context {
  let pointer: OpaquePointer

  init(_ surface: Surface) throws(DrawingError) {
    guard let pointer = cairo_create(surface.pointer) else {
      throw .cairo("out of memory", during: "starting to draw")
    }
    self.pointer = pointer
    try checkStatus(during: "starting to draw")
  }

  deinit { cairo_destroy(pointer) }

  /// Cairo remembers its first failure and silently draws nothing from then on, so this is asked at the end of
  /// every picture.
  func checkStatus(during action: @autoclosure () -> String) throws(DrawingError) {
    try check(cairo_status(pointer), during: action())
  }

  func saved<Failure: Error>(_ body: () throws(Failure) -> Void) throws(Failure) {
    cairo_save(pointer)
    defer { cairo_restore(pointer) }
    try body()
  }

  /// Draws `body` aside and blends the whole of it at once.
  ///
  /// `bounds`, in device pixels, is where anything will be drawn: it keeps the picture aside small.
  func group<Failure: Error>(
    alpha: Double, bounds: Rect, _ body: () throws(Failure) -> Void
  ) throws(Failure) {
    try saved { () throws(Failure) in
      let matrix = self.matrix
      cairo_identity_matrix(pointer)
      let left = bounds.x.rounded(.down)
      let top = bounds.y.rounded(.down)
      cairo_rectangle(
        pointer, left, top, bounds.maxX.rounded(.up) - left, bounds.maxY.rounded(.up) - top)
      cairo_clip(pointer)
      self.matrix = matrix
      cairo_push_group(pointer)
      defer {
        cairo_pop_group_to_source(pointer)
        cairo_paint_with_alpha(pointer, alpha)
      }
      try saved(body)
    }
  }

  /// From the user's points to device pixels. Setting a singular one would end all drawing: ask `isSingular` first.
  var matrix: Affine {
    get {
      var value = cairo_matrix_t()
      cairo_get_matrix(pointer, &value)
      return Affine(
        xx: value.xx, yx: value.yx, xy: value.xy, yy: value.yy, x0: value.x0, y0: value.y0)
    }
    set {
      var value = cairo_matrix_t(newValue)
      cairo_set_matrix(pointer, &value)
    }
  }

  /// Puts `map` between what is drawn from now on and what the matrix did before; false where nothing would be
  /// left to see.
  func apply(_ map: Affine) -> Bool {
    let combined = map.then(matrix)
    guard !map.isSingular, !combined.isSingular else { return false }
    matrix = combined
    return true
  }

  /// What can be drawn on, in the user's coordinates.
  var clipExtents: Rect {
    var left = 0.0
    var top = 0.0
    var right = 0.0
    var bottom = 0.0
    cairo_clip_extents(pointer, &left, &top, &right, &bottom)
    return Rect(left, top, right - left, bottom - top)
  }

  func clip() { cairo_clip(pointer) }

  /// Leaves out a rectangle from all that is drawn.
  func cutOut(_ rect: Rect) {
    guard rect.width > 0, rect.height > 0 else { return }
    let all = clipExtents
    cairo_rectangle(pointer, all.x, all.y, all.width, all.height)
    cairo_rectangle(pointer, rect.x, rect.y, rect.width, rect.height)
    cairo_set_fill_rule(pointer, CAIRO_FILL_RULE_EVEN_ODD)
    cairo_clip(pointer)
    cairo_set_fill_rule(pointer, CAIRO_FILL_RULE_WINDING)
  }

  /// Leaves out the whole pixels that an opaque rounded rectangle, in the user's coordinates, covers for certain. None
  /// where it is turned.
  func cutOut(hiddenBy rect: Rect, corners: Corners) {
    let base = matrix
    guard base.xy == 0, base.yx == 0, base.xx > 0, base.yy > 0 else { return }
    matrix = .identity
    cutOut(base.bounds(of: rect).coveredPixels(corners: corners * max(base.xx, base.yy)))
    matrix = base
  }
}
