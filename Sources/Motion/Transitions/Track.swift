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
  /// How far the centre of a moving `frame` or `center` leaves the straight line: 0 not at all, 1 as a quadratic
  /// Bézier whose control point is the corner of the rectangle between start and end, as Material's arc motion.
  package var arc: Double
  /// The speed over all keyframes together, as `CAKeyframeAnimation.timingFunction`: it says where in the keyframes the
  /// track is, and parts without a curve of their own are linear. nil: evenly, each part on its own curve.
  package var pacing: Curve?
  /// Whether the value passes smoothly through all keyframes, as with `calculationModeCubic`, and not in straight parts.
  package var isSmooth: Bool

  package init(
    _ subject: Subject, _ property: Property, _ keyframes: [Keyframe], window: Window = .whole,
    curve: Curve? = nil, arc: Double = 0, pacing: Curve? = nil, isSmooth: Bool = false
  ) {
    self.subject = subject
    self.property = property
    self.keyframes = keyframes
    self.window = window
    self.curve = curve
    self.arc = arc
    self.pacing = pacing
    self.isSmooth = isSmooth
  }

  /// From `start` to `end`.
  package init(
    _ subject: Subject, _ property: Property, _ start: Value, _ end: Value, window: Window = .whole,
    curve: Curve? = nil
  ) {
    self.init(subject, property, Keyframe.pair(start, end), window: window, curve: curve)
  }

  package enum Subject: Hashable, Sendable {
    case screen(Role)
    /// A view of a screen, by its id.
    case element(Role, String)
    /// Every text of a screen.
    case labels(Role)
    /// A bar that stays in place while screens move below it, or else that part of both screens.
    case chrome(Chrome)
    /// An extra layer, by its name.
    case layer(String)
  }

  /// The raw value is the id of the view that the bar is in a screen.
  package enum Chrome: String, Hashable, Sendable, CaseIterable { case bar, tabBar }

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

  package static func pair(_ start: Track.Value, _ end: Track.Value) -> [Keyframe] {
    [Keyframe(at: 0, start), Keyframe(at: 1, end)]
  }
}
