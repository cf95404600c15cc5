import Encoding
import Motion
import Testing

@testable import Command

@Suite struct SizeLadderTests {
  private static let settings = OutputSettings(
    width: 400, height: 300, frameRate: Rational(50), frameCount: 100)

  private func rungs(_ format: OutputFormat, _ words: [String] = []) throws -> [SizeChoice] {
    let arguments = try ParsedArguments(words, options: Verb.renderOptions)
    return SizeLadder(format, Self.settings, arguments).rungs
  }

  @Test(arguments: [
    // SI prefixes are thousands, IEC prefixes are 1024s.
    ("10MB", 10_000_000), ("10 MB", 10_000_000), ("10mb", 10_000_000), ("2.5MiB", 2_621_440), ("1KiB", 1024),
    ("500kB", 500_000), ("0.5GB", 500_000_000), ("1GiB", 1_073_741_824), ("300000", 300_000), ("12B", 12),
    ("1.5B", 1),
  ])
  func `sizes are read as hosts write them`(text: String, bytes: Int) {
    #expect(ByteCount.bytes(text) == bytes)
  }

  @Test(arguments: ["", "MB", "10M", "-1MB", "1e6", "10 XB", "1,5MB", "0x10", "ten"])
  func `what is no size is none`(text: String) {
    #expect(ByteCount.bytes(text) == nil)
  }

  @Test(arguments: OutputFormat.all.map(\.name))
  func `every rung keeps what the ones before have given up, and gives up one thing more`(name: String) throws
  {
    let format = try #require(OutputFormat.named(name))
    let rungs = try rungs(format)
    #expect(rungs[0] == SizeChoice())
    var whole = Self.settings
    if format.kind == .still { whole.frameCount = 1 }
    for (one, next) in zip(rungs, rungs.dropFirst()) {
      let changes = [
        one.crf != next.crf, one.quality != next.quality, one.colors != next.colors,
        one.frameRate != next.frameRate, one.scale != next.scale,
      ]
      #expect(changes.count { $0 } == 1)
      #expect((one.crf ?? 0) <= (next.crf ?? 0))
      #expect((one.colors ?? 256) >= (next.colors ?? 0))
      #expect((one.frameRate ?? Rational(50)) >= (next.frameRate ?? .zero))
      #expect((one.scale ?? Rational(1)) >= (next.scale ?? .zero))
      if next.frameRate != one.frameRate { #expect(format.kind == .film) }
      try format.check(
        next.applied(to: whole) { rate in (rate * Rational(2)).rounded })
    }
  }

  @Test func `a GIF gives up quality, then colours, then frames, then size, a little of each first`() throws {
    #expect(
      try rungs(.gif).map(\.words) == [
        "", "draft quality", "draft quality, 128 colors", "draft quality, 64 colors",
        "draft quality, 64 colors, 25 fps", "draft quality, 64 colors, 20 fps",
        "draft quality, 64 colors, 20 fps, 7/8 of the width",
        "draft quality, 64 colors, 20 fps, 3/4 of the width",
        "draft quality, 32 colors, 20 fps, 3/4 of the width",
        "draft quality, 16 colors, 20 fps, 3/4 of the width",
        "draft quality, 16 colors, 25/2 fps, 3/4 of the width",
        "draft quality, 16 colors, 10 fps, 3/4 of the width",
        "draft quality, 16 colors, 10 fps, 5/8 of the width",
        "draft quality, 16 colors, 10 fps, 1/2 of the width",
        "draft quality, 16 colors, 10 fps, 3/8 of the width",
        "draft quality, 16 colors, 10 fps, 1/4 of the width",
      ])
  }

  @Test func `what the command line sets is not given up`() throws {
    for (words, part) in [
      (["--fps", "50"], \SizeChoice.frameRate.isGiven), (["--scale", "2"], \.scale.isGiven),
      (["--width", "400"], \.scale.isGiven), (["--colors", "256"], \.colors.isGiven),
      (["--quality", "high"], \.quality.isGiven),
    ] {
      #expect(try rungs(.gif, words).allSatisfy { !$0[keyPath: part] }, "\(words)")
    }
    #expect(try rungs(.mp4, ["--crf", "12"]).allSatisfy { $0.crf == nil })
    #expect(try rungs(.mp4, ["--lossless", "--fps", "9", "--scale", "1"]) == [SizeChoice()])
  }

  @Test func `a choice survives being written down`() throws {
    for format in OutputFormat.all {
      for choice in try rungs(format) { #expect(SizeChoice(text: choice.text) == choice) }
    }
    #expect(SizeChoice(text: "nonsense") == nil)
  }

  @Test func `the search finds the first rung that fits, and asks for few`() {
    for count in 1...20 {
      for first in 0...count {
        var asked: [Int] = []
        // Rung n has count - n bytes.
        let found = SizeSearch.first(count: count, limit: count - first) { rung in
          asked.append(rung)
          return count - rung
        }
        #expect(found.rung == (first < count ? first : nil))
        #expect(found.bytes == count - (first < count ? first : count - 1))
        #expect(asked.count == Set(asked).count && asked.count <= 7)
      }
    }
  }

  @Test func `where sizes do not fall along the ladder, what is found fits all the same`() {
    let sizes = [90, 95, 70, 72, 40, 44, 41, 30]
    for limit in 30...90 {
      let found = SizeSearch.first(count: sizes.count, limit: limit) { sizes[$0] }
      #expect(found.rung.map { sizes[$0] <= limit } == true)
    }
    // The least that was reached need not be the last.
    #expect(
      SizeSearch.first(count: 2, limit: 5) { [10, 12][$0] } == .init(rung: nil, bytes: 10, measured: 0))
  }
}

extension Optional {
  fileprivate var isGiven: Bool { self != nil }
}
