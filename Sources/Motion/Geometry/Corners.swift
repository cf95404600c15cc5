/// The four corner radii of a rectangle, in points, clockwise from the top left.
package struct Corners: Hashable, Sendable {
  package var topLeft: Double
  package var topRight: Double
  package var bottomRight: Double
  package var bottomLeft: Double

  package init(_ radius: Double) {
    self.init(radius, radius, radius, radius)
  }

  package init(_ topLeft: Double, _ topRight: Double, _ bottomRight: Double, _ bottomLeft: Double) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  package static let zero = Corners(0)
  package var isZero: Bool { self == .zero }

  /// The radii as they can be drawn in a rectangle of this size: none below 0, none above half of the shorter side.
  package func clamped(to size: Size) -> Corners {
    let limit = max(0, min(size.width, size.height) / 2)
    func fit(_ radius: Double) -> Double { min(max(radius, 0), limit) }
    return Corners(fit(topLeft), fit(topRight), fit(bottomRight), fit(bottomLeft))
  }
}
