/// Changes of views over time, as the block of `UIView.animate` makes them; without a duration they happen at once.
/// What they end at stays.
package struct Animation: Sendable {
  package var tracks: [ViewTrack]
  /// Seconds; 0 is at once.
  package var duration: Rational
  /// Seconds before anything changes.
  package var delay: Rational
  package var curve: Curve

  package init(
    _ tracks: [ViewTrack], duration: Rational = Animation.standardDuration, delay: Rational = .zero,
    curve: Curve = .easeInOut
  ) {
    self.tracks = tracks
    self.duration = duration
    self.delay = delay
    self.curve = curve
  }

  /// Core Animation's own: `CATransaction.animationDuration()` where nobody has set it.
  package static let standardDuration = Rational(1, 4)
}

/// One property of one view over the time of an animation.
package struct ViewTrack: Sendable {
  package var view: String
  package var property: ViewProperty
  /// At least one; where the first is not at 0, the property starts from what it is.
  package var keyframes: [ViewKeyframe]
  package var position: SourcePosition

  package init(
    _ view: String, _ property: ViewProperty, _ keyframes: [ViewKeyframe], position: SourcePosition
  ) {
    self.view = view
    self.property = property
    self.keyframes = keyframes
    self.position = position
  }
}

package struct ViewKeyframe: Hashable, Sendable {
  /// Fraction of the animation's duration, 0…1, never falling along a track.
  package var at: Double
  package var value: ViewValue
  /// The curve of the segment that ends here; nil: that of the animation.
  package var curve: Curve?

  package init(at: Double, _ value: ViewValue, curve: Curve? = nil) {
    self.at = at
    self.value = value
    self.curve = curve
  }
}

/// What of a view an animation can change.
package enum ViewProperty: String, Hashable, Sendable, CaseIterable {
  case alpha, hidden
  /// Offsets from the place that layout gives; a percentage is of the screen.
  case x, y
  /// Instead of the placement; a percentage is of the parent.
  case frame
  /// The size changes and the placement's other facts stay: a view that is pinned at its centre grows about it.
  case width, height
  case scale, scaleX, scaleY
  /// Degrees, clockwise.
  case rotation
  case background, cornerRadius
  /// Of text.
  case color
  /// The text of a label or of a control. On the way from one to another that of labels and fields is typed character
  /// by character, and that of other controls changes at once.
  case text
  /// The value of a control, by the name that the control gives it; a switch that is on is 1.
  case on, value, selected, current
}

package enum ViewValue: Hashable, Sendable {
  case number(Double)
  case length(Length)
  /// Width and height; nil stays as it is.
  case size(Length?, Length?)
  /// x, y, width, height.
  case frame(Length, Length, Length, Length)
  case fill(Fill)
  case color(Color)
  case corners(Corners)
  case text(String)
  case flag(Bool)
}
