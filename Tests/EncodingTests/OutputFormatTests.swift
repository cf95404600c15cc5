import Encoding
import Motion
import TestSupport
import Testing

struct OutputFormatTests {
  @Test(arguments: [
    ("a.mp4", "mp4"), ("A.GIF", "gif"), ("dir.gif/b.mp4", "mp4"), ("x.png", "png"),
    ("x/f%05d.png", "png-sequence"),
    ("a.m4v", "mp4"), ("a.webp", "webp"), ("a.apng", "apng"), ("a.webm", "webm"), ("a.mov", "mov"),
    ("a.avif", "avif"),
  ])
  func `an extension names a format`(path: String, name: String) {
    #expect(OutputFormat.forPath(path)?.name == name)
  }

  @Test(arguments: ["a.avi", "a", "", ".", "gif", "a.gif/", "/", "a.jpg"])
  func `an unknown extension names none`(path: String) {
    let format = OutputFormat.forPath(path)
    #expect(format == nil || path == "a.gif/")
  }

  @Test func `names and encoders are there, and differ`() {
    let formats = OutputFormat.all
    #expect(Set(formats.map(\.name)).count == formats.count)
    #expect(formats.allSatisfy { !$0.extensions.isEmpty && !$0.summary.isEmpty && $0.isAvailable })
    #expect(MediaCapabilities.availableFormats == formats.map(\.name))
  }

  @Test(arguments: OutputFormat.all.map(\.name))
  func `a side of nothing, or beyond the format, is refused`(name: String) throws {
    let format = try Film.format(name)
    for side in [0, -1, format.maxSide + 1] {
      let settings = OutputSettings(width: side, height: 8, frameRate: Rational(25), frameCount: 1)
      #expect(throws: OutputError.unsupported(format: name, .side(side, limit: format.maxSide))) {
        try format.check(settings)
      }
    }
  }

  @Test func `pixels that do not fit the settings are an error, not a fault`() throws {
    for format in OutputFormat.all {
      let settings = OutputSettings(width: 16, height: 16, frameRate: Rational(25), frameCount: 1)
      let converter = try format.makeConverter(settings)
      let frame = try format.makeFrame(settings)
      let short = [UInt32](repeating: 0, count: 16 * 16 - 1)
      #expect(throws: OutputError.self) { try converter.convert(short.span.bytes, stride: 64, into: frame) }
      #expect(throws: OutputError.self) { try converter.convert(short.span.bytes, stride: 60, into: frame) }
    }
  }

  @Test func `versions are known`() {
    #expect(MediaCapabilities.versions.map(\.library).contains("libavcodec"))
    #expect(MediaCapabilities.hasEncoder("libx264"))
    #expect(!MediaCapabilities.hasEncoder("no such encoder"))
  }
}
