import CCairo
import Motion

/// Shapes, added to the current path.
extension Context {
  func add(_ rect: Rect) {
    cairo_rectangle(pointer, rect.x, rect.y, rect.width, rect.height)
  }

  /// A rectangle with circular corners; the radii are cut to half of the shorter side.
  func add(_ rect: Rect, corners: Corners) {
    let radii = corners.clamped(to: rect.size)
    guard !radii.isZero else { return add(rect) }
    cairo_new_sub_path(pointer)
    corner(rect.maxX - radii.topRight, rect.y + radii.topRight, radii.topRight, quarter: 3)
    corner(rect.maxX - radii.bottomRight, rect.maxY - radii.bottomRight, radii.bottomRight, quarter: 0)
    corner(rect.x + radii.bottomLeft, rect.maxY - radii.bottomLeft, radii.bottomLeft, quarter: 1)
    corner(rect.x + radii.topLeft, rect.y + radii.topLeft, radii.topLeft, quarter: 2)
    cairo_close_path(pointer)
  }

  private func corner(_ x: Double, _ y: Double, _ radius: Double, quarter: Double) {
    guard radius > 0 else { return cairo_line_to(pointer, x, y) }
    cairo_arc(pointer, x, y, radius, quarter * .pi / 2, (quarter + 1) * .pi / 2)
  }

  func addCircle(_ center: Point, radius: Double) {
    cairo_new_sub_path(pointer)
    cairo_arc(pointer, center.x, center.y, radius, 0, 2 * .pi)
    cairo_close_path(pointer)
  }

  func addPolygon(_ corners: [Point]) {
    for (index, corner) in corners.enumerated() {
      if index == 0 {
        cairo_move_to(pointer, corner.x, corner.y)
      } else {
        cairo_line_to(pointer, corner.x, corner.y)
      }
    }
    cairo_close_path(pointer)
  }

  /// The ellipse inscribed in `rect`.
  func addEllipse(in rect: Rect) {
    guard rect.width > 0, rect.height > 0 else { return }
    let outer = matrix
    let unit = Affine.scale(rect.width / 2, rect.height / 2)
      .then(.translation(rect.center.x, rect.center.y))
    guard apply(unit) else { return }
    addCircle(.zero, radius: 1)
    matrix = outer
  }

  func add(_ path: Path) {
    for segment in path.segments {
      switch segment {
      case .move(let to): cairo_move_to(pointer, to.x, to.y)
      case .line(let to): cairo_line_to(pointer, to.x, to.y)
      case .cubic(let first, let second, let to):
        cairo_curve_to(pointer, first.x, first.y, second.x, second.y, to.x, to.y)
      case .close: cairo_close_path(pointer)
      }
    }
  }
}
