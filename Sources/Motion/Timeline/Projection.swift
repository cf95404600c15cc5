/// Where a turned picture is seen: a 3 × 3 matrix that acts on (x, y, 1), measured in points from the anchor, and divides
/// by the third component.
package struct Projection: Hashable, Sendable {
  /// Rows of the matrix.
  package var x: SIMD3<Double>
  package var y: SIMD3<Double>
  package var depth: SIMD3<Double>

  /// The picture is turned about the horizontal axis and then about the vertical one, both through a point that lies
  /// `anchorZ` before it, and seen by an eye at `perspective` before `vanishingPoint`, measured from the anchor.
  ///
  /// With depth w away from the eye and d = −anchorZ, the point (x, y, −d) turns to
  /// (x, y·cos a − d·sin a, −y·sin a − d·cos a), then to (x·cos b + (y·sin a + d·cos a)·sin b, …,
  /// x·sin b − (y·sin a + d·cos a)·cos b); its depth is w = that + d − z, and what is seen is drawn towards the
  /// vanishing point v: v + (p − v) / (1 + w / perspective).
  package init(_ transform: Transform, vanishingPoint: Point) {
    let (sinX, cosX) = Projection.turn(transform.rotationX)
    let (sinY, cosY) = Projection.turn(transform.rotationY)
    let d = -transform.anchorZ
    let nearness = transform.perspective > 0 ? 1 / transform.perspective : 0
    let away =
      SIMD3(sinY, -sinX * cosY, d * (1 - cosX * cosY) - transform.z) * nearness
    x = SIMD3(cosY, sinX * sinY, d * cosX * sinY) + away * vanishingPoint.x
    y = SIMD3(0, cosX, -d * sinX) + away * vanishingPoint.y
    depth = SIMD3(0, 0, 1) + away
  }

  package var determinant: Double {
    x.x * (y.y * depth.z - y.z * depth.y) - x.y * (y.x * depth.z - y.z * depth.x)
      + x.z * (y.x * depth.y - y.y * depth.x)
  }

  /// Exact at right angles, where a face is neither seen nor hidden.
  private static func turn(_ degrees: Double) -> (sine: Double, cosine: Double) {
    let angle = degrees.truncatingRemainder(dividingBy: 360)
    switch angle {
    case 0: return (0, 1)
    case 90, -270: return (1, 0)
    case 180, -180: return (0, -1)
    case 270, -90: return (-1, 0)
    default:
      let radians = angle * .pi / 180
      return (Elementary.sine(radians), Elementary.cosine(radians))
    }
  }
}

extension Transform {
  /// How a layer with this frame is seen, measured in points from its anchor.
  package func projection(of frame: Rect) -> Projection {
    let center = Point(frame.x + frame.width * anchor.x, frame.y + frame.height * anchor.y)
    let eye = vanishingPoint.map { Point($0.x - center.x, $0.y - center.y) } ?? .zero
    return Projection(self, vanishingPoint: eye)
  }

  /// Whether the front of a layer with this frame is seen: the back is hidden.
  package func showsFace(in frame: Rect) -> Bool {
    isFlat || projection(of: frame).determinant > 1e-9
  }
}
