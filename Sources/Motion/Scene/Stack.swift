/// Lays children out in a row or a column, as UIStackView does.
package struct Stack: Hashable, Sendable {
  package enum Axis: String, Hashable, Sendable, CaseIterable { case vertical, horizontal }
  package enum Alignment: String, Hashable, Sendable, CaseIterable { case leading, center, trailing, fill }
  package enum Distribution: String, Hashable, Sendable, CaseIterable {
    case fill, fillEqually, equalSpacing, start
  }

  package var axis: Axis
  /// Points between two neighbours.
  package var spacing: Double
  package var alignment: Alignment
  package var distribution: Distribution
  /// Points kept free at the top, right, bottom and left.
  package var padding: Padding

  package init(
    axis: Axis, spacing: Double = 8, alignment: Alignment = .fill, distribution: Distribution = .start,
    padding: Padding = Padding()
  ) {
    self.axis = axis
    self.spacing = spacing
    self.alignment = alignment
    self.distribution = distribution
    self.padding = padding
  }
}

package struct Padding: Hashable, Sendable {
  package var top: Double
  package var right: Double
  package var bottom: Double
  package var left: Double

  package init(top: Double = 0, right: Double = 0, bottom: Double = 0, left: Double = 0) {
    self.top = top
    self.right = right
    self.bottom = bottom
    self.left = left
  }
}
