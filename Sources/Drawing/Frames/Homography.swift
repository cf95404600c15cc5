import Motion

/// A map of the plane as a perspective view sees it: straight lines stay straight, parallels may meet.
///
/// Rows of a 3 × 3 matrix that acts on (x, y, 1) and divides by the third component.
struct Homography {
  var rows: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

  init(_ first: SIMD3<Double>, _ second: SIMD3<Double>, _ third: SIMD3<Double>) {
    rows = (first, second, third)
  }

  init(_ map: Affine) {
    self.init(SIMD3(map.xx, map.xy, map.x0), SIMD3(map.yx, map.yy, map.y0), SIMD3(0, 0, 1))
  }

  /// A projection, with its points `scale` pixels long.
  init(_ projection: Projection, scale: Double) {
    let toPoints = SIMD3(1 / scale, 1 / scale, 1)
    self.init(
      projection.x * toPoints * scale, projection.y * toPoints * scale, projection.depth * toPoints)
  }

  /// First `self`, then `next`.
  func then(_ next: Homography) -> Homography {
    func combine(_ row: SIMD3<Double>) -> SIMD3<Double> {
      row.x * rows.0 + row.y * rows.1 + row.z * rows.2
    }
    return Homography(combine(next.rows.0), combine(next.rows.1), combine(next.rows.2))
  }

  /// The image of a point, and how far it is in front of the eye: 1 in the picture plane, 0 or less behind the eye.
  func callAsFunction(_ point: Point) -> (point: Point, depth: Double) {
    let vector = SIMD3(point.x, point.y, 1)
    let depth = (rows.2 * vector).sum()
    return (Point((rows.0 * vector).sum() / depth, (rows.1 * vector).sum() / depth), depth)
  }

  /// nil where everything falls into a line. Its third component is 1 / depth, with the same sign.
  var inverse: Homography? {
    let (a, b, c) = rows
    let first = cross(b, c)
    let second = cross(c, a)
    let third = cross(a, b)
    let determinant = (a * first).sum()
    guard abs(determinant) > 1e-12, determinant.isFinite else { return nil }
    return Homography(
      SIMD3(first.x, second.x, third.x) / determinant, SIMD3(first.y, second.y, third.y) / determinant,
      SIMD3(first.z, second.z, third.z) / determinant)
  }

  private func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
  }
}
