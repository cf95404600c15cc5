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
  func show(_ picture: GIFPicture, _ palette: [UInt32], _ transparent: UInt8, _ indices: inout [UInt8]) {
    guard let (before, now) = picture.sources else { return }
    known.fill(palette)
    var place = 0
    var (last, lastIndex): (UInt32, UInt8) = (0, transparent)
    palette.withUnsafeBufferPointer { palette in
      indices.withUnsafeMutableBufferPointer { indices in
        for y in picture.box.rows {
          let (old, new, row) = (before.row(y), now.row(y), shown + y * width)
          for x in picture.box.columns {
            if new[x] != old[x], new[x] != 0 {
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
  }

  func clear(_ box: PixelBox) {
    for y in box.rows {
      (shown + y * width + box.columns.lowerBound).update(repeating: 0, count: box.columns.count)
    }
  }
}
