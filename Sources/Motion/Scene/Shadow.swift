/// A blurred silhouette behind a view or a layer, as CALayer's shadow.
package struct Shadow: Hashable, Sendable {
  package var color: Color
  /// 0…1, multiplies the colour's own alpha.
  package var opacity: Double
  /// CALayer's `shadowRadius`: the standard deviation of the blur, in points.
  package var radius: Double
  package var offset: Point

  package init(
    color: Color = .black, opacity: Double = 0.25, radius: Double = 8, offset: Point = Point(0, 2)
  ) {
    self.color = color
    self.opacity = opacity
    self.radius = radius
    self.offset = offset
  }
}

extension Shadow: Interpolatable {
  package func interpolated(to target: Shadow, _ progress: Double) -> Shadow {
    Shadow(
      color: color.interpolated(to: target.color, progress),
      opacity: min(max(opacity.interpolated(to: target.opacity, progress), 0), 1),
      radius: max(radius.interpolated(to: target.radius, progress), 0),
      offset: offset.interpolated(to: target.offset, progress))
  }
}
