import Encoding
import Motion
import Testing

/// Small films for tests: pictures by number, repeats where a picture equals the one before.
struct Film {
  var format: OutputFormat
  var settings: OutputSettings
  /// Premultiplied 0xAARRGGBB of pixel (x, y) in frame k.
  var pixel: (_ k: Int, _ x: Int, _ y: Int) -> UInt32

  init(
    _ format: OutputFormat, width: Int = 16, height: Int = 16, rate: Rational = Rational(30), frames: Int,
    pixel: @escaping (_ k: Int, _ x: Int, _ y: Int) -> UInt32
  ) {
    self.format = format
    settings = OutputSettings(width: width, height: height, frameRate: rate, frameCount: frames)
    self.pixel = pixel
  }

  func picture(_ k: Int) -> [UInt32] {
    (0..<settings.width * settings.height).map { pixel(k, $0 % settings.width, $0 / settings.width) }
  }

  /// `picture` as the bytes R, G, B, A of each pixel.
  func rgba(_ k: Int) -> [UInt8] {
    picture(k).flatMap { [UInt8($0 >> 16 & 0xFF), UInt8($0 >> 8 & 0xFF), UInt8($0 & 0xFF), UInt8($0 >> 24)] }
  }

  /// Writes the film. With `telling` false, repeats are not announced but appended as pictures.
  func write(to path: String, telling: Bool = true, upTo last: Int? = nil) throws {
    let writer = try format.makeWriter(settings, path: path)
    let converter = try format.makeConverter(settings)
    let frame = try format.makeFrame(settings)
    var before: [UInt32] = []
    for k in 0..<(last ?? settings.frameCount) {
      let picture = picture(k)
      if telling, picture == before {
        try writer.appendRepeat()
      } else {
        try converter.convert(picture.span.bytes, stride: settings.width * 4, into: frame)
        try writer.append(frame)
      }
      before = picture
    }
    try writer.finish()
  }

  static func format(_ name: String) throws -> OutputFormat { try #require(OutputFormat.named(name)) }
}

/// A picture that says its number: eight vertical bars, white for the bits that are set.
func bars(_ k: Int, _ x: Int, _ width: Int) -> UInt32 {
  k >> (x * 8 / width) & 1 == 1 ? 0xFFFF_FFFF : 0xFF00_0000
}

/// The number that a decoded picture of `bars` says.
func number(_ frame: [UInt8], width: Int, height: Int, channels: Int) -> Int {
  (0..<8).reduce(0) { sum, bit in
    let x = (bit * 2 + 1) * width / 16
    return sum | (frame[(height / 2 * width + x) * channels] > 127 ? 1 << bit : 0)
  }
}
