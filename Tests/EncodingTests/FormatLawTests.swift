import Encoding
import Motion
import TestSupport
import Testing

/// What holds for all formats, decoded by programs that know nothing of this one.
struct FormatLawTests {
  static let all = OutputFormat.all.map(\.name)
  static let films = OutputFormat.all.filter { $0.kind == .film }.map(\.name)
  static let transparent = OutputFormat.all.filter(\.carriesAlpha).map(\.name)
  static let opaque = OutputFormat.all.filter { !$0.carriesAlpha }.map(\.name)

  /// Writes a film to a folder and decodes it to straight RGBA.
  static func decoded(_ film: Film, _ folder: MediaFolder) throws -> [[UInt8]] {
    let format = film.format
    let path = folder.path(format.kind == .sequence ? "%03d.png" : "a.\(format.extensions[0])")
    try film.write(to: path)
    let (width, height) = (film.settings.width, film.settings.height)
    // FFmpeg's decoder shows only still WebP, and its own one of VP9 no transparency.
    if format.name == "webp" { return try MediaPictures.shown(path, width: width, height: height) }
    return try MediaProbe.frames(
      path, width: width, height: height, options: format.name == "webm" ? ["-c:v", "libvpx-vp9"] : [])
  }

  @Test(arguments: all)
  func `every format decodes back to the frames that went in`(name: String) throws {
    let format = try Film.format(name)
    let count = format.kind == .still ? 1 : 7
    let film = Film(format, width: 64, height: 32, rate: Rational(25), frames: count) { k, x, _ in
      bars(k * 17 + 1, x, 64)
    }
    let frames = try FormatLawTests.decoded(film, MediaFolder())
    #expect(
      frames.map { number($0, width: 64, height: 32, channels: 4) } == (0..<count).map { $0 * 17 + 1 })
  }

  @Test(arguments: all)
  func `odd sizes are written`(name: String) throws {
    let folder = try MediaFolder()
    let format = try Film.format(name)
    let film = Film(format, width: 33, height: 17, frames: format.kind == .still ? 1 : 3) { k, x, _ in
      x > k * 8 ? 0xFFFF_FFFF : 0xFF00_0000
    }
    let path = folder.path(format.kind == .sequence ? "%03d.png" : "a.\(format.extensions[0])")
    try film.write(to: path)
    #expect(try !folder.names().isEmpty)
  }

  /// A red square, half of it at half opacity, on nothing. It moves, so that places become transparent again.
  static func square(_ name: String) throws -> Film {
    let format = try Film.format(name)
    var film = Film(format, width: 64, height: 64, frames: format.kind == .still ? 1 : 4) { k, x, y in
      guard (16 + 8 * k..<32 + 8 * k).contains(x), (16..<48).contains(y) else { return 0 }
      return y < 32 ? 0xFFFF_0000 : 0x8080_0000
    }
    film.settings.isOpaque = false
    return film
  }

  @Test(arguments: transparent)
  func `a transparent canvas comes back transparent, with straight colours`(name: String) throws {
    let film = try FormatLawTests.square(name)
    let frames = try FormatLawTests.decoded(film, MediaFolder())
    #expect(frames.count == film.settings.frameCount)
    // Away from edges, which videos smooth; GIF knows no half.
    let isCut = name == "gif"
    for (k, frame) in frames.enumerated() {
      func pixel(_ x: Int, _ y: Int) -> [Int] { frame[(y * 64 + x) * 4..<(y * 64 + x) * 4 + 4].map(Int.init) }
      let middle = 24 + 8 * k
      let (full, half) = (pixel(middle, 24), pixel(middle, 40))
      #expect(full[0] > 240 && full[1] < 24 && full[2] < 24 && full[3] > 248, "\(full)")
      #expect(half[0] > 230 && half[1] < 30, "\(half)")
      #expect(isCut ? half[3] == 255 : abs(half[3] - 128) <= 6, "\(half)")
      for place in [(4, 4), (60, 60), (middle, 8), (middle - 16, 24), (middle, 58)] where place.0 >= 0 {
        #expect(pixel(place.0, place.1)[3] <= 4, "frame \(k) at \(place)")
      }
    }
  }

  @Test(arguments: opaque)
  func `a format without transparency asks for a matte, and shows it`(name: String) throws {
    var film = try FormatLawTests.square(name)
    #expect(throws: OutputError.unsupported(format: name, .alpha)) { try film.format.check(film.settings) }
    film.settings.matte = Color(hex: 0x0000FF)
    let frames = try FormatLawTests.decoded(film, MediaFolder())
    let frame = try #require(frames.first)
    #expect(frame[2] > 230 && frame[0] < 24, "the matte")
    let half = (40 * 64 + 24) * 4
    #expect(abs(Int(frame[half]) - 128) < 16 && abs(Int(frame[half + 2]) - 127) < 16, "half of each")
  }

  /// A GIF's pixels that are half there are mixed with the matte.
  @Test(arguments: all.filter { !opaque.contains($0) && $0 != "gif" })
  func `a format with transparency keeps it, whatever the matte`(name: String) throws {
    var film = try FormatLawTests.square(name)
    let without = try FormatLawTests.decoded(film, MediaFolder())
    film.settings.matte = Color(hex: 0x0000FF)
    #expect(try FormatLawTests.decoded(film, MediaFolder()) == without)
    #expect(try #require(without.first)[3] == 0)
  }

  @Test(arguments: all)
  func `the same pictures give the same bytes`(name: String) throws {
    let folder = try MediaFolder()
    for round in ["a", "b"] {
      var film = try FormatLawTests.square(name)
      film.settings.matte = film.format.carriesAlpha ? nil : .white
      film.settings.workers = round == "a" ? 1 : 3
      let suffix = film.format.kind == .sequence ? "%03d.png" : film.format.extensions[0]
      try film.write(to: folder.path("\(round).\(suffix)"))
    }
    let names = try folder.names().filter { $0.hasPrefix("a") }
    #expect(!names.isEmpty)
    for name in names {
      #expect(
        try MediaFolder.read(folder.path(name)) == MediaFolder.read(folder.path("b" + name.dropFirst())))
    }
  }
}
