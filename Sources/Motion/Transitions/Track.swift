/// One property of one subject over the time of a transition.
package struct Track: Hashable, Sendable {
  package var subject: Subject
  package var property: Property
  /// At least one; the first is at 0 and the last at 1 of `window`.
  package var keyframes: [Keyframe]
  /// The part of the transition in which the track runs: before it the first value holds, after it the last.
  package var window: Window
  /// nil: the transition's curve.
  package var curve: Curve?

  package init(
    _ subject: Subject, _ property: Property, _ keyframes: [Keyframe], window: Window = .whole,
    curve: Curve? = nil
  ) {
    self.subject = subject
    self.property = property
    self.keyframes = keyframes
    self.window = window
    self.curve = curve
  }

  /// From `start` to `end`.
  package init(
    _ subject: Subject, _ property: Property, _ start: Value, _ end: Value, window: Window = .whole
  ) {
    self.init(subject, property, [Keyframe(at: 0, start), Keyframe(at: 1, end)], window: window)
  }

  package enum Subject: Hashable, Sendable {
    case screen(Role)
    /// A view of a screen, by its id.
    case element(Role, String)
    /// Every text of a screen.
    case labels(Role)
  }

  /// `x`, `y`, `width`, `height` and radii are lengths; a percentage is of the container. Angles are degrees.
  package enum Property: String, Hashable, Sendable, CaseIterable {
    /// Offsets from the resting place.
    case x, y
    case width, height
    /// Replaces the resting frame; the screen is laid out at the first and the last frame and its views move
    /// between the two.
    case frame
    case scale, scaleX, scaleY
    case rotation, rotationX, rotationY, perspective
    case anchor
    case alpha
    case cornerRadius
    case blur
    case shadow
    case background
  }

  package enum Value: Hashable, Sendable {
    case number(Double)
    case length(Length)
    case frame(FrameValue)
    case point(Length, Length)
    case color(Color)
    case shadow(Shadow)
  }

  package enum FrameValue: Hashable, Sendable {
    case lengths(Length, Length, Length, Length)
    /// The whole container.
    case full
    /// The frame of a view, in the container's coordinates.
    case element(Role, String)
  }

  package enum Window: Hashable, Sendable {
    /// Fractions of the transition, 0 ≤ start ≤ end ≤ 1.
    case fraction(Double, Double)
    /// Seconds from the transition's start.
    case seconds(delay: Double, duration: Double)

    package static let whole = Window.fraction(0, 1)
  }
}

package struct Keyframe: Hashable, Sendable {
  /// Fraction of the track's window, 0…1, never falling along a track.
  package var at: Double
  package var value: Track.Value
  /// The curve of the segment that ends here; nil: that of the track.
  package var curve: Curve?

  package init(at: Double, _ value: Track.Value, curve: Curve? = nil) {
    self.at = at
    self.value = value
    self.curve = curve
  }
}
