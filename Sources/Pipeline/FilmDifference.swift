package import Encoding

/// The first picture in which two films are not the same.
package struct FilmDifference: Sendable {
  /// When it is shown, from the start of the film.
  package let seconds: Double
  /// nil where that film has ended before.
  private let expected: DecodedImage?
  private let actual: DecodedImage?

  /// Compares two film files picture by picture. nil where all pictures and their times are equal.
  ///
  /// - Throws: `OutputError.library` for a file that is no film.
  package static func first(expected: String, actual: String) throws(OutputError) -> FilmDifference? {
    let (left, right) = (try FilmReader(expected), try FilmReader(actual))
    while true {
      let (one, two) = (try left.next(), try right.next())
      guard let seconds = one?.seconds ?? two?.seconds else { return nil }
      if let one, let two, one.seconds == two.seconds, one.image.pixels == two.image.pixels,
        one.image.width == two.image.width
      {
        continue
      }
      return FilmDifference(seconds: seconds, expected: one?.image, actual: two?.image)
    }
  }

  /// Writes a PNG with what was expected, the difference in white on black, and what there is, side by side on grey.
  package func writeStrip(to path: String) throws(OutputError) {
    let width = max(expected?.width ?? 0, actual?.width ?? 0)
    let height = max(expected?.height ?? 0, actual?.height ?? 0)
    let gap = 8
    var sheet = PictureSheet(width: 3 * width + 2 * gap, height: height, gray: 128)
    if let expected { sheet.paste(expected, x: 0) }
    sheet.pasteDifference(expected, actual, x: width + gap)
    if let actual { sheet.paste(actual, x: 2 * (width + gap)) }
    try sheet.write(to: path)
  }
}
