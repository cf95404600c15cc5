internal import Motion

/// What the first bytes of an image file say: its format, whatever its name, and its size.
struct ImageHeader {
  let format: AssetFormat
  let pixels: PixelSize
  /// The EXIF orientation of a JPEG, 1…8; 1 is upright.
  var orientation = 1

  /// nil where the bytes are of no known raster format, or end before the size.
  init?(_ bytes: [UInt8]) {
    let header = HeaderBytes(bytes: bytes)
    let read: (AssetFormat, PixelSize?)
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      read = (.png, Self.png(header))
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      let jpeg = JPEGHeader(header)
      orientation = jpeg.orientation
      read = (.jpeg, jpeg.pixels)
    } else if header.has("GIF87a", at: 0) || header.has("GIF89a", at: 0) {
      read = (.gif, Self.size(header.little16(6), header.little16(8)))
    } else if header.has("RIFF", at: 0), header.has("WEBP", at: 8) {
      read = (.webp, Self.webp(header))
    } else {
      return nil
    }
    guard let pixels = read.1, pixels.width > 0, pixels.height > 0 else { return nil }
    (format, self.pixels) = (read.0, pixels)
  }

  private static func size(_ width: Int?, _ height: Int?) -> PixelSize? {
    guard let width, let height else { return nil }
    return PixelSize(width: width, height: height)
  }

  /// PNG specification, 11.2.2: IHDR is the first chunk.
  private static func png(_ header: HeaderBytes) -> PixelSize? {
    header.has("IHDR", at: 12) ? size(header.big32(16), header.big32(20)) : nil
  }

  /// RFC 9649: `VP8 ` (lossy), `VP8L` (lossless) or `VP8X` (extended, sizes less one).
  private static func webp(_ header: HeaderBytes) -> PixelSize? {
    if header.has("VP8X", at: 12) {
      return size(header.little24(24).map { $0 + 1 }, header.little24(27).map { $0 + 1 })
    }
    if header.has("VP8L", at: 12), header.byte(20) == 0x2F,
      let low = header.little16(21), let high = header.little16(23)
    {
      let bits = high << 16 | low
      return PixelSize(width: (bits & 0x3FFF) + 1, height: (bits >> 14 & 0x3FFF) + 1)
    }
    if header.has("VP8 ", at: 12), header.byte(23) == 0x9D, header.byte(24) == 0x01, header.byte(25) == 0x2A {
      return size(header.little16(26).map { $0 & 0x3FFF }, header.little16(28).map { $0 & 0x3FFF })
    }
    return nil
  }
}
