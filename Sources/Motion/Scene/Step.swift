/// One entry of a scene's timeline.
package struct Step: Sendable {
  package var action: Action
  /// How fast the step is shown: 0.25 shows it four times slower, its nominal duration unchanged. Above 0. The speeds
  /// of nested steps multiply.
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
    /// A touch, then the segue that it triggers, if any.
    case touch(Touch)
    /// A segue whose progress follows a finger.
    case drag(Drag)
    /// Performs an unwind segue by its identifier.
    case unwind(String)
    /// Changes views of the screen that shows.
    case animate(Animation)
    /// A name for this moment.
    case marker(String)
    /// A line of text over the picture from here on; nil takes it away.
    case caption(Caption?)
    /// Happens before the first frame and shows nothing.
    case setup([Step])
    /// One after another.
    case sequence([Step])
    /// All at once: as long as the longest.
    case parallel([Step])
    /// All, each so many seconds after the one before it has started.
    case stagger([Step], interval: Rational)
    /// One after another, so many times.
    case cycle([Step], times: Int)

    package static func tap(_ view: String) -> Action { .touch(Touch(.tap, view: view)) }
    package static func caption(_ text: String) -> Action { .caption(Caption(text)) }
  }
}
