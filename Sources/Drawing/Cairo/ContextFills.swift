import CCairo
import Motion

/// What the current path is filled with.
extension Context {
  func setSource(_ color: Color, opacity: Double = 1) {
    cairo_set_source_rgba(pointer, color.red, color.green, color.blue, color.alpha * opacity)
  }

  func fill(_ color: Color, opacity: Double = 1) {
    setSource(color, opacity: opacity)
    cairo_fill(pointer)
  }

  /// Fills the path; a gradient spans `box`.
  func fill(_ fill: Fill, in box: Rect, opacity: Double = 1) throws(DrawingError) {
    switch fill {
    case .color(let color):
      self.fill(color, opacity: opacity)
    case .gradient(let colors, let angle):
      let gradient = try Gradient(colors, angle: angle, in: box, under: matrix, opacity: opacity)
      let outer = matrix
      matrix = .identity
      cairo_set_source(pointer, gradient.pointer)
      matrix = outer
      cairo_fill(pointer)
    }
  }

  func stroke(_ color: Color, width: Double, opacity: Double = 1) {
    setSource(color, opacity: opacity)
    cairo_set_line_width(pointer, max(width, 0))
    // SVG's initial value; Cairo's own is 10.
    cairo_set_miter_limit(pointer, 4)
    cairo_stroke(pointer)
  }

  /// A line of `width` inside the edge of a rounded rectangle; the inner corners keep the same centres.
  func fillBorder(_ border: Border, of rect: Rect, corners: Corners, opacity: Double) {
    let width = min(border.width, min(rect.width, rect.height) / 2)
    guard width > 0 else { return }
    let outer = corners.clamped(to: rect.size)
    let inner = Corners(
      outer.topLeft - width, outer.topRight - width, outer.bottomRight - width, outer.bottomLeft - width)
    add(rect, corners: outer)
    add(
      Rect(rect.x + width, rect.y + width, rect.width - 2 * width, rect.height - 2 * width),
      corners: inner)
    cairo_set_fill_rule(pointer, CAIRO_FILL_RULE_EVEN_ODD)
    fill(border.color, opacity: opacity)
    cairo_set_fill_rule(pointer, CAIRO_FILL_RULE_WINDING)
  }

  /// Replaces everything, transparency included.
  func clear(to color: Color) {
    cairo_save(pointer)
    cairo_set_operator(pointer, CAIRO_OPERATOR_SOURCE)
    setSource(color)
    cairo_paint(pointer)
    cairo_restore(pointer)
  }

  /// Replaces everything outside of a rounded rectangle.
  func clear(to color: Color, outside rect: Rect, corners: Corners) {
    cairo_save(pointer)
    add(clipExtents)
    add(rect, corners: corners)
    cairo_set_fill_rule(pointer, CAIRO_FILL_RULE_EVEN_ODD)
    cairo_set_operator(pointer, CAIRO_OPERATOR_SOURCE)
    fill(color)
    cairo_restore(pointer)
  }
}
