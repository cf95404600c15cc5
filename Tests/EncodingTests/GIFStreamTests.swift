import Encoding
import Motion
import TestSupport
import Testing

/// Pictures that fill a table of 4,096 codes, by what stands in them. All have fewer colours than a palette.
struct GIFStreamTests {
  enum Ground: String, CaseIterable {
    case noise, flat, text, rows, runs, steps, textBesideNoise

    /// A colour by number, so that decoded pictures can be compared with it to the last bit.
    func pixel(_ k: Int, _ x: Int, _ y: Int) -> UInt32 {
      switch self {
      case .noise: GIFStreamTests.color(GIFStreamTests.random(x, y, k) % 200)
      case .flat: GIFStreamTests.color(k)
      case .text: GIFStreamTests.color(GIFStreamTests.letter(x, y + k))
      case .rows: GIFStreamTests.color(GIFStreamTests.random(x, k, 0) % 200)
      case .runs: GIFStreamTests.color((x + y * 300) / (1 + (y + k) % 300) % 3)
      case .steps: GIFStreamTests.color((x + y + 3 * k) / 7 % 30)
      case .textBesideNoise: (x < 190 ? Ground.text : .noise).pixel(k, x, y)
      }
    }
  }

  static func random(_ x: Int, _ y: Int, _ k: Int) -> Int {
    var state = UInt32(truncatingIfNeeded: x &* 374_761_393 &+ y &* 668_265_263 &+ k &* 97)
    state = (state ^ state >> 13) &* 1_274_126_177
    return Int((state ^ state >> 16) >> 8)
  }

  /// Strokes of nine shades, in lines with flat ground between them.
  static func letter(_ x: Int, _ y: Int) -> Int {
    y % 24 < 14 ? 0 : random(x % 9, y % 24, x / 9 % 26) % 9
  }

  static func color(_ number: Int) -> UInt32 {
    0xFF00_0000 | UInt32(number % 200) * 0x01_0300 | UInt32(255 - number % 200)
  }

  @Test(arguments: Ground.allCases)
  func `a picture that fills the table of codes comes back exactly`(ground: Ground) throws {
    let folder = try MediaFolder()
    let film = Film(
      try Film.format("gif"), width: 300, height: 200, rate: Rational(20), frames: 2, pixel: ground.pixel)
    #expect(try GIFPictureTests.decoded(film, folder) == (0..<2).map(film.rgba))
  }
}
