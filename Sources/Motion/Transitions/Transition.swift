/// A choreography with its timing.
package struct Transition: Hashable, Sendable {
  /// What the scene calls it.
  package var name: String
  package var choreography: Choreography
  /// Seconds; 0 is a cut.
  package var duration: Rational
  /// Seconds in which the start state is held.
  package var delay: Rational
  package var curve: Curve
  package var reverse: Reverse

  package init(
    name: String, choreography: Choreography, duration: Rational, delay: Rational = .zero,
    curve: Curve = .easeInOut, reverse: Reverse = .sameCurve
  ) {
    self.name = name
    self.choreography = choreography
    self.duration = duration
    self.delay = delay
    self.curve = curve
    self.reverse = reverse
  }

  /// How the way back is made from the way there.
  package enum Reverse: Hashable, Sendable {
    /// The same curve runs in the opposite direction: an ease-in starts slowly both ways.
    case sameCurve
    /// Plays backwards in time.
    case mirror
    /// As `sameCurve`, with a timing of its own; nil keeps that of the way there.
    case timing(duration: Rational?, curve: Curve?)
  }
}
