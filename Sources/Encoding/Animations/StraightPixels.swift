import CFFmpeg

/// Straight BGRA.
enum StraightPixels {
  static func makeFrame(_ settings: OutputSettings) throws(OutputError) -> ConvertedFrame {
    try ConvertedFrame(
      width: settings.width, height: settings.height, format: AV_PIX_FMT_BGRA, tags: .pictures)
  }

  static func converter(_ settings: OutputSettings) -> RowConverter {
    if settings.isOpaque { return RowConverter(settings, row: RowConverter.opaque) }
    return RowConverter(
      settings,
      row: RowConverter.packed { source, row, count in
        StraightAlpha.divide(source, into: row, count: count)
        for x in 0..<count where row[x] >> 24 == 0 { row[x] = 0 }
      })
  }
}
