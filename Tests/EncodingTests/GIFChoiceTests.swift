import Encoding
import Motion
import TestSupport
import Testing

/// What can be chosen about a GIF.
struct GIFChoiceTests {
  static func films() throws -> [Film] {
    var held = try GIFPictureTests.gradient(3)
    // Beyond the longest delay: pictures that change nothing are among them.
    held.settings.duration = Rational(2_000)
    return [
      try GIFPictureTests.noisy(), try GIFPictureTests.gradient(), held, try GIFTransparencyTests.film(),
      try GIFTransparencyTests.film(matte: .white),
    ]
  }

  @Test(arguments: 0..<5)
  func `libavcodec's encoder shows the same pixels for the same times`(number: Int) throws {
    let folder = try MediaFolder()
    var film = try GIFChoiceTests.films()[number]
    let own = try GIFPictureTests.decoded(film, folder)
    let ownPictures = try MediaGIF(folder.path("a.gif")).pictures
    film.settings.gifEncoder = .libav
    #expect(try GIFPictureTests.decoded(film, folder) == own)
    let pictures = try MediaGIF(folder.path("a.gif")).pictures
    #expect(pictures.map(\.delay) == ownPictures.map(\.delay))
    #expect(pictures.map(\.disposal) == ownPictures.map(\.disposal))
    #expect(
      pictures.map { [$0.x, $0.y, $0.width, $0.height] }
        == ownPictures.map { [$0.x, $0.y, $0.width, $0.height] })
  }

  @Test(arguments: 0..<5)
  func `any number of workers gives the same bytes`(number: Int) throws {
    let folder = try MediaFolder()
    var film = try GIFChoiceTests.films()[number]
    var files: Set<[UInt8]> = []
    for encoder in GIFEncoder.allCases {
      film.settings.gifEncoder = encoder
      for workers in [1, 2, 3, 8, 64] {
        film.settings.workers = workers
        try film.write(to: folder.path("a.gif"))
        files.insert(try MediaFolder.read(folder.path("a.gif")))
      }
    }
    #expect(files.count == 2)
  }

  /// Means of 8 × 8 blocks: what the eye sees of a dithered picture.
  static func blockError(_ frame: [UInt8], _ source: [UInt8], width: Int, height: Int) -> Double {
    var sum = 0.0
    for (top, left) in stride(from: 0, to: height, by: 8).flatMap({ y in
      stride(from: 0, to: width, by: 8).map { (y, $0) }
    }) {
      for channel in 0..<3 {
        var difference = 0
        for y in top..<min(top + 8, height) {
          for x in left..<min(left + 8, width) {
            let place = (y * width + x) * 4 + channel
            difference += Int(frame[place]) - Int(source[place])
          }
        }
        sum += Double(difference * difference) / 4096
      }
    }
    return sum
  }

  @Test func `diffusion keeps the means of a gradient in few colours`() throws {
    let folder = try MediaFolder()
    var film = try GIFPictureTests.gradient(1)
    film.settings.colors = 32
    let plain = try GIFPictureTests.decoded(film, folder)[0]
    film.settings.dithering = .diffuse
    let diffused = try GIFPictureTests.decoded(film, folder)[0]
    let errors = [plain, diffused].map {
      GIFChoiceTests.blockError($0, film.rgba(0), width: 160, height: 120)
    }
    #expect(errors[1] < errors[0] / 2, "\(errors)")
  }

  @Test func `with diffusion, too, a pixel whose source rests never changes`() throws {
    let folder = try MediaFolder()
    var film = try GIFPictureTests.noisy()
    film.settings.dithering = .diffuse
    let frames = try GIFPictureTests.decoded(film, folder)
    let sources = (0..<12).map(film.picture)
    for k in 1..<12 {
      for place in sources[k].indices where sources[k][place] == sources[k - 1][place] {
        let range = place * 4..<place * 4 + 4
        #expect(frames[k][range] == frames[k - 1][range], "frame \(k), pixel \(place)")
      }
    }
  }

  @Test func `diffusion leaves flat colours alone`() throws {
    let folder = try MediaFolder()
    var film = Film(try Film.format("gif"), width: 64, height: 40, rate: Rational(20), frames: 3) { k, x, y in
      0xFF00_0000 | UInt32((x / 8 + k) % 8 * 30) << 16 | UInt32(y / 8 * 40)
    }
    film.settings.dithering = .diffuse
    #expect(try GIFPictureTests.decoded(film, folder) == (0..<3).map(film.rgba))
  }

  @Test func `a film that ends before its time leaves no file`() throws {
    let folder = try MediaFolder()
    var film = try GIFPictureTests.noisy()
    film.settings.workers = 4
    #expect(throws: OutputError.frameOrder(expected: 12, received: 7)) {
      try film.write(to: folder.path("a.gif"), upTo: 7)
    }
    #expect(try folder.names() == [])
  }
}
