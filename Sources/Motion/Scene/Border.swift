/// A line drawn inside the edge of a view, as CALayer's `borderWidth`.
package struct Border: Hashable, Sendable {
  /// In points.
  package var width: Double
  package var color: Color

  package init(width: Double, color: Color) {
    self.width = width
    self.color = color
  }
}
