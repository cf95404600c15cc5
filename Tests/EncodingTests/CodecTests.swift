import Encoding
import Motion
import TestSupport
import Testing

/// What can be asked of an MP4 beyond the usual.
// One after the other: x265 shares tables between the encoders of a process.
@Suite(.serialized) struct CodecTests {
  static func film(_ change: (inout OutputSettings) -> Void) throws -> Film {
    var film = Film(try Film.format("mp4"), width: 128, height: 64, rate: Rational(30), frames: 40) {
      k, x, _ in
      bars(min(k, 12) * 17 + 1, x, 128)
    }
    change(&film.settings)
    return film
  }

  @Test(arguments: zip(VideoCodec.allCases, ["avc1", "hvc1", "av01"]))
  func `every codec decodes back, with a tag that players know`(codec: VideoCodec, tag: String) throws {
    let folder = try MediaFolder()
    let film = try CodecTests.film { $0.codec = codec }
    try film.write(to: folder.path("a.mp4"))
    let entries = try MediaProbe.entries(folder.path("a.mp4"))
    #expect(entries["codec_tag_string"] == tag)
    #expect(entries["color_space"] == "bt709" && entries["color_range"] == "tv")
    #expect(abs(try #require(Double(entries["duration"] ?? "")) - 40.0 / 30) < 1e-3)
    let frames = try MediaProbe.frames(folder.path("a.mp4"), width: 128, height: 64)
    let numbers = frames.map { number($0, width: 128, height: 64, channels: 4) }
    #expect(Array(numbers.prefix(13)) == (0...12).map { $0 * 17 + 1 })
  }

  @Test(arguments: VideoCodec.allCases)
  func `every codec gives the same bytes twice`(codec: VideoCodec) throws {
    let folder = try MediaFolder()
    let film = try CodecTests.film { $0.codec = codec }
    try film.write(to: folder.path("a.mp4"))
    try film.write(to: folder.path("b.mp4"))
    #expect(try MediaFolder.read(folder.path("a.mp4")) == MediaFolder.read(folder.path("b.mp4")))
  }

  @Test(arguments: [VideoCodec.h264, .hevc])
  func `lossless keeps every level of every pixel`(codec: VideoCodec) throws {
    var film = Film(try Film.format("mp4"), width: 66, height: 34, frames: 4) { k, x, y in
      0xFF00_0000 | UInt32(x * 7919 + y * 104_729 + k * 31) &* 2_654_435_769 >> 8
    }
    film.settings.codec = codec
    film.settings.isLossless = true
    #expect(try FormatLawTests.decoded(film, MediaFolder()) == (0..<4).map(film.rgba))
  }

  /// Single columns of red and blue: with shared colour samples they run into one another.
  @Test(arguments: VideoCodec.allCases)
  func `full chroma keeps columns of colour apart`(codec: VideoCodec) throws {
    var errors: [Int] = []
    for chroma in ChromaSampling.allCases {
      var film = Film(try Film.format("mp4"), width: 64, height: 64, frames: 2) { _, x, _ in
        x % 2 == 0 ? 0xFFFF_0000 : 0xFF00_00FF
      }
      film.settings.codec = codec
      film.settings.chroma = chroma
      film.settings.crf = 4
      let frame = try #require(try FormatLawTests.decoded(film, MediaFolder()).first)
      errors.append(zip(frame, film.rgba(0)).reduce(0) { max($0, abs(Int($1.0) - Int($1.1))) })
    }
    #expect(errors[0] > 80 && errors[1] < 24, "\(errors)")
  }

  @Test func `what a codec cannot do is refused before any work`() throws {
    let refused: [((inout OutputSettings) -> Void, OutputError.Limitation)] = [
      (
        {
          $0.codec = .av1; $0.isLossless = true
        }, .lossless
      ),
      ({ $0.crf = 52 }, .crf(52, limit: 51)),
      (
        {
          $0.codec = .hevc; $0.height = 8
        }, .smallSide(8, limit: 16)
      ),
    ]
    for (change, limitation) in refused {
      let film = try CodecTests.film(change)
      #expect(throws: OutputError.unsupported(format: "mp4", limitation)) {
        try film.format.check(film.settings)
      }
    }
    var settings = try CodecTests.film { $0.isLossless = true }.settings
    settings.matte = nil
    #expect(throws: OutputError.unsupported(format: "gif", .lossless)) {
      try Film.format("gif").check(settings)
    }
  }

  @Test func `a faster preset gives other bytes`() throws {
    let folder = try MediaFolder()
    try CodecTests.film { _ in }.write(to: folder.path("a.mp4"))
    try CodecTests.film { $0.preset = .ultrafast }.write(to: folder.path("b.mp4"))
    #expect(try MediaFolder.read(folder.path("a.mp4")) != MediaFolder.read(folder.path("b.mp4")))
  }
}
