/// What a viewer of a GIF shows by now: the palettes' colours, 0 where it is transparent.
///
/// `@unchecked Sendable`: pictures take their turns, one at a time in the order of the film.
final class GIFScreen: @unchecked Sendable {
  private let width: Int
  private let shown: UnsafeMutablePointer<UInt32>
  private var known = PaletteIndex()

  init(width: Int, height: Int) {
    self.width = width
    shown = .allocate(capacity: width * height)
    shown.initialize(repeating: 0, count: width * height)
  }

  deinit { shown.deallocate() }

  /// Shows the painted pixels of a picture. A pixel of its box that it does not paint gets the index of the colour that
  /// is shown there, where the palette has it: that compresses better than a hole.
  func show(
    _ painted: PaintedPixels, _ palette: [UInt32], _ transparent: UInt8,
    _ indices: UnsafeMutablePointer<UInt8>
  ) {
    known.fill(palette)
    var place = 0
    let box = painted.box
    let pixels = painted.pixels
    var (last, lastIndex): (UInt32, UInt8) = (0, transparent)
    palette.withUnsafeBufferPointer { palette in
      for y in box.rows {
        let row = shown + y * width + box.columns.lowerBound
        for x in 0..<box.columns.count {
          if pixels[place] != 0 {
            row[x] = palette[Int(indices[place])]
          } else {
            if row[x] != last {
              last = row[x]
              lastIndex = known.find(last) ?? transparent
            }
            indices[place] = lastIndex
          }
          place &+= 1
        }
      }
    }
  }

  func clear(_ box: PixelBox) {
    for y in box.rows {
      (shown + y * width + box.columns.lowerBound).update(repeating: 0, count: box.columns.count)
    }
  }
}
