/// A length that depends on its container: `points + fraction × container`.
///
/// Written in a scene as a number (points) or as a percentage of the container. Both parts are kept, so that
/// interpolating between `100%` and `20` needs no container.
package struct Length: Hashable, Sendable {
  package var points: Double
  package var fraction: Double

  package init(points: Double = 0, fraction: Double = 0) {
    self.points = points
    self.fraction = fraction
  }

  package static let zero = Length()
  /// The whole length of the container: `100%`.
  package static let full = Length(fraction: 1)

  package static func points(_ value: Double) -> Length { Length(points: value) }
  package static func percent(_ value: Double) -> Length { Length(fraction: value / 100) }

  /// The length in points inside a container of this length in points.
  package func resolved(in container: Double) -> Double {
    points + fraction * container
  }

  package static prefix func - (length: Length) -> Length {
    Length(points: -length.points, fraction: -length.fraction)
  }
}
