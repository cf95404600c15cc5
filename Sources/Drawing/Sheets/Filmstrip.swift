package import Motion

/// Pictures side by side, each with a label below it.
package struct Filmstrip: Sendable {
  /// All of one size.
  package var pictures: [(picture: Bitmap, label: String)]
  /// Pictures in a row.
  package var columns: Int
  /// Of the sheet; the labels are black or white, whichever can be read on it.
  package var background: Color
  package var fonts: FontLibrary

  package init(
    pictures: [(picture: Bitmap, label: String)], columns: Int, background: Color, fonts: FontLibrary
  ) {
    self.pictures = pictures
    self.columns = columns
    self.background = background
    self.fonts = fonts
  }

  /// Pixels, or points of a page.
  package var size: (width: Int, height: Int) {
    let rows = (pictures.count + columns - 1) / columns
    let width = min(columns, pictures.count) * (cell.width + gap) + gap
    return (width, rows * (cell.height + labelHeight + gap) + gap)
  }

  package func bitmap() throws(DrawingError) -> Bitmap {
    let (width, height) = size
    return try Bitmap(width: width, height: height, drawing: draw)
  }

  /// The labels are outlines; the pictures are pixels.
  package func page(_ kind: VectorPage) throws(DrawingError) -> [UInt8] {
    try kind.bytes(width: size.width, height: size.height, draw)
  }

  private var cell: (width: Int, height: Int) {
    (pictures.first?.picture.width ?? 0, pictures.first?.picture.height ?? 0)
  }

  /// A sixteenth of a picture's width.
  private var gap: Int { max(cell.width / 16, 4) }
  /// Readable beside a picture of any size.
  private var fontSize: Double { min(max(Double(cell.width) / 16, 9), 20) }
  private var labelHeight: Int { Int((fontSize * 1.8).rounded()) }

  private func draw(_ context: Context) throws(DrawingError) {
    if background.alpha > 0 { context.clear(to: background) }
    let measurer = TextMeasurer(fonts)
    for (index, (picture, label)) in pictures.enumerated() {
      let x = gap + index % columns * (cell.width + gap)
      let y = gap + index / columns * (cell.height + labelHeight + gap)
      let frame = Rect(Double(x), Double(y), Double(cell.width), Double(cell.height))
      context.add(frame)
      try context.fill(with: MipChain(picture), placement: .translation(frame.x, frame.y))
      // A line around it, since a picture may have the colour of the sheet.
      context.add(Rect(frame.x - 0.5, frame.y - 0.5, frame.width + 1, frame.height + 1))
      context.stroke(ink, width: 1, opacity: 0.25)
      let text = Text(label, font: Font(size: fontSize), color: ink, alignment: .center)
      try TextPainter(context: context, measurer: measurer).paint(
        text, in: Rect(frame.x, frame.maxY, frame.width, Double(labelHeight)), wrapWidth: frame.width,
        opacity: 1)
    }
  }

  /// Black on what is lighter than a middle grey (luma as in BT.601), and on what is transparent.
  private var ink: Color {
    let luma = 0.299 * background.red + 0.587 * background.green + 0.114 * background.blue
    return luma > 0.5 || background.alpha < 0.5 ? .black : .white
  }
}
