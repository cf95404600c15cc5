/// Headers of image files, written from the formats' specifications.
enum ImageBytes {
  static func big32(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
  static func big16(_ value: Int) -> [UInt8] { [8, 0].map { UInt8(truncatingIfNeeded: value >> $0) } }
  static func little16(_ value: Int) -> [UInt8] { [0, 8].map { UInt8(truncatingIfNeeded: value >> $0) } }
  static func little24(_ value: Int) -> [UInt8] { [0, 8, 16].map { UInt8(truncatingIfNeeded: value >> $0) } }

  /// Signature and IHDR.
  static func png(width: Int, height: Int) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + big32(13) + Array("IHDR".utf8) + big32(width)
      + big32(height)
      + [8, 6, 0, 0, 0] + big32(0)
  }

  /// SOI, JFIF, optionally EXIF with an orientation, a table, SOF.
  static func jpeg(width: Int, height: Int, frame: UInt8 = 0xC0, orientation: Int? = nil) -> [UInt8] {
    var bytes: [UInt8] =
      [0xFF, 0xD8, 0xFF, 0xE0] + big16(16) + Array("JFIF\0".utf8) + [1, 1, 0, 0, 1, 0, 1, 0, 0]
    if let orientation {
      let tiff: [UInt8] =
        Array("MM".utf8) + big16(42) + big32(8) + big16(1) + big16(0x0112) + big16(3) + big32(1)
        + big16(orientation)
        + big16(0) + big32(0)
      bytes += [0xFF, 0xE1] + big16(8 + tiff.count) + Array("Exif\0\0".utf8) + tiff
    }
    bytes += [0xFF, 0xC4] + big16(4) + [0, 0]
    return bytes + [0xFF, frame] + big16(11) + [8] + big16(height) + big16(width) + [1, 1, 0x11, 0]
  }

  static func gif(width: Int, height: Int) -> [UInt8] {
    Array("GIF89a".utf8) + little16(width) + little16(height) + [0, 0, 0]
  }

  static func riff(_ kind: String, _ content: [UInt8]) -> [UInt8] {
    Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBP".utf8) + Array(kind.utf8) + [0, 0, 0, 0] + content
  }

  static func webpLossy(width: Int, height: Int) -> [UInt8] {
    riff("VP8 ", [0, 0, 0, 0x9D, 0x01, 0x2A] + little16(width) + little16(height))
  }

  static func webpLossless(width: Int, height: Int) -> [UInt8] {
    let bits = (width - 1) | (height - 1) << 14
    return riff("VP8L", [0x2F] + little16(bits & 0xFFFF) + little16(bits >> 16))
  }

  static func webpExtended(width: Int, height: Int) -> [UInt8] {
    riff("VP8X", [0, 0, 0, 0] + little24(width - 1) + little24(height - 1))
  }
}
