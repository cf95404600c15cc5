/// A stretch of a film in which one thing happens.
struct Segment: Sendable {
  enum Content: Sendable {
    /// A screen at rest.
    case rest(Actor)
    case transition(TransitionRun)
  }

  /// Seconds from the film's start.
  var start: Rational
  var end: Rational
  var content: Content

  var isMoving: Bool {
    if case .transition = content { return true }
    return false
  }
}
