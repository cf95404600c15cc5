import CFFmpeg

/// Premultiplied BGRA to opaque or wholly transparent pixels: GIF knows nothing in between.
final class GIFConverter: FrameConverter {
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
    guard let target = SourcePixels(frame) else { return }
    pixels.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      for y in 0..<height {
        let source = (base + y * stride).assumingMemoryBound(to: UInt32.self)
        let row = target.row(y)
        if isOpaque {
          for x in 0..<width { row[x] = source[x] | 0xFF00_0000 }
        } else {
          for x in 0..<width { row[x] = cut(source[x]) }
        }
      }
    }
  }

  /// Alpha is cut at 128. What stays gets its edge from the matte, or its own straight colour without one.
  @inline(__always)
  private func cut(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if alpha < 128 { return 0 }
    if alpha == 255 { return pixel }
    if let matte { return matte.opaque(pixel) }
    func straight(_ shift: UInt32) -> UInt32 {
      UInt32(StraightAlpha.table[Int(alpha << 8 | pixel >> shift & 0xFF)]) << shift
    }
    return 0xFF00_0000 | straight(16) | straight(8) | straight(0)
  }
}
