import CFFmpeg

/// Premultiplied BGRA to straight RGBA, or to RGB where every pixel is opaque.
final class StillConverter: FrameConverter {
  private let width: Int
  private let height: Int
  private let isOpaque: Bool

  init(_ settings: OutputSettings) {
    width = settings.width
    height = settings.height
    isOpaque = settings.isOpaque
  }

  static func pixelFormat(_ settings: OutputSettings) -> AVPixelFormat {
    settings.isOpaque ? AV_PIX_FMT_RGB24 : AV_PIX_FMT_RGBA
  }

  static func makeFrame(_ settings: OutputSettings) throws(OutputError) -> ConvertedFrame {
    try ConvertedFrame(
      width: settings.width, height: settings.height, format: pixelFormat(settings), tags: .pictures)
  }

  func convert(_ pixels: RawSpan, stride: Int, into frame: ConvertedFrame) throws(OutputError) {
    try PixelRows.check(pixels, width: width, height: height, stride: stride)
    try frame.makeWritable()
    guard let plane = frame.firstPlane else { return }
    pixels.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      StraightAlpha.table.withUnsafeBufferPointer { table in
        for y in 0..<height {
          let source = (base + y * stride).assumingMemoryBound(to: UInt32.self)
          let row = plane.bytes + y * plane.stride
          if isOpaque {
            writeOpaque(source, row)
          } else {
            writeStraight(source, row, table)
          }
        }
      }
    }
  }

  private func writeOpaque(_ source: UnsafePointer<UInt32>, _ row: UnsafeMutablePointer<UInt8>) {
    for x in 0..<width {
      let pixel = source[x]
      row[3 * x] = UInt8(truncatingIfNeeded: pixel >> 16)
      row[3 * x + 1] = UInt8(truncatingIfNeeded: pixel >> 8)
      row[3 * x + 2] = UInt8(truncatingIfNeeded: pixel)
    }
  }

  private func writeStraight(
    _ source: UnsafePointer<UInt32>, _ row: UnsafeMutablePointer<UInt8>, _ table: UnsafeBufferPointer<UInt8>
  ) {
    for x in 0..<width {
      let pixel = source[x]
      let alpha = Int(pixel >> 24)
      row[4 * x] = table[alpha << 8 | Int(pixel >> 16 & 0xFF)]
      row[4 * x + 1] = table[alpha << 8 | Int(pixel >> 8 & 0xFF)]
      row[4 * x + 2] = table[alpha << 8 | Int(pixel & 0xFF)]
      row[4 * x + 3] = UInt8(alpha)
    }
  }
}
