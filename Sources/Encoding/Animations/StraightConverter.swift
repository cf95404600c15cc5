import CFFmpeg

/// Premultiplied BGRA to straight BGRA.
final class StraightConverter: FrameConverter {
  private let width: Int
  private let height: Int
  private let isOpaque: Bool
  private let matte: MatteBlend?

  init(_ settings: OutputSettings) {
    width = settings.width
    height = settings.height
    isOpaque = settings.isOpaque
    matte = settings.matte.map(MatteBlend.init)
  }

  static func makeFrame(_ settings: OutputSettings) throws(OutputError) -> ConvertedFrame {
    try ConvertedFrame(
      width: settings.width, height: settings.height, format: AV_PIX_FMT_BGRA, tags: .pictures)
  }

  func convert(_ pixels: RawSpan, stride: Int, into frame: ConvertedFrame) throws(OutputError) {
    try PixelRows.check(pixels, width: width, height: height, stride: stride)
    try frame.makeWritable()
    guard let target = SourcePixels(frame) else { return }
    pixels.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      for y in 0..<height {
        let source = (base + y * stride).assumingMemoryBound(to: UInt32.self)
        let row = target.row(y)
        if isOpaque {
          for x in 0..<width { row[x] = source[x] | 0xFF00_0000 }
        } else if let matte {
          for x in 0..<width { row[x] = matte.opaque(source[x]) }
        } else {
          StraightAlpha.divide(source, into: row, count: width)
          for x in 0..<width where row[x] >> 24 == 0 { row[x] = 0 }
        }
      }
    }
  }
}
