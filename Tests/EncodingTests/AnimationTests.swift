import Encoding
import Motion
import TestSupport
import Testing

/// Animated WebP and PNG: times, loops, and what is lost.
struct AnimationTests {
  /// Moves, rests for long, moves once more, rests to the end.
  static func resting(_ name: String) throws -> Film {
    Film(try Film.format(name), width: 64, height: 32, rate: Rational(50), frames: 100) { k, x, _ in
      bars(k < 10 ? k + 1 : k < 60 ? 11 : 12, x, 64)
    }
  }

  @Test func `an animated WebP shows each picture for its time`() throws {
    let folder = try MediaFolder()
    try AnimationTests.resting("webp").write(to: folder.path("a.webp"))
    let delays = try MediaPictures.delays(folder.path("a.webp"))
    #expect(delays == Array(repeating: 2, count: 10) + [100, 80])
    let frames = try MediaPictures.shown(folder.path("a.webp"), width: 64, height: 32)
    #expect(frames.map { number($0, width: 64, height: 32, channels: 4) } == Array(1...12))
  }

  @Test func `an animated PNG shows each picture for its time`() throws {
    let folder = try MediaFolder()
    try AnimationTests.resting("apng").write(to: folder.path("a.apng"))
    let chunks = try AnimationTests.chunks(folder.path("a.apng"))
    func word(_ bytes: [UInt8], _ place: Int) -> Int { Int(bytes[place]) << 8 | Int(bytes[place + 1]) }
    let delays = chunks.filter { $0.name == "fcTL" }.map {
      Rational(word($0.content, 20)) / Rational(word($0.content, 22))
    }
    #expect(delays == Array(repeating: Rational(1, 50), count: 10) + [Rational(1), Rational(4, 5)])
    let frames = try MediaProbe.frames(folder.path("a.apng"), width: 64, height: 32)
    #expect(frames.map { number($0, width: 64, height: 32, channels: 4) } == Array(1...12))
  }

  /// The chunks of a PNG: a size of 32 bits, four letters, the content and a checksum.
  static func chunks(_ path: String) throws -> [(name: String, content: [UInt8])] {
    let bytes = try MediaFolder.read(path)
    var chunks: [(name: String, content: [UInt8])] = []
    var place = 8
    while place + 12 <= bytes.count {
      let size = bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      let name = String(decoding: bytes[place + 4..<place + 8], as: UTF8.self)
      chunks.append((name, Array(bytes[place + 8..<place + 8 + size])))
      place += 12 + size
    }
    return chunks
  }

  static let loops: [(Loop, Int)] = [(.forever, 0), (.once, 1), (.times(3), 3)]

  @Test(arguments: loops)
  func `an animated PNG plays as often as asked`(loop: Loop, plays: Int) throws {
    let folder = try MediaFolder()
    var film = try AnimationTests.resting("apng")
    film.settings.loop = loop
    try film.write(to: folder.path("a.apng"))
    let control = try AnimationTests.chunks(folder.path("a.apng")).first { $0.name == "acTL" }
    #expect(try #require(control).content == [0, 0, 0, 12, 0, 0, 0, UInt8(plays)])
  }

  @Test(arguments: loops)
  func `an animated WebP plays as often as asked`(loop: Loop, plays: Int) throws {
    let folder = try MediaFolder()
    var film = try AnimationTests.resting("webp")
    film.settings.loop = loop
    try film.write(to: folder.path("a.webp"))
    let bytes = try MediaFolder.read(folder.path("a.webp"))
    let name = try #require((0..<64).first { bytes[$0..<$0 + 4].elementsEqual("ANIM".utf8) })
    // After the name, a size of 32 bits and the background colour.
    #expect(Int(bytes[name + 12]) | Int(bytes[name + 13]) << 8 == plays)
  }

  /// A noisy picture, in which 64 × 64 pixels have that many colours.
  static func noisy(_ name: String, colors: UInt32) throws -> Film {
    Film(try Film.format(name), width: 128, height: 64, frames: 5) { k, x, y in
      0xFF00_0000 | UInt32(x * 7919 + y * 104_729 + k * 31) &* 2_654_435_769 >> 8 % colors &* 1_021
    }
  }

  @Test func `an animated WebP is exact where colours are few, and lossy where they are many`() throws {
    let flat = try AnimationTests.noisy("webp", colors: 500)
    #expect(try FormatLawTests.decoded(flat, MediaFolder()) == (0..<5).map(flat.rgba))
    var photo = try AnimationTests.noisy("webp", colors: 1 << 14)
    #expect(try FormatLawTests.decoded(photo, MediaFolder()) != (0..<5).map(photo.rgba))
    photo.settings.isLossless = true
    #expect(try FormatLawTests.decoded(photo, MediaFolder()) == (0..<5).map(photo.rgba))
  }

  @Test func `an animated PNG is exact`() throws {
    let photo = try AnimationTests.noisy("apng", colors: 1 << 14)
    #expect(try FormatLawTests.decoded(photo, MediaFolder()) == (0..<5).map(photo.rgba))
  }
}
