import Encoding
import Motion
import TestSupport
import Testing

/// Converting only the rows that have changed.
@Suite struct PartialConversionTests {
  /// A way to convert that differs from the others.
  struct Way: Sendable, CustomStringConvertible {
    let description: String
    let format: String
    var change: @Sendable (inout OutputSettings) -> Void = { _ in }
  }

  static let ways: [Way] =
    FormatLawTests.films.map { Way(description: $0, format: $0) }
    + FormatLawTests.films.filter { FormatLawTests.transparent.contains($0) }.map {
      Way(description: "\($0), transparent", format: $0) { $0.isOpaque = false }
    }
    + [
      Way(description: "mp4 over a matte", format: "mp4") {
        $0.isOpaque = false
        $0.matte = Color(hex: 0x336699)
      },
      Way(description: "mp4 with colours for each pixel", format: "mp4") { $0.chroma = .full },
      Way(description: "mp4 without loss", format: "mp4") { $0.isLossless = true },
    ]

  /// Noise, in which a few rows are others in each picture.
  private static func film(_ way: Way, width: Int, height: Int) throws -> Film {
    let top = { (k: Int) in (k * 37 + 5) % (height - 12) }
    var film = try Film(Film.format(way.format), width: width, height: height, frames: 9) { k, x, y in
      let isMoving = (top(k)..<top(k) + 3 + 2 * k).contains(y)
      let value = UInt32(truncatingIfNeeded: (x * 7 + y * 131 + (isMoving ? k * 77 : 0)) &* 2_654_435_761)
      return value >> 8 | 0xFF00_0000
    }
    way.change(&film.settings)
    guard !film.settings.isOpaque else { return film }
    // Premultiplied: no colour above its alpha.
    let opaque = film.pixel
    film.pixel = { k, x, y in (opaque(k, x, y) >> 1 & 0x7F7F7F) | (x % 3 == 0 ? 0xFF00_0000 : 0x8000_0000) }
    return film
  }

  /// The numbers of pictures as plans, by which a frame tells what it holds.
  private static func plan(_ k: Int) -> FramePlan {
    FramePlan(background: Color(red: Double(k), green: 0, blue: 0), layers: [])
  }

  private static func write(_ film: Film, to path: String, isPartial: Bool) throws {
    let (width, height) = (film.settings.width, film.settings.height)
    let writer = try film.format.makeWriter(film.settings, path: path)
    let converter = try film.format.makeConverter(film.settings)
    let frame = try film.format.makeFrame(film.settings)
    let pictures = (0..<film.settings.frameCount).map(film.picture)
    for (k, picture) in pictures.enumerated() {
      var changes: Range<Int>?
      if isPartial, let held = frame.plan {
        let old = pictures[Int(held.background.red)]
        let rows = (0..<height).filter { y in
          old[(y * width)..<((y + 1) * width)] != picture[(y * width)..<((y + 1) * width)]
        }
        changes = (rows.first ?? 0)..<((rows.last ?? -1) + 1)
      }
      try converter.convert(picture.span.bytes, stride: width * 4, changes: changes, into: frame)
      frame.plan = plan(k)
      try writer.append(frame)
    }
    try writer.finish()
  }

  @Test(arguments: ways, [(50, 150), (37, 201), (16, 20)])
  func `a film is the same whether pictures are converted as a whole or where they change`(
    way: Way, size: (Int, Int)
  ) throws {
    let folder = try MediaFolder()
    let film = try Self.film(way, width: size.0, height: size.1)
    try Self.write(film, to: folder.path("whole"), isPartial: false)
    try Self.write(film, to: folder.path("partial"), isPartial: true)
    let isSame = try MediaFolder.read(folder.path("whole")) == MediaFolder.read(folder.path("partial"))
    #expect(isSame)
  }
}
