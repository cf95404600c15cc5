internal import Glibc
internal import Motion

/// An arc of SVG path data as cubics, by the conversion of SVG 2, appendix B.2 (endpoint to centre parameters).
struct EllipticalArc {
  let segments: [Path.Segment]

  init(from start: Point, to end: Point, radii: Size, rotation: Double, isLarge: Bool, isSweep: Bool) {
    guard start != end else {
      segments = []
      return
    }
    guard radii.width > 0, radii.height > 0 else {
      segments = [.line(end)]
      return
    }
    let angle = rotation * .pi / 180
    let (c, s) = (cos(angle), sin(angle))
    let half = Point((start.x - end.x) / 2, (start.y - end.y) / 2)
    let prime = Point(c * half.x + s * half.y, -s * half.x + c * half.y)
    var (rx, ry) = (radii.width, radii.height)
    // Radii too small to span the chord are scaled up.
    let excess = prime.x * prime.x / (rx * rx) + prime.y * prime.y / (ry * ry)
    if excess > 1 { (rx, ry) = (rx * excess.squareRoot(), ry * excess.squareRoot()) }
    let bottom = rx * rx * prime.y * prime.y + ry * ry * prime.x * prime.x
    let root = (max(rx * rx * ry * ry - bottom, 0) / bottom).squareRoot() * (isLarge == isSweep ? -1 : 1)
    let center = Point(root * rx * prime.y / ry, -root * ry * prime.x / rx)
    let first = atan2((prime.y - center.y) / ry, (prime.x - center.x) / rx)
    var sweep = atan2((-prime.y - center.y) / ry, (-prime.x - center.x) / rx) - first
    if isSweep, sweep < 0 { sweep += 2 * .pi }
    if !isSweep, sweep > 0 { sweep -= 2 * .pi }
    // Radii or a chord whose squares vanish leave no arc to tell from its chord.
    guard rx.isFinite, ry.isFinite, first.isFinite, sweep.isFinite else {
      segments = [.line(end)]
      return
    }
    let middle = Point((start.x + end.x) / 2, (start.y + end.y) / 2)

    /// From the unit circle to the path's coordinates.
    func place(_ x: Double, _ y: Double) -> Point {
      let (u, v) = (rx * x + center.x, ry * y + center.y)
      return Point(c * u - s * v + middle.x, s * u + c * v + middle.y)
    }
    // A quarter turn at most for each cubic.
    let count = max(Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)), 1)
    let step = sweep / Double(count)
    let k = 4.0 / 3 * tan(step / 4)
    segments = (0..<count).map { index in
      let (a, b) = (first + step * Double(index), first + step * Double(index + 1))
      return .cubic(
        place(cos(a) - k * sin(a), sin(a) + k * cos(a)), place(cos(b) + k * sin(b), sin(b) - k * cos(b)),
        index == count - 1 ? end : place(cos(b), sin(b)))
    }
  }
}
