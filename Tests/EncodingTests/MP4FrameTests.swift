import Encoding
import Foundation
import Motion
import Testing
import TestSupport

struct MP4FrameTests {
  static let rates = [
    Rational(10), Rational(24), Rational(25), Rational(30), Rational(50), Rational(60), Rational(30000, 1001),
  ]
  static let counts = [1, 2, 3, 4, 13, 120]

  /// Every frame another number.
  static func moving(_ rate: Rational, _ count: Int) throws -> Film {
    Film(try Film.format("mp4"), width: 64, height: 16, rate: rate, frames: count) { k, x, _ in bars(k, x, 64)
    }
  }

  @Test(arguments: rates, counts)
  func `every frame is there once, in order, at its time`(rate: Rational, count: Int) throws {
    let folder = try MediaFolder()
    let path = folder.path("a.mp4")
    try MP4FrameTests.moving(rate, count).write(to: path)

    let frames = try MediaProbe.frames(path, width: 64, height: 16, format: "rgb24", filter: MediaProbe.toRGB)
    #expect(frames.map { number($0, width: 64, height: 16, channels: 3) } == Array(0..<count))
    let entries = try MediaProbe.entries(path)
    #expect(entries["nb_read_frames"] == String(count))
    #expect(entries["start_pts"] == "0")
    #expect(entries["avg_frame_rate"] == "\(rate.numerator)/\(rate.denominator)")
    let duration = (Rational(count) / rate).value
    #expect(abs(try #require(Double(entries["duration"] ?? "")) - duration) < 2e-6)
    #expect(abs(try #require(Double(entries["format.duration"] ?? "")) - duration) < 2e-4)
    let times = try MediaProbe.times(path)
    for (k, time) in times.enumerated() { #expect(abs(time - Double(k) / rate.value) < 1e-5) }
  }

  /// Moves for 5 frames, rests, moves for 3, rests to the end.
  static func resting(_ count: Int, constant: Bool, rate: Rational = Rational(60)) throws -> Film {
    var film = Film(try Film.format("mp4"), width: 64, height: 16, rate: rate, frames: count) { k, x, _ in
      bars(shown(k), x, 64)
    }
    film.settings.isConstantFrameRate = constant
    return film
  }

  static func shown(_ k: Int) -> Int { k < 5 ? k : k < 60 ? 5 : min(k - 54, 9) }

  @Test(arguments: [13, 61, 62, 63, 70, 200, 900])
  func `a held picture is sent a few times and shown for its whole time`(count: Int) throws {
    let folder = try MediaFolder()
    let path = folder.path("a.mp4")
    try MP4FrameTests.resting(count, constant: false).write(to: path)

    let frames = try MediaProbe.frames(path, width: 64, height: 16, format: "rgb24", filter: MediaProbe.toRGB)
    let times = try MediaProbe.times(path)
    #expect(frames.count == times.count)
    #expect(frames.count < 30)
    for k in 0..<count {
      let last = try #require(times.lastIndex { $0 <= Double(k) / 60 + 1e-4 })
      #expect(
        number(frames[last], width: 64, height: 16, channels: 3) == MP4FrameTests.shown(k), "frame \(k)")
    }
    #expect(abs(try #require(times.last) - Double(count - 1) / 60) < 1e-5)
    let entries = try MediaProbe.entries(path)
    for key in ["duration", "format.duration"] {
      #expect(abs(try #require(Double(entries[key] ?? "")) - Double(count) / 60) < 2e-4, "\(key)")
    }
  }

  @Test func `a constant frame rate sends every frame`() throws {
    let folder = try MediaFolder()
    let path = folder.path("a.mp4")
    try MP4FrameTests.resting(200, constant: true).write(to: path)

    let frames = try MediaProbe.frames(path, width: 64, height: 16, format: "rgb24", filter: MediaProbe.toRGB)
    #expect(
      frames.map { number($0, width: 64, height: 16, channels: 3) } == (0..<200).map(MP4FrameTests.shown))
  }

  /// Ink of many levels with hard edges, as text has: what a passing picture cannot show exactly.
  @Test(arguments: [Quality.draft, .normal, .high])
  func `a picture that stays is shown nearer to its source than one that passes`(quality: Quality) throws {
    let folder = try MediaFolder()
    let path = folder.path("a.mp4")
    var film = Film(try Film.format("mp4"), width: 128, height: 64, frames: 24) { k, x, y in
      let level = UInt32((x + min(k, 6) * 3) * 37 + y * (x / 3 + 11) * 29) % 256
      return 0xFF00_0000 | level << 16 | level << 8 | level
    }
    film.settings.quality = quality
    try film.write(to: path)

    let frames = try MediaProbe.frames(
      path, width: 128, height: 64, format: "rgb24", filter: MediaProbe.toRGB)
    func error(_ shown: [UInt8], of k: Int) -> Double {
      film.picture(k).enumerated().reduce(0) {
        $0 + pow(Double(shown[$1.offset * 3]) - Double($1.element & 0xFF), 2)
      }
    }
    try #require(frames.count > 6)
    #expect(error(frames[6], of: 6) < error(frames[5], of: 5) * 0.75)
    #expect(error(try #require(frames.last), of: 23) < error(frames[5], of: 5) * 0.75)
  }

  /// The same ink in every frame, farther to the left by up to 40 pixels than in the one before; or other ink each time.
  @Test func `ink that slides fast is found again rather than coded anew`() throws {
    let folder = try MediaFolder()
    let shifts = [0, 4, 12, 26, 46, 74, 108, 146, 186, 222, 252, 274, 288, 296, 300]
    func bytes(_ name: String, _ ink: @escaping @Sendable (_ k: Int, _ x: Int) -> (Int, Int)) throws -> Int {
      let film = Film(try Film.format("mp4"), width: 320, height: 96, frames: shifts.count) { k, x, y in
        let (seed, place) = ink(k, x)
        // Scattered bits: no two patches are alike.
        let mixed = UInt32(place / 3) &* 73_856_093 ^ UInt32(y / 3) &* 19_349_663 ^ UInt32(seed) &* 83_492_791
        let level = mixed &* 2_654_435_761 >> 24
        return 0xFF00_0000 | level << 16 | level << 8 | level
      }
      try film.write(to: folder.path(name))
      return try MediaFolder.read(folder.path(name)).count
    }
    let sliding = try bytes("slide.mp4") { k, x in (0, x + shifts[k]) }
    let others = try bytes("others.mp4") { k, x in (k, x) }
    // x264's usual search takes 0.39 of the bytes, a wide one 0.15.
    #expect(sliding * 4 < others)
  }

  @Test func `frames that were not announced are an error and leave no file`() throws {
    let folder = try MediaFolder()
    let film = try MP4FrameTests.moving(Rational(30), 5)
    #expect(throws: OutputError.frameOrder(expected: 5, received: 3)) {
      try film.write(to: folder.path("a.mp4"), upTo: 3)
    }
    #expect(try folder.names() == [])
  }
}
