/// Where a view stands in its parent, as facts about its edges: at most two of the four horizontal facts and two
/// of the four vertical ones. What the facts leave open comes from the view's own size; a view without any
/// fact stands at the parent's top left.
///
/// Percentages are of the parent's width (horizontal facts) or height (vertical facts).
package struct Placement: Hashable, Sendable {
  /// Distance of the view's left edge from the parent's left edge.
  package var left: Length?
  /// Distance of the view's right edge from the parent's right edge, inwards.
  package var right: Length?
  package var top: Length?
  /// Distance of the view's bottom edge from the parent's bottom edge, inwards.
  package var bottom: Length?
  package var width: Length?
  package var height: Length?
  /// Position of the view's centre in the parent.
  package var centerX: Length?
  package var centerY: Length?

  package init(
    left: Length? = nil, right: Length? = nil, top: Length? = nil, bottom: Length? = nil,
    width: Length? = nil, height: Length? = nil, centerX: Length? = nil, centerY: Length? = nil
  ) {
    self.left = left
    self.right = right
    self.top = top
    self.bottom = bottom
    self.width = width
    self.height = height
    self.centerX = centerX
    self.centerY = centerY
  }

  /// `frame: [x, y, width, height]`.
  package static func frame(_ x: Length, _ y: Length, _ width: Length, _ height: Length) -> Placement {
    Placement(left: x, top: y, width: width, height: height)
  }

  package static func frame(_ rect: Rect) -> Placement {
    .frame(.points(rect.x), .points(rect.y), .points(rect.width), .points(rect.height))
  }

  /// Covers the parent whatever its size.
  package static let fill = Placement(left: .zero, right: .zero, top: .zero, bottom: .zero)
}
