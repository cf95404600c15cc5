import Encoding
import Motion
import TestSupport
import Testing

/// What palettes are made for, and who gets which entry.
struct GIFPaletteTests {
  /// Squared differences of red, green and blue, summed over the pixels whose column is in `columns`.
  static func error(_ frame: [UInt8], _ source: [UInt8], width: Int, columns: Range<Int>) -> Int {
    var sum = 0
    for place in frame.indices where place % 4 < 3 && columns.contains(place / 4 % width) {
      let difference = Int(frame[place]) - Int(source[place])
      sum += difference * difference
    }
    return sum
  }

  /// Reds on the left and blues on the right; the second picture changes one half.
  static func halves(staying: Range<Int>) throws -> Film {
    var film = Film(try Film.format("gif"), width: 80, height: 50, rate: Rational(50), frames: 2) { k, x, y in
      let level = UInt32((x * 53 + y * 31) % 200)
      if k == 1, !staying.contains(x) { return 0xFF00_FF00 }
      return 0xFF00_0000 | (x < 40 ? level << 16 : level)
    }
    film.settings.colors = 16
    return film
  }

  @Test func `what stays on the next picture is nearer to its source than what passes`() throws {
    let folder = try MediaFolder()
    let errors = try [0..<40, 40..<80].map { staying in
      let film = try GIFPaletteTests.halves(staying: staying)
      let frame = try GIFPictureTests.decoded(film, folder)[0]
      return [0..<40, 40..<80].map {
        GIFPaletteTests.error(frame, film.rgba(0), width: 80, columns: $0)
      }
    }
    #expect(errors[0][0] < errors[1][0], "\(errors)")
    #expect(errors[1][1] < errors[0][1], "\(errors)")
  }

  @Test func `a colour that the palette has is never given up for that of a neighbour`() throws {
    let folder = try MediaFolder()
    var film = Film(try Film.format("gif"), width: 96, height: 64, rate: Rational(50), frames: 1) { _, x, y in
      // Two flat colours in stripes, two levels apart, above a gradient that takes more colours than there are.
      if y < 40 { return x / 3 % 2 == 0 ? 0xFFF2_F2F2 : 0xFFF4_F2F2 }
      return 0xFF00_0000 | UInt32(x * 2) << 16 | UInt32(y * 2) << 8
    }
    film.settings.targetError = 16
    film.settings.duration = Rational(6, 100)
    let frame = try GIFPictureTests.decoded(film, folder)[0]
    #expect(Array(frame[..<(96 * 40 * 4)]) == Array(film.rgba(0)[..<(96 * 40 * 4)]))
  }

  /// Noise in more colours than are counted one by one, and in more than 16 bits can number.
  @Test func `every pixel of noise gets the nearest colour, or one that is hardly further`() throws {
    let folder = try MediaFolder()
    let film = Film(
      try Film.format("gif"), width: 400, height: 300, rate: Rational(10), frames: 1
    ) { _, x, y in
      0xFF00_0000 | UInt32(GIFStreamTests.random(x, y, 1) & 0xFFFFFF)
    }
    let frame = try GIFPictureTests.decoded(film, folder)[0]
    let source = film.rgba(0)
    func color(_ bytes: [UInt8], _ place: Int) -> [Int] { (0..<3).map { Int(bytes[place * 4 + $0]) } }
    func distance(_ a: [Int], _ b: [Int]) -> Int {
      zip(a, b).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
    }
    let palette = Set((0..<400 * 300).map { color(frame, $0) })
    #expect(palette.count <= 256)
    for place in stride(from: 0, to: 400 * 300, by: 97) {
      let wanted = color(source, place)
      let least = palette.map { distance($0, wanted) }.min() ?? 0
      // The slack of a pixel is the target error, 4 for the usual quality.
      #expect(distance(color(frame, place), wanted) <= least + 4)
    }
  }
}
