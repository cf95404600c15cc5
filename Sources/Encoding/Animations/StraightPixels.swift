import CFFmpeg

/// Straight BGRA, over the matte where there is one.
enum StraightPixels {
  static func makeFrame(_ settings: OutputSettings) throws(OutputError) -> ConvertedFrame {
    try ConvertedFrame(
      width: settings.width, height: settings.height, format: AV_PIX_FMT_BGRA, tags: .pictures)
  }

  static func converter(_ settings: OutputSettings) -> RowConverter {
    if settings.isOpaque { return RowConverter(settings, row: RowConverter.opaque) }
    guard let matte = settings.matte.map(MatteBlend.init) else {
      return RowConverter(
        settings,
        row: RowConverter.packed { source, row, count in
          StraightAlpha.divide(source, into: row, count: count)
          for x in 0..<count where row[x] >> 24 == 0 { row[x] = 0 }
        })
    }
    return RowConverter(
      settings,
      row: RowConverter.packed { source, row, count in
        for x in 0..<count { row[x] = matte.opaque(source[x]) }
      })
  }
}
