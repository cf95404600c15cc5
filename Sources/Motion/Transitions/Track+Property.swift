extension Track {
  /// What a track can change. Lengths in percent are of the container; angles are degrees.
  package enum Property: String, Hashable, Sendable, CaseIterable {
    /// Offsets from the resting place.
    case x, y
    /// Where the middle stands in the container, instead of the resting place.
    case center
    /// Replaces the resting frame; the content is laid out at both of a segment's frames and its views move between
    /// the two.
    case frame
    case width, height
    case scale, scaleX, scaleY
    /// Clockwise.
    case rotation
    /// About the horizontal axis, as `CATransform3DMakeRotation(a, 1, 0, 0)`: positive tips the top edge away.
    case rotationX
    /// About the vertical axis, as `CATransform3DMakeRotation(a, 0, 1, 0)`: positive turns the right edge away.
    case rotationY
    /// Distance of the eye from the picture plane in points: m34 = −1/d. 0 is an eye infinitely far away.
    case perspective
    /// The fixed point of scale and rotation: a share of the subject's own size, or a view's middle.
    case anchor
    /// How far the fixed point lies before the picture plane, behind it where negative; a percentage is of the side
    /// that turns: of the height where `rotationX` turns it, else of the width.
    case anchorZ
    /// Offset towards the viewer; seen where there is perspective.
    case z
    case alpha
    /// In output space: never scaled with the content.
    case cornerRadius
    /// Standard deviation of a Gaussian, in points.
    case blur
    case shadow
    case background
    /// 0…1: how much of the screen's width is folded away, as a paper folded like an accordion.
    case fold
    /// 0…1: how far the page is curled up from its bottom right corner.
    case curl
  }

  package enum Value: Hashable, Sendable {
    case number(Double)
    case length(Length)
    case frame(FrameValue)
    case point(Length, Length)
    /// Of a view: its middle as a point, its size as a scale, half of its shorter side as a radius.
    case element(Role, String)
    /// The radius with which a circle covers the container.
    case cover
    /// Four radii, clockwise from the top left.
    case corners([Length])
    case polygon([PointValue])
    case color(Color)
    case shadow(Shadow)
  }

  package struct PointValue: Hashable, Sendable {
    package var x: Length
    package var y: Length

    package init(_ x: Length, _ y: Length) {
      self.x = x
      self.y = y
    }
  }

  package enum FrameValue: Hashable, Sendable {
    case lengths(Length, Length, Length, Length)
    /// The whole container.
    case full
    /// The frame of a view, in the container's coordinates.
    case element(Role, String)
  }
}
