import Glibc
import Motion

/// A map of the plane that keeps straight lines straight: x' = xx·x + xy·y + x0, y' = yx·x + yy·y + y0.
struct Affine: Hashable, Sendable {
  var xx = 1.0
  var yx = 0.0
  var xy = 0.0
  var yy = 1.0
  var x0 = 0.0
  var y0 = 0.0

  static let identity = Affine()

  static func translation(_ x: Double, _ y: Double) -> Affine { Affine(x0: x, y0: y) }
  static func scale(_ x: Double, _ y: Double) -> Affine { Affine(xx: x, yy: y) }

  /// Clockwise on a plane whose y axis points down.
  static func rotation(degrees: Double) -> Affine {
    let sine = Angle.sine(degrees)
    let cosine = Angle.cosine(degrees)
    return Affine(xx: cosine, yx: sine, xy: -sine, yy: cosine)
  }

  /// First `self`, then `next`.
  func then(_ next: Affine) -> Affine {
    Affine(
      xx: next.xx * xx + next.xy * yx, yx: next.yx * xx + next.yy * yx,
      xy: next.xx * xy + next.xy * yy, yy: next.yx * xy + next.yy * yy,
      x0: next.xx * x0 + next.xy * y0 + next.x0, y0: next.yx * x0 + next.yy * y0 + next.y0)
  }

  /// The same map with `point` as the fixed point instead of the origin.
  func about(_ point: Point) -> Affine {
    Affine.translation(-point.x, -point.y).then(self).then(.translation(point.x, point.y))
  }

  func callAsFunction(_ point: Point) -> Point {
    Point(xx * point.x + xy * point.y + x0, yx * point.x + yy * point.y + y0)
  }

  /// The smallest upright rectangle around the image of `rect`.
  func bounds(of rect: Rect) -> Rect {
    let corners = [
      self(rect.origin), self(Point(rect.maxX, rect.y)), self(Point(rect.x, rect.maxY)),
      self(Point(rect.maxX, rect.maxY)),
    ]
    let minX = corners.reduce(Double.infinity) { min($0, $1.x) }
    let minY = corners.reduce(Double.infinity) { min($0, $1.y) }
    let maxX = corners.reduce(-Double.infinity) { max($0, $1.x) }
    let maxY = corners.reduce(-Double.infinity) { max($0, $1.y) }
    return Rect(minX, minY, maxX - minX, maxY - minY)
  }

  var determinant: Double { xx * yy - xy * yx }
  /// Whether everything collapses to a line or a point, or is no number: then there is nothing to draw, and a
  /// context given such a matrix refuses all that follows.
  var isSingular: Bool {
    let area = abs(determinant)
    return !(area > 1e-12) || !area.isFinite || !x0.isFinite || !y0.isFinite
  }

  /// How many times longer the unit vectors become.
  var scaleX: Double { hypot(xx, yx) }
  var scaleY: Double { hypot(xy, yy) }
  var largestScale: Double { max(scaleX, scaleY) }
}
