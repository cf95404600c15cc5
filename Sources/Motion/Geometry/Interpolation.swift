/// A value that has something half-way to another of its kind.
///
/// `progress` is 0 at `self` and 1 at the target, and may lie outside of 0…1 where a curve overshoots;
/// what must stay in a range (alpha, colour, size, radius) is clamped where it is used.
/// Both ends are exact: at 0 the result is `self`, at 1 it is the target.
package protocol Interpolatable {
  func interpolated(to target: Self, _ progress: Double) -> Self
}

extension Double: Interpolatable {
  package func interpolated(to target: Double, _ progress: Double) -> Double {
    if progress == 1 { return target }
    return self + (target - self) * progress
  }
}

extension Point: Interpolatable {
  package func interpolated(to target: Point, _ progress: Double) -> Point {
    Point(x.interpolated(to: target.x, progress), y.interpolated(to: target.y, progress))
  }
}

extension Size: Interpolatable {
  package func interpolated(to target: Size, _ progress: Double) -> Size {
    Size(width.interpolated(to: target.width, progress), height.interpolated(to: target.height, progress))
  }
}

extension Rect: Interpolatable {
  package func interpolated(to target: Rect, _ progress: Double) -> Rect {
    Rect(
      x.interpolated(to: target.x, progress), y.interpolated(to: target.y, progress),
      width.interpolated(to: target.width, progress), height.interpolated(to: target.height, progress))
  }
}

extension Corners: Interpolatable {
  package func interpolated(to target: Corners, _ progress: Double) -> Corners {
    Corners(
      topLeft.interpolated(to: target.topLeft, progress),
      topRight.interpolated(to: target.topRight, progress),
      bottomRight.interpolated(to: target.bottomRight, progress),
      bottomLeft.interpolated(to: target.bottomLeft, progress))
  }
}

extension Length: Interpolatable {
  package func interpolated(to target: Length, _ progress: Double) -> Length {
    Length(
      points: points.interpolated(to: target.points, progress),
      fraction: fraction.interpolated(to: target.fraction, progress))
  }
}
