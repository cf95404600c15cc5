/// A step of the timeline as resolved: what `segue inspect` prints.
package struct FilmStep: Hashable, Sendable {
  /// As written: `hold`, `perform ShowDetails`.
  package var name: String
  /// What it means: the transition and its nominal duration, the screens.
  package var detail: String
  /// Seconds from the film's start.
  package var start: Rational
  package var end: Rational
  /// How many steps it stands in.
  package var depth: Int
  /// What it does to the screens; nil where the same one shows after it.
  package var change: ScreenChange?
  package var position: SourcePosition

  package init(
    name: String, detail: String, start: Rational, end: Rational, depth: Int = 0,
    change: ScreenChange? = nil, position: SourcePosition
  ) {
    self.name = name
    self.detail = detail
    self.start = start
    self.end = end
    self.depth = depth
    self.change = change
    self.position = position
  }
}

/// One screen in the place of another.
package struct ScreenChange: Hashable, Sendable {
  /// The identifier of the segue that is performed; nil for a gesture of the platform, such as the back button.
  package let segue: String?
  /// Names of the screens.
  package let source: String
  package let destination: String
  /// The transition's name: `slide`.
  package let transition: String
  /// Whether it leads back to a screen that showed before.
  package let isReturn: Bool
}

package struct FilmMarker: Hashable, Sendable {
  package var name: String
  package var time: Rational

  package init(name: String, time: Rational) {
    self.name = name
    self.time = time
  }
}
