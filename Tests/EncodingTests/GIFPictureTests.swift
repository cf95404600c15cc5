import Encoding
import Motion
import TestSupport
import Testing

struct GIFPictureTests {
  static func decoded(_ film: Film, _ folder: MediaFolder) throws -> [[UInt8]] {
    try film.write(to: folder.path("a.gif"))
    return try MediaProbe.frames(
      folder.path("a.gif"), width: film.settings.width, height: film.settings.height)
  }

  @Test(arguments: [(1, 1), (3, 2), (17, 5), (64, 40), (255, 3)])
  func `up to 255 colours come back exactly, whatever the size`(width: Int, height: Int) throws {
    let folder = try MediaFolder()
    let film = Film(try Film.format("gif"), width: width, height: height, rate: Rational(20), frames: 6) {
      k, x, y in
      0xFF00_0000 | UInt32((x + k) % 15 * 17) << 16 | UInt32((y * 3 + k) % 16 * 16)
    }
    #expect(try GIFPictureTests.decoded(film, folder) == (0..<6).map(film.rgba))
  }

  @Test func `256 colours need no transparent entry in the first picture`() throws {
    let folder = try MediaFolder()
    let film = Film(try Film.format("gif"), rate: Rational(10), frames: 1) { _, x, y in
      0xFF00_0000 | UInt32(x * 16) << 8 | UInt32(y * 16)
    }
    #expect(try GIFPictureTests.decoded(film, folder) == [film.rgba(0)])
    #expect(try MediaGIF(folder.path("a.gif")).pictures[0].colors == 256)
  }

  /// A noisy ground in more colours than a palette holds, and a square that moves over a part of it.
  static func noisy() throws -> Film {
    Film(try Film.format("gif"), width: 96, height: 64, rate: Rational(25), frames: 12) { k, x, y in
      let isSquare = (k * 4..<k * 4 + 16).contains(x) && (20..<36).contains(y)
      let seed = UInt32(x * 7919 + y * 104_729 + (isSquare ? 31 : 0)) &* 2_654_435_769
      return 0xFF00_0000 | seed >> 8
    }
  }

  @Test func `a pixel whose source rests never changes`() throws {
    let folder = try MediaFolder()
    let film = try GIFPictureTests.noisy()
    let frames = try GIFPictureTests.decoded(film, folder)
    let sources = (0..<12).map(film.picture)
    #expect(frames.count == 12)
    for k in 1..<12 {
      for place in sources[k].indices where sources[k][place] == sources[k - 1][place] {
        let range = place * 4..<place * 4 + 4
        #expect(frames[k][range] == frames[k - 1][range], "frame \(k), pixel \(place)")
      }
    }
  }

  @Test func `a picture covers only what changed`() throws {
    let folder = try MediaFolder()
    try GIFPictureTests.noisy().write(to: folder.path("a.gif"))
    let gif = try MediaGIF(folder.path("a.gif"))
    #expect(gif.pictures[0].width == 96 && gif.pictures[0].height == 64)
    for (k, picture) in gif.pictures.enumerated().dropFirst() {
      #expect([picture.x, picture.y, picture.width, picture.height] == [k * 4 - 4, 20, 20, 16])
      #expect(picture.disposal == 1)
    }
  }

  /// Mean of the squared errors over red, green and blue.
  static func error(_ frame: [UInt8], _ source: [UInt8]) -> Double {
    let sum = zip(frame, source).reduce(0) { $0 + (Int($1.0) - Int($1.1)) * (Int($1.0) - Int($1.1)) }
    return Double(sum) / Double(frame.count / 4 * 3)
  }

  /// A gradient that moves: 12,000 colours, of which a palette must choose.
  static func gradient(_ frames: Int = 5) throws -> Film {
    Film(try Film.format("gif"), width: 160, height: 120, rate: Rational(50), frames: frames) { k, x, y in
      0xFF00_0000 | UInt32(x + k) << 16 | UInt32(2 * y) << 8 | 0x80
    }
  }

  @Test func `a passing picture takes the fewest colours that reach the target error`() throws {
    let folder = try MediaFolder()
    var sizes: [[Int]] = []
    for target in [400.0, 100, 25] {
      var film = try GIFPictureTests.gradient()
      film.settings.targetError = target
      let frames = try GIFPictureTests.decoded(film, folder)
      for k in 0..<4 { #expect(GIFPictureTests.error(frames[k], film.rgba(k)) <= target) }
      sizes.append(try MediaGIF(folder.path("a.gif")).pictures.dropLast().map(\.colors))
    }
    #expect(sizes[0][0] < sizes[1][0] && sizes[1][0] < sizes[2][0])
    #expect(sizes[2][0] < 256)
  }

  @Test func `a picture that stays gets every colour there is room for`() throws {
    let folder = try MediaFolder()
    var film = try GIFPictureTests.gradient(1)
    film.settings.duration = Rational(6, 100)
    film.settings.targetError = 400
    try film.write(to: folder.path("a.gif"))
    #expect(try MediaGIF(folder.path("a.gif")).pictures.map(\.colors) == [256])
  }

  @Test(arguments: [2, 3, 16, 100])
  func `a palette keeps to its bound`(colors: Int) throws {
    let folder = try MediaFolder()
    var film = try GIFPictureTests.gradient(3)
    film.settings.colors = colors
    let frames = try GIFPictureTests.decoded(film, folder)
    for frame in frames {
      let distinct = Set(stride(from: 0, to: frame.count, by: 4).map { Array(frame[$0..<$0 + 3]) })
      #expect(distinct.count <= colors)
    }
  }

  @Test func `the same pictures give the same bytes`() throws {
    let folder = try MediaFolder()
    try GIFPictureTests.noisy().write(to: folder.path("a.gif"))
    try GIFPictureTests.noisy().write(to: folder.path("b.gif"), telling: false)
    #expect(try MediaFolder.read(folder.path("a.gif")) == MediaFolder.read(folder.path("b.gif")))
  }
}
