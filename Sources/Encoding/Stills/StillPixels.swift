import CFFmpeg

/// Straight RGBA, or RGB where every pixel is opaque.
enum StillPixels {
  static func format(_ settings: OutputSettings) -> AVPixelFormat {
    settings.isOpaque ? AV_PIX_FMT_RGB24 : AV_PIX_FMT_RGBA
  }

  static func makeFrame(_ settings: OutputSettings) throws(OutputError) -> ConvertedFrame {
    try ConvertedFrame(
      width: settings.width, height: settings.height, format: format(settings), tags: .pictures)
  }

  static func converter(_ settings: OutputSettings) -> RowConverter {
    RowConverter(settings, row: settings.isOpaque ? opaque : straight)
  }

  private static let opaque: RowConverter.Row = { source, row, count in
    for x in 0..<count {
      let pixel = source[x]
      row[3 * x] = UInt8(truncatingIfNeeded: pixel >> 16)
      row[3 * x + 1] = UInt8(truncatingIfNeeded: pixel >> 8)
      row[3 * x + 2] = UInt8(truncatingIfNeeded: pixel)
    }
  }

  private static let straight: RowConverter.Row = { source, row, count in
    StraightAlpha.table.withUnsafeBufferPointer { table in
      for x in 0..<count {
        let pixel = source[x]
        let alpha = Int(pixel >> 24)
        row[4 * x] = table[alpha << 8 | Int(pixel >> 16 & 0xFF)]
        row[4 * x + 1] = table[alpha << 8 | Int(pixel >> 8 & 0xFF)]
        row[4 * x + 2] = table[alpha << 8 | Int(pixel & 0xFF)]
        row[4 * x + 3] = UInt8(alpha)
      }
    }
  }
}
