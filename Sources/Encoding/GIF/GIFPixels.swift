import CFFmpeg

/// Opaque or wholly transparent pixels: GIF knows nothing in between.
enum GIFPixels {
  static func makeFrame(_ settings: OutputSettings) throws(OutputError) -> ConvertedFrame {
    try ConvertedFrame(
      width: settings.width, height: settings.height, format: AV_PIX_FMT_BGRA, tags: .pictures)
  }

  static func converter(_ settings: OutputSettings) -> RowConverter {
    if settings.isOpaque { return RowConverter(settings, row: RowConverter.opaque) }
    let matte = settings.matte.map(MatteBlend.init)
    return RowConverter(
      settings,
      row: RowConverter.packed { source, row, count in
        for x in 0..<count { row[x] = cut(source[x], matte) }
      })
  }

  /// Alpha is cut at 128. What stays gets its edge from the matte, or its own straight colour without one.
  @inline(__always)
  private static func cut(_ pixel: UInt32, _ matte: MatteBlend?) -> UInt32 {
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
