import Encoding
import Glibc
import Motion
import TestSupport
import Testing

struct VideoColorTests {
  /// The middle pixel of the first frame, through BT.709.
  static func shown(_ path: String, width: Int = 64, height: Int = 64) throws -> [Int] {
    let frame = try MediaProbe.frames(
      path, width: width, height: height, format: "rgb24", filter: MediaProbe.toRGB)[0]
    let place = (height / 2 * width + width / 2) * 3
    return frame[place..<place + 3].map(Int.init)
  }

  static let colors: [UInt32] = [
    0x008800, 0xFF0000, 0x00BDF2, 0x3366CC, 0x00FF00, 0x0000FF, 0x00FFFF, 0xFF00FF, 0xFFFF00, 0xFFFFFF, 0,
    0xFAF9F7, 0xFF3B30,
  ]

  @Test(arguments: colors, Quality.allCases)
  func `a flat colour comes back within two`(color: UInt32, quality: Quality) throws {
    let folder = try MediaFolder()
    var film = Film(try Film.format("mp4"), width: 64, height: 64, frames: 2) { _, _, _ in 0xFF00_0000 | color
    }
    film.settings.quality = quality
    try film.write(to: folder.path("a.mp4"))
    let shown = try VideoColorTests.shown(folder.path("a.mp4"))
    for (channel, shift) in [16, 8, 0].enumerated() {
      #expect(abs(shown[channel] - Int(color >> shift & 0xFF)) <= 2, "\(shown)")
    }
  }

  @Test func `the file says BT 709, limited range, 4 2 0, High`() throws {
    let folder = try MediaFolder()
    let film = Film(try Film.format("mp4"), width: 64, height: 64, frames: 3) { k, x, _ in bars(k, x, 64) }
    try film.write(to: folder.path("a.mp4"))
    let entries = try MediaProbe.entries(folder.path("a.mp4"))
    for (key, value) in [
      "color_space": "bt709", "color_primaries": "bt709", "color_transfer": "bt709", "color_range": "tv",
      "pix_fmt": "yuv420p", "profile": "High", "codec_name": "h264", "sample_aspect_ratio": "1:1",
    ] {
      #expect(entries[key] == value, "\(key)")
    }
    let bytes = try MediaFolder.read(folder.path("a.mp4"))
    #expect(Boxes(bytes).names.prefix(2) == ["ftyp", "moov"])
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.contains("colr") && !text.contains("x264") && !text.contains("Lavf"))
  }

  @Test(arguments: [(31, 17), (1, 1), (2, 3), (315, 170), (81, 61)])
  func `an odd side grows by its own edge`(width: Int, height: Int) throws {
    let folder = try MediaFolder()
    var film = Film(try Film.format("mp4"), width: width, height: height, frames: 2) { _, x, y in
      x == width - 1 || y == height - 1 ? 0xFFFF_FFFF : 0xFF00_0000
    }
    film.settings.crf = 1
    try film.write(to: folder.path("a.mp4"))
    let (columns, rows) = ((width + 1) / 2 * 2, (height + 1) / 2 * 2)
    let entries = try MediaProbe.entries(folder.path("a.mp4"))
    #expect(entries["width"] == String(columns) && entries["height"] == String(rows))
    let frame = try MediaProbe.frames(
      folder.path("a.mp4"), width: columns, height: rows, format: "rgb24", filter: MediaProbe.toRGB)[0]
    #expect(frame[(columns * rows - 1) * 3] > 240)
    if width > 2, height > 2 { #expect(frame[(rows / 2 * columns + width / 2 / 2) * 3] < 16) }
  }

  @Test func `a transparent canvas needs a matte`() throws {
    let folder = try MediaFolder()
    var film = Film(try Film.format("mp4"), width: 64, height: 64, frames: 1) { _, _, _ in 0x8040_0000 }
    film.settings.isOpaque = false
    #expect(throws: OutputError.unsupported(format: "mp4", .alpha)) {
      try film.write(to: folder.path("a.mp4"))
    }
    film.settings.matte = Color(hex: 0x0000FF)
    try film.write(to: folder.path("a.mp4"))
    // Half of #800000 over half of #0000FF.
    let shown = try VideoColorTests.shown(folder.path("a.mp4"))
    #expect(zip(shown, [64, 0, 127]).allSatisfy { abs($0 - $1) <= 2 }, "\(shown)")
  }

  /// Whatever was in the memory that the encoder gets: glibc fills it with another byte each time.
  @Test(arguments: [320, 376])
  func `the same film gives the same bytes`(width: Int) throws {
    let folder = try MediaFolder()
    let film = Film(try Film.format("mp4"), width: width, height: 96, frames: 30) { k, x, y in
      0xFF00_0000 | UInt32((x * 3 + y + k * 5) % 256) << 8 | UInt32((x ^ y) % 256)
    }
    let fill = try MemoryFilling()
    defer { fill.set(0) }
    var files: Set<[UInt8]> = []
    for filling: Int32 in [0, 85, 165] {
      fill.set(filling)
      try film.write(to: folder.path("a.mp4"))
      files.insert(try MediaFolder.read(folder.path("a.mp4")))
    }
    #expect(files.count == 1)
  }

  @Test func `a better quality costs more bytes`() throws {
    let folder = try MediaFolder()
    var sizes: [Int] = []
    for quality in [Quality.draft, .normal, .high] {
      var film = Film(try Film.format("mp4"), width: 320, height: 240, frames: 20) { k, x, y in
        0xFF00_0000 | UInt32((x * 3 + y + k * 5) % 256) << 8 | UInt32((x * y / 7 + k) % 256)
      }
      film.settings.quality = quality
      try film.write(to: folder.path("a.mp4"))
      sizes.append(try MediaFolder.read(folder.path("a.mp4")).count)
    }
    #expect(sizes[0] < sizes[1] && sizes[1] < sizes[2])
  }
}

/// glibc's `mallopt(M_PERTURB, …)`, which Swift's Glibc module leaves out.
private struct MemoryFilling {
  private let mallopt: @convention(c) (Int32, Int32) -> Int32

  init() throws {
    mallopt = unsafeBitCast(
      try #require(dlsym(nil, "mallopt")), to: (@convention(c) (Int32, Int32) -> Int32).self)
  }

  func set(_ byte: Int32) { _ = mallopt(-6, byte) }
}

/// The top-level boxes of an MP4 file.
private struct Boxes {
  var names: [String] = []

  init(_ bytes: [UInt8]) {
    var place = 0
    while place + 8 <= bytes.count {
      let size = bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      names.append(String(decoding: bytes[place + 4..<place + 8], as: UTF8.self))
      if size < 8 { return }
      place += size
    }
  }
}
