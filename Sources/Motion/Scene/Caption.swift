/// A line of text over the picture.
package struct Caption: Hashable, Sendable {
  package enum Place: Hashable, Sendable {
    case top, bottom
    /// The middle of the caption, in points or percent of the canvas.
    case point(Length, Length)
    /// Beside a view of the screen that shows, wherever it moves; nil is above it where there is room.
    case view(String, Side?)
  }

  package enum Side: String, Hashable, Sendable, CaseIterable { case above, below }

  package var text: String
  package var place: Place

  package init(_ text: String, at place: Place = .bottom) {
    self.text = text
    self.place = place
  }
}
