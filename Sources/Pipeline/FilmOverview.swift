package import Encoding

/// A film file in a few small pictures: its first one, and a strip of moments.
package struct FilmOverview: Sendable {
  package let width: Int
  package let height: Int
  private let poster: DecodedImage
  /// One for each moment; neighbours may be equal.
  private let moments: [DecodedImage]

  /// Decodes the whole film once.
  ///
  /// - Parameters:
  ///   - duration: seconds; nil takes the time of the last picture.
  ///   - count: moments of the strip: the middles of so many equal parts of the film.
  /// - Throws: `OutputError.library` for a file that cannot be decoded or is no film.
  package init(_ path: String, duration: Double?, count: Int) throws(OutputError) {
    let times = try FilmReader.times(of: path)
    let length = duration ?? times.last ?? 0
    let wanted = (0..<count).map { (Double($0) + 0.5) / Double(count) * length }
    // Only the moments are kept: a film may be longer than memory.
    let reader = try FilmReader(path)
    guard var current = try reader.next()?.image else { throw .frameOrder(expected: 1, received: 0) }
    poster = current
    var moments: [DecodedImage] = []
    var index = 0
    for moment in wanted {
      while index + 1 < times.count, times[index + 1] <= moment, let next = try reader.next() {
        current = next.image
        index += 1
      }
      moments.append(current)
    }
    self.moments = moments
    (width, height) = (poster.width, poster.height)
  }

  /// Writes the first picture as PNG, no wider than `most` pixels.
  package func writePoster(to path: String, most: Int) throws(OutputError) {
    let width = min(most, width)
    var sheet = PictureSheet(width: width, height: height(for: width), gray: 255)
    sheet.pasteScaled(poster, x: 0, width: sheet.width)
    try sheet.write(to: path)
  }

  /// Writes the moments side by side as PNG, each `side` pixels wide.
  package func writeStrip(to path: String, side: Int) throws(OutputError) {
    let side = min(side, width)
    let gap = 2
    var sheet = PictureSheet(
      width: (side + gap) * max(moments.count, 1) - gap, height: height(for: side), gray: 128)
    for (number, moment) in moments.enumerated() {
      sheet.pasteScaled(moment, x: number * (side + gap), width: side)
    }
    try sheet.write(to: path)
  }

  private func height(for width: Int) -> Int { max((self.height * width + self.width / 2) / self.width, 1) }
}

extension PictureSheet {
  /// Lays a picture over the sheet, as high as the sheet, each pixel the mean of those that it stands for.
  mutating func pasteScaled(_ image: DecodedImage, x left: Int, width: Int) {
    for y in 0..<height {
      let rows = Self.span(y, of: height, over: image.height)
      for x in 0..<width {
        let columns = Self.span(x, of: width, over: image.width)
        var sums = (0, 0, 0, 0)
        for row in rows {
          for column in columns {
            let start = (row * image.width + column) * 4
            sums.0 += Int(image.pixels[start])
            sums.1 += Int(image.pixels[start + 1])
            sums.2 += Int(image.pixels[start + 2])
            sums.3 += Int(image.pixels[start + 3])
          }
        }
        let count = rows.count * columns.count
        lay((sums.0 / count, sums.1 / count, sums.2 / count, sums.3 / count), x: left + x, y: y)
      }
    }
  }

  /// The pixels that pixel `index` of `count` stands for; at least one.
  private static func span(_ index: Int, of count: Int, over pixels: Int) -> Range<Int> {
    let start = index * pixels / count
    return start..<max((index + 1) * pixels / count, start + 1)
  }
}
