/// A source line with carets below the part that a diagnostic is about.
struct SourceExcerpt {
  let line: String
  let carets: String

  /// The most scalars of a line that are shown.
  private static let window = 120

  /// `column` counts scalars from 1. Long lines are cut to a window around the column.
  init(line: Substring, column: Int, length: Int) {
    let scalars = Array(line.unicodeScalars)
    let index = min(max(column - 1, 0), scalars.count)
    let end = min(index + max(length, 1), max(scalars.count, index + 1))
    let start = scalars.count > Self.window ? max(0, min(index - 40, scalars.count - Self.window)) : 0
    let stop = min(scalars.count, start + Self.window)
    var shown = start > 0 ? "…" : ""
    var marks = start > 0 ? " " : ""
    for position in start..<max(stop, index + 1) {
      let scalar = position < scalars.count ? scalars[position] : " "
      if position < stop { shown += Self.display(scalar) }
      guard position < end else { continue }
      // A tab is kept in both lines, so that whatever the terminal makes of it they stay aligned.
      let width = max(Self.display(scalar).unicodeScalars.reduce(0) { $0 + DisplayText.width(of: $1) }, 0)
      if position < index {
        marks += scalar == "\t" ? "\t" : String(repeating: " ", count: width)
      } else if position < stop || position == index {
        marks += String(repeating: "^", count: max(width, position == index ? 1 : 0))
      }
    }
    if stop < scalars.count { shown += "…" }
    self.line = shown
    self.carets = marks
  }

  private static func display(_ scalar: Unicode.Scalar) -> String {
    scalar == "\t" ? "\t" : DisplayText.escaping(String(scalar))
  }
}
