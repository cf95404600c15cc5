import Encoding
import TestSupport
import Testing

struct ImageDecoderTests {
  static let limit = 1_000_000

  /// A picture made by ImageMagick with `arguments`, and the straight RGBA that ImageMagick reads back from it.
  static func made(_ name: String, _ arguments: [String]) throws -> (bytes: [UInt8], rgba: [UInt8]) {
    let folder = try MediaFolder()
    let path = folder.path(name)
    _ = try MediaTool.output(["convert"] + arguments + [path])
    let rgba = try MediaTool.output(["convert", path + "[0]", "-colorspace", "sRGB", "-depth", "8", "rgba:-"])
    return (try MediaFolder.read(path), rgba)
  }

  /// BGRA premultiplied from straight RGBA, rounded.
  static func premultiplied(_ rgba: [UInt8]) -> [Int] {
    stride(from: 0, to: rgba.count, by: 4).flatMap { place -> [Int] in
      let alpha = Int(rgba[place + 3])
      return [2, 1, 0].map { (Int(rgba[place + $0]) * alpha + 127) / 255 } + [alpha]
    }
  }

  static func difference(_ image: DecodedImage, _ rgba: [UInt8]) -> Int {
    guard image.pixels.count == rgba.count else { return Int.max }
    return zip(image.pixels, premultiplied(rgba)).map { abs(Int($0) - $1) }.max() ?? 0
  }

  static let ramp = ["-size", "31x17", "gradient:#FF8000-#0040C0", "-rotate", "20", "+repage"]
  static let clear = ramp + ["-alpha", "set", "-channel", "A", "-fx", "i/w"]

  @Test(arguments: [
    ("palette", ["-size", "31x17", "gradient:red-blue", "-colors", "17", "-type", "Palette"], "PNG8:", 0),
    ("gray", ["-size", "31x17", "gradient:", "-colorspace", "Gray", "-depth", "8"], "PNG:", 0),
    ("bits", ["-size", "31x17", "pattern:checkerboard", "-monochrome"], "PNG:", 0),
    ("gray alpha", clear + ["-colorspace", "Gray", "-define", "png:color-type=4"], "PNG:", 1),
    ("gray of 16 bits", ["-size", "31x17", "gradient:", "-colorspace", "Gray", "-depth", "16"], "PNG:", 1),
    ("16 bits", clear + ["-depth", "16"], "PNG64:", 1),
    ("16 bits opaque", ramp + ["-depth", "16"], "PNG48:", 1),
    ("rgb", ramp, "PNG24:", 0),
    ("rgba", clear, "PNG32:", 0),
    ("interlaced", clear + ["-interlace", "PNG"], "PNG32:", 0),
  ])
  func `a PNG of every kind keeps its colours`(
    name: String, arguments: [String], kind: String, tolerance: Int
  ) throws {
    let folder = try MediaFolder()
    let path = folder.path("a.png")
    _ = try MediaTool.output(["convert"] + arguments + [kind + path])
    let rgba = try MediaTool.output(["convert", path, "-colorspace", "sRGB", "-depth", "8", "rgba:-"])
    let image = try ImageDecoder.decode(MediaFolder.read(path), maxPixels: ImageDecoderTests.limit)
    #expect(ImageDecoderTests.difference(image, rgba) <= tolerance)
  }

  /// Decoders may differ by rounding, and in how they widen chroma: smooth pictures keep that small.
  @Test(arguments: [
    ["-sampling-factor", "4:4:4"], ["-sampling-factor", "4:2:0"], ["-sampling-factor", "4:2:2"],
    ["-interlace", "JPEG"], ["-colorspace", "Gray"], ["-colorspace", "CMYK"],
    ["-colorspace", "CMYK", "-define", "jpeg:colorspace=ycck"],
    ["-define", "jpeg:colorspace=rgb", "-set", "colorspace", "sRGB"],
  ])
  func `a JPEG of every kind keeps its colours`(options: [String]) throws {
    let source = ["-size", "48x32", "gradient:#F04020-#20A0F0", "-quality", "98"]
    let (bytes, rgba) = try ImageDecoderTests.made("a.jpg", source + options)
    let image = try ImageDecoder.decode(bytes, maxPixels: ImageDecoderTests.limit)
    #expect(image.width == 48 && image.height == 32)
    #expect(ImageDecoderTests.difference(image, rgba) <= 4)
  }

  /// ImageMagick's `-auto-orient` is the reference for what EXIF means.
  @Test(arguments: 1...8)
  func `a JPEG stands upright however the camera was held`(orientation: Int) throws {
    let folder = try MediaFolder()
    let (plain, path) = (folder.path("plain.jpg"), folder.path("a.jpg"))
    _ = try MediaTool.output(
      [
        "convert", "-size", "40x24", "gradient:red-blue", "(", "-size", "20x24", "xc:green", ")", "-gravity",
        "west",
      ]
        + ["-composite", "-sampling-factor", "4:4:4", "-quality", "98", plain])
    let stored = try MediaFolder.read(plain)
    // APP1 with one IFD entry: tag 0x0112, SHORT, 1 value.
    let exif: [UInt8] =
      Array("Exif\0\0MM\0*".utf8) + [
        0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, UInt8(orientation), 0, 0,
      ]
      + [0, 0, 0, 0]
    try MediaFolder.write(
      [0xFF, 0xD8, 0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif + stored.dropFirst(2), to: path)
    let rgba = try MediaTool.output(["convert", path, "-auto-orient", "-depth", "8", "rgba:-"])
    let image = try ImageDecoder.decode(MediaFolder.read(path), maxPixels: ImageDecoderTests.limit)
    #expect((image.width, image.height) == (orientation < 5 ? (40, 24) : (24, 40)))
    #expect(ImageDecoderTests.difference(image, rgba) <= 4)
  }

  @Test func `a lossless WebP is exact, a lossy one close, both with alpha`() throws {
    let lossless = try ImageDecoderTests.made(
      "a.webp", ImageDecoderTests.clear + ["-define", "webp:lossless=true"])
    let exact = try ImageDecoder.decode(lossless.bytes, maxPixels: ImageDecoderTests.limit)
    #expect(ImageDecoderTests.difference(exact, lossless.rgba) == 0)
    let lossy = try ImageDecoderTests.made(
      "b.webp", ["-size", "48x32", "gradient:#F04020-#20A0F0", "-alpha", "set", "-quality", "95"])
    let close = try ImageDecoder.decode(lossy.bytes, maxPixels: ImageDecoderTests.limit)
    #expect(ImageDecoderTests.difference(close, lossy.rgba) <= 6)
  }

  @Test func `the first picture of a GIF is read, with its transparency`() throws {
    let folder = try MediaFolder()
    let path = folder.path("a.gif")
    _ = try MediaTool.output([
      "convert", "-delay", "10", "(", "-size", "20x10", "xc:none", "-fill", "#3366CC", "-draw",
      "rectangle 5,2 9,7", ")", "(", "-size", "20x10", "xc:red", ")", path,
    ])
    let rgba = try MediaTool.output(["convert", path + "[0]", "-coalesce", "-depth", "8", "rgba:-"])
    let image = try ImageDecoder.decode(MediaFolder.read(path), maxPixels: ImageDecoderTests.limit)
    #expect(ImageDecoderTests.difference(image, rgba) == 0)
  }

  @Test(arguments: ["a.png", "a.jpg", "a.webp", "a.gif"])
  func `a picture that ends early is an error or a picture, never a fault`(name: String) throws {
    let (bytes, _) = try ImageDecoderTests.made(name, ["-size", "64x64", "plasma:red-blue", "-seed", "1"])
    for length in stride(from: 0, to: bytes.count, by: max(1, bytes.count / 40)) {
      _ = try? ImageDecoder.decode(Array(bytes[..<length]), maxPixels: ImageDecoderTests.limit)
    }
    #expect(throws: ImageError.self) {
      try ImageDecoder.decode(Array(bytes[..<(bytes.count / 2)]), maxPixels: ImageDecoderTests.limit)
    }
  }

  @Test(arguments: ["a.png", "a.jpg", "a.webp", "a.gif"])
  func `damaged bytes are an error or a picture, never a fault`(name: String) throws {
    let (bytes, _) = try ImageDecoderTests.made(name, ["-size", "64x64", "plasma:red-blue", "-seed", "1"])
    var seed: UInt32 = 1
    for _ in 0..<200 {
      var damaged = bytes
      for _ in 0..<5 {
        seed = seed &* 1_664_525 &+ 1_013_904_223
        damaged[Int(seed >> 8) % damaged.count] = UInt8(truncatingIfNeeded: seed)
      }
      _ = try? ImageDecoder.decode(damaged, maxPixels: ImageDecoderTests.limit)
    }
  }

  @Test(arguments: ["a.png", "a.jpg", "a.webp", "a.gif"])
  func `the pixel budget is kept at the limit and one past it`(name: String) throws {
    let (bytes, _) = try ImageDecoderTests.made(name, ["-size", "40x25", "gradient:red-blue"])
    _ = try ImageDecoder.decode(bytes, maxPixels: 1000)
    #expect(throws: ImageError.tooManyPixels(limit: 999)) {
      try ImageDecoder.decode(bytes, maxPixels: 999)
    }
  }

  /// A header of 60,000 × 60,000 pixels would be 14 GB.
  @Test func `a header that lies about its size allocates nothing`() throws {
    var (bytes, _) = try ImageDecoderTests.made("a.png", ["-size", "40x25", "gradient:red-blue"])
    bytes.replaceSubrange(16..<24, with: [0, 0, 0xEA, 0x60, 0, 0, 0xEA, 0x60])
    #expect(throws: ImageError.self) { try ImageDecoder.decode(bytes, maxPixels: 40_000_000) }
  }

  @Test(arguments: [[], [0x3C], Array("<svg/>".utf8), Array("ftypavif".utf8)] as [[UInt8]])
  func `what is no picture is said to be none`(bytes: [UInt8]) {
    #expect(throws: ImageError.unknownFormat) { try ImageDecoder.decode(bytes, maxPixels: 1000) }
  }
}
