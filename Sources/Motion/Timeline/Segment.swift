/// A stretch of a film between two changes of the stack: it shows until the next one begins.
struct Segment: Sendable {
  enum Content: Sendable {
    /// A screen at rest.
    case rest(Actor)
    case transition(TransitionRun)
  }

  /// Seconds from the film's start.
  var start: Rational
  /// Equal to `start` for a rest, which has no end of its own.
  var end: Rational
  var content: Content
}
