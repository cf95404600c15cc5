import Motion

/// The pixels of a frame, for the time in which it is drawn.
struct Paper {
  let start: UnsafeMutableRawPointer
  /// Bytes from row to row.
  let stride: Int
  /// All that is drawn on; nil for all rows.
  let rows: Range<Int>?

  /// Lends an area as a picture of its own.
  func draw(_ area: PixelArea, _ body: (Context) throws(DrawingError) -> Void) throws(DrawingError) {
    let surface = try Surface(
      .color, over: start + area.y * stride + area.x * 4, width: area.width, height: area.height,
      stride: stride)
    defer { surface.finish() }
    let context = try Context(surface)
    if let rows {
      context.add(Rect(0, Double(rows.lowerBound - area.y), Double(area.width), Double(rows.count)))
      context.clip()
    }
    try body(context)
    try context.checkStatus(during: "drawing a frame")
  }
}
