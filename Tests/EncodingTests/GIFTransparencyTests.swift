import Encoding
import Motion
import TestSupport
import Testing

struct GIFTransparencyTests {
  /// A red disc that moves over nothing, beside a blue square that rests and one that goes in frame 6.
  static func film(matte: Color? = nil) throws -> Film {
    var film = Film(try Film.format("gif"), width: 60, height: 40, rate: Rational(20), frames: 10) {
      k, x, y in
      let (dx, dy) = (x - 12 - 4 * k, y - 12)
      if dx * dx + dy * dy <= 81 { return 0xFFFF_0000 }
      if (2..<10).contains(x), (28..<36).contains(y) { return 0xFF00_00FF }
      if k < 6, (40..<50).contains(x), (28..<36).contains(y) { return 0xFF00_FF00 }
      return 0
    }
    film.settings.isOpaque = false
    film.settings.matte = matte
    return film
  }

  @Test func `what moves over nothing leaves nothing behind`() throws {
    let folder = try MediaFolder()
    let film = try GIFTransparencyTests.film()
    let frames = try GIFPictureTests.decoded(film, folder)
    #expect(frames.count == 10)
    for (k, frame) in frames.enumerated() {
      let source = film.rgba(k)
      for place in stride(from: 0, to: source.count, by: 4) {
        #expect(frame[place + 3] == source[place + 3], "frame \(k), pixel \(place / 4)")
        if source[place + 3] != 0 { #expect(frame[place..<place + 3] == source[place..<place + 3]) }
      }
    }
  }

  @Test func `another decoder sees the same`() throws {
    let folder = try MediaFolder()
    let film = try GIFTransparencyTests.film()
    try film.write(to: folder.path("a.gif"))
    let bytes = try MediaTool.output(["convert", folder.path("a.gif"), "-coalesce", "-depth", "8", "rgba:-"])
    let size = 60 * 40 * 4
    try #require(bytes.count == 10 * size)
    for k in 0..<10 {
      let alpha = stride(from: k * size + 3, to: (k + 1) * size, by: 4).map { bytes[$0] }
      #expect(alpha == film.picture(k).map { UInt8($0 >> 24) }, "frame \(k)")
    }
  }

  @Test func `a picture is only disposed of where something becomes transparent`() throws {
    let folder = try MediaFolder()
    var film = try GIFTransparencyTests.film()
    film.pixel = { k, x, _ in x < 5 * k + 5 ? 0xFFFF_0000 : 0 }
    try film.write(to: folder.path("a.gif"))
    #expect(Set(try MediaGIF(folder.path("a.gif")).pictures.map(\.disposal)) == [1])
  }

  /// Every picture is disposed of, since the disc leaves holes, and its box reaches into the resting gradient.
  @Test(arguments: [2, 4, 16, 64, 256], [GIFDithering.none, .diffuse])
  func `a pixel that rests keeps its colour on a transparent canvas`(
    colors: Int, dithering: GIFDithering
  ) throws {
    let folder = try MediaFolder()
    var film = Film(
      try Film.format("gif"), width: 90, height: 60, rate: Rational(20), frames: 12
    ) { k, x, y in
      let (dx, dy) = (x - 10 - 6 * k, y - 20)
      if dx * dx + dy * dy <= 100 { return 0xFF00_00FF | UInt32(x * 2) << 16 | UInt32(y * 4) << 8 }
      if x >= 30, y >= 12 { return 0xFF00_0000 | UInt32(250 - x * 2) << 16 | UInt32(y * 3) << 8 }
      return 0
    }
    film.settings.isOpaque = false
    film.settings.colors = colors
    film.settings.dithering = dithering
    let frames = try GIFPictureTests.decoded(film, folder)
    #expect(try MediaGIF(folder.path("a.gif")).pictures.contains { $0.disposal == 2 })
    try #require(frames.count == 12)
    for k in 1..<12 {
      let (before, now) = (film.picture(k - 1), film.picture(k))
      let changed = now.indices.filter { place in
        let bytes = place * 4..<place * 4 + 4
        return before[place] == now[place] && frames[k - 1][bytes] != frames[k][bytes]
      }
      #expect(changed.isEmpty, "frame \(k): \(changed.count) pixels")
    }
  }

  @Test func `a red box on nothing keeps its corners transparent`() throws {
    let folder = try MediaFolder()
    var film = Film(try Film.format("gif"), width: 40, height: 40, rate: Rational(10), frames: 1) { _, x, y in
      (15..<25).contains(x) && (15..<25).contains(y) ? 0xFFFF_0000 : 0
    }
    film.settings.isOpaque = false
    let frame = try GIFPictureTests.decoded(film, folder)[0]
    #expect(frame[3] == 0)
    #expect(Array(frame[(20 * 40 + 20) * 4..<(20 * 40 + 21) * 4]) == [255, 0, 0, 255])
  }

  /// Alpha 127 goes, 128 stays; what stays is blended with the matte, or keeps its own colour without one.
  @Test(
    arguments: [
      (nil, [255, 0, 0, 255]), (Color.white, [255, 127, 127, 255]), (Color.black, [128, 0, 0, 255]),
    ] as [(Color?, [UInt8])])
  func `alpha is cut in the middle, over the matte`(matte: Color?, kept: [UInt8]) throws {
    let folder = try MediaFolder()
    var film = Film(try Film.format("gif"), width: 2, height: 1, rate: Rational(10), frames: 1) { _, x, _ in
      x == 0 ? 0x7F7F_0000 : 0x8080_0000
    }
    film.settings.isOpaque = false
    film.settings.matte = matte
    let frame = try GIFPictureTests.decoded(film, folder)[0]
    #expect(frame[3] == 0)
    #expect(Array(frame[4..<8]) == kept)
  }
}
