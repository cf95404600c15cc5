import Encoding
import Motion
import TestSupport
import Testing

struct PNGTests {
  static func rgba(_ path: String) throws -> [UInt8] {
    try MediaTool.output(["convert", path, "-depth", "8", "rgba:-"])
  }

  /// Cairo stores half of #3366CC as the bytes 102, 51, 25, 128.
  @Test func `half a colour comes back straight`() throws {
    let folder = try MediaFolder()
    var film = Film(try Film.format("png"), width: 3, height: 1, frames: 1) { _, x, _ in
      [0x8019_3366, 0, 0xFF33_66CC][x]
    }
    film.settings.isOpaque = false
    try film.write(to: folder.path("a.png"))
    #expect(try PNGTests.rgba(folder.path("a.png")) == [51, 102, 204, 128, 0, 0, 0, 0, 51, 102, 204, 255])
  }

  @Test func `an opaque picture is exact and carries no alpha`() throws {
    let folder = try MediaFolder()
    let film = Film(try Film.format("png"), width: 37, height: 23, frames: 1) { _, x, y in
      0xFF00_0000 | UInt32(x * 6) << 16 | UInt32(y * 11) << 8 | UInt32(x * y % 256)
    }
    try film.write(to: folder.path("a.png"))
    #expect(try PNGTests.rgba(folder.path("a.png")) == film.rgba(0))
    #expect(try MediaProbe.entries(folder.path("a.png"))["pix_fmt"] == "rgb24")
  }

  /// Premultiplying again and truncating, as Cairo does, gives the stored pixel, for every alpha and component.
  @Test func `straight colours lose nothing`() throws {
    let folder = try MediaFolder()
    var film = Film(try Film.format("png"), width: 256, height: 256, frames: 1) { _, x, y in
      UInt32(y) << 24 | UInt32(min(x, y)) * 0x010101
    }
    film.settings.isOpaque = false
    try film.write(to: folder.path("a.png"))
    let straight = try PNGTests.rgba(folder.path("a.png"))
    for (place, pixel) in film.picture(0).enumerated() {
      let alpha = Int(straight[place * 4 + 3])
      #expect(alpha == Int(pixel >> 24))
      #expect(Int(straight[place * 4]) * alpha / 255 == Int(pixel & 0xFF), "\(place)")
    }
  }

  @Test(arguments: ["f%05d.png", "f%d.png", "100%%-%03d.png", "new/folder/%02d.png"])
  func `a sequence has every frame, repeats too, from number 1`(pattern: String) throws {
    let folder = try MediaFolder()
    let film = Film(try Film.format("png-sequence"), width: 16, height: 4, frames: 12) { k, x, _ in
      bars(min(k, 8), x, 16)
    }
    try film.write(to: folder.path(pattern))
    for k in 0..<12 {
      let name = ["f%05d.png": k < 9 ? "f0000\(k + 1).png" : "f000\(k + 1).png", "f%d.png": "f\(k + 1).png"]
      let other =
        pattern.hasPrefix("100")
        ? "100%-\(k < 9 ? "00" : "0")\(k + 1).png" : "new/folder/\(k < 9 ? "0" : "")\(k + 1).png"
      #expect(try PNGTests.rgba(folder.path(name[pattern] ?? other)) == film.rgba(k))
    }
  }

  @Test(arguments: [
    "f.png", "%d%d.png", "f%5d.png", "f%s.png", "%", "f%0d.png", "f%00d.png", "%d/f.png", "f%%.png",
  ])
  func `a pattern without exactly one number is refused`(pattern: String) throws {
    #expect(throws: OutputError.badPattern(path: pattern)) { try FramePattern(pattern) }
  }

  @Test func `a sequence that breaks off leaves nothing`() throws {
    let folder = try MediaFolder()
    let film = Film(try Film.format("png-sequence"), width: 16, height: 4, frames: 5) { k, x, _ in
      bars(k, x, 16)
    }
    #expect(throws: OutputError.self) { try film.write(to: folder.path("%d.png"), upTo: 3) }
    #expect(try folder.names() == [])
  }

  @Test func `a still holds one frame`() throws {
    let folder = try MediaFolder()
    let film = Film(try Film.format("png"), frames: 2) { _, _, _ in 0xFF00_0000 }
    #expect(throws: OutputError.unsupported(format: "png", .frameCount(2))) {
      try film.write(to: folder.path("a.png"))
    }
  }
}
