/// What a viewer of a GIF shows by now: the palettes' colours, 0 where it is transparent.
///
/// `@unchecked Sendable`: pictures take their turns, one at a time in the order of the film.
final class GIFScreen: @unchecked Sendable {
  let width: Int
  let shown: UnsafeMutablePointer<UInt32>
  /// What was shown where the last picture was disposed of; never touched where none is.
  let lost: UnsafeMutablePointer<UInt32>
  var known = PaletteIndex()

  init(width: Int, height: Int) {
    self.width = width
    shown = .allocate(capacity: width * height)
    shown.initialize(repeating: 0, count: width * height)
    lost = .allocate(capacity: width * height)
  }

  deinit {
    shown.deallocate()
    lost.deallocate()
  }

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

  /// Makes a box transparent. What it has shown can be restored until the next box is cleared.
  func clear(_ box: PixelBox) {
    for y in box.rows {
      let start = y * width + box.columns.lowerBound
      (lost + start).update(from: shown + start, count: box.columns.count)
      (shown + start).update(repeating: 0, count: box.columns.count)
    }
  }
}
