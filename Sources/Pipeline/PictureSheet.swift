internal import Encoding
internal import Motion

/// Opaque pixels on which pictures are laid out: BGRA, rows without gaps.
struct PictureSheet {
  let width: Int
  let height: Int
  private var bytes: [UInt8]

  init(width: Int, height: Int, gray: UInt8) {
    self.width = width
    self.height = height
    bytes = [UInt8](repeating: gray, count: width * height * 4)
    for alpha in stride(from: 3, to: bytes.count, by: 4) { bytes[alpha] = 255 }
  }

  /// Lays a picture over the sheet, at its top; what is transparent shows the sheet.
  mutating func paste(_ image: DecodedImage, x left: Int) {
    for y in 0..<min(image.height, height) {
      for x in 0..<min(image.width, width - left) {
        let source = (y * image.width + x) * 4
        let target = (y * width + left + x) * 4
        let rest = 255 - Int(image.pixels[source + 3])
        for channel in 0..<3 {
          let below = (Int(bytes[target + channel]) * rest + 127) / 255
          bytes[target + channel] = UInt8(min(Int(image.pixels[source + channel]) + below, 255))
        }
      }
    }
  }

  /// Lays one premultiplied pixel over the sheet.
  mutating func lay(_ pixel: (blue: Int, green: Int, red: Int, alpha: Int), x: Int, y: Int) {
    let target = (y * width + x) * 4
    let rest = 255 - pixel.alpha
    for (channel, value) in [pixel.blue, pixel.green, pixel.red].enumerated() {
      bytes[target + channel] = UInt8(min(value + (Int(bytes[target + channel]) * rest + 127) / 255, 255))
    }
  }

  /// The largest difference of each pixel's channels, four times as bright; white where only one has a pixel.
  mutating func pasteDifference(_ one: DecodedImage?, _ two: DecodedImage?, x left: Int) {
    let columns = max(one?.width ?? 0, two?.width ?? 0)
    for y in 0..<min(max(one?.height ?? 0, two?.height ?? 0), height) {
      for x in 0..<min(columns, width - left) {
        let level = Self.difference(one, two, x, y)
        let target = (y * width + left + x) * 4
        for channel in 0..<3 { bytes[target + channel] = level }
      }
    }
  }

  private static func difference(_ one: DecodedImage?, _ two: DecodedImage?, _ x: Int, _ y: Int) -> UInt8 {
    guard let one, let two, x < min(one.width, two.width), y < min(one.height, two.height) else { return 255 }
    let (first, second) = ((y * one.width + x) * 4, (y * two.width + x) * 4)
    let largest = (0..<4).map { abs(Int(one.pixels[first + $0]) - Int(two.pixels[second + $0])) }.max() ?? 0
    return UInt8(min(largest * 4, 255))
  }

  func write(to path: String) throws(OutputError) {
    let settings = OutputSettings(width: width, height: height, frameRate: Rational(1), frameCount: 1)
    let format = OutputFormat.png
    let writer = try format.makeWriter(settings, path: path)
    let frame = try format.makeFrame(settings)
    let pixels = bytes
    try format.makeConverter(settings).convert(unsafe pixels.span.bytes, stride: width * 4, into: frame)
    try writer.append(frame)
    try writer.finish()
  }
}
