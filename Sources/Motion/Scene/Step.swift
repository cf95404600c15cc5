/// One entry of a scene's timeline.
package struct Step: Sendable {
  package var action: Action
  /// How fast the step is shown: 0.25 shows it four times slower, its nominal duration unchanged. Above 0.
  package var speed: Rational
  /// Whether the picture says so, as `0.25×`.
  package var showsSpeed: Bool
  package var position: SourcePosition

  package init(
    _ action: Action, speed: Rational = Rational(1), showsSpeed: Bool = false, position: SourcePosition
  ) {
    self.action = action
    self.speed = speed
    self.showsSpeed = showsSpeed
    self.position = position
  }

  package indirect enum Action: Sendable {
    /// Seconds in which nothing moves.
    case hold(Rational)
    /// Performs a forward segue by its identifier.
    case perform(String)
    /// A touch at a view of the top screen, then the segue that it triggers, if any. The dot appears during the
    /// time before the step and takes none of its own.
    case tap(String)
    /// Performs an unwind segue by its identifier.
    case unwind(String)
    /// A name for this moment.
    case marker(String)
    /// A line of text at the foot of the picture from here on; nil takes it away.
    case caption(String?)
    /// Happens before the first frame and shows nothing.
    case setup([Step])
  }
}
