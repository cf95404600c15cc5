/// Undoes the multiplication of colours with their alpha.
///
/// Cairo truncates when it multiplies a solid colour, so a stored c stands for anything in [c, c + 1); when it blends it
/// rounds, and c stands for [c − ½, c + ½). (c + 0.4) · 255 / alpha lies inside of both, and returns the colours that
/// people write (50 % #3366CC is stored as 25, 51, 102 and comes back as 51, 102, 204). It is never less than
/// c · 255 / alpha, so that multiplying and truncating again gives c. Black stays black.
enum StraightAlpha {
  /// 256 rows of alpha, 256 columns of the stored component.
  static let table: [UInt8] = {
    var table = [UInt8](repeating: 0, count: 1 << 16)
    for alpha in 1...255 {
      for stored in 1...255 {
        let nearest = ((stored * 10 + 4) * 255 + alpha * 5) / (alpha * 10)
        let least = (stored * 255 + alpha - 1) / alpha
        table[alpha << 8 | stored] = UInt8(clamping: max(nearest, least))
      }
    }
    return table
  }()

  /// Premultiplied 0xAARRGGBB to straight. A pixel that cannot be seen takes the colour of the one before it: where an
  /// encoder averages or smooths colours, no black bleeds into the edges of what can be seen.
  static func divide(_ source: UnsafePointer<UInt32>, into row: UnsafeMutablePointer<UInt32>, count: Int) {
    table.withUnsafeBufferPointer { table in
      var last: UInt32 = 0
      for x in 0..<count {
        let pixel = source[x]
        let alpha = pixel >> 24
        if alpha == 0 {
          row[x] = last & 0xFF_FFFF
          continue
        }
        func straight(_ shift: UInt32) -> UInt32 {
          UInt32(table[Int(alpha << 8 | pixel >> shift & 0xFF)]) << shift
        }
        last = alpha == 255 ? pixel : alpha << 24 | straight(16) | straight(8) | straight(0)
        row[x] = last
      }
    }
  }
}
