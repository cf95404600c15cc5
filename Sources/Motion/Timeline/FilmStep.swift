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
  package var position: SourcePosition

  package init(
    name: String, detail: String, start: Rational, end: Rational, depth: Int = 0, position: SourcePosition
  ) {
    self.name = name
    self.detail = detail
    self.start = start
    self.end = end
    self.depth = depth
    self.position = position
  }
}

package struct FilmMarker: Hashable, Sendable {
  package var name: String
  package var time: Rational

  package init(name: String, time: Rational) {
    self.name = name
    self.time = time
  }
}
