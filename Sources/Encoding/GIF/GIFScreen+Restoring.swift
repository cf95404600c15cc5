/// Brings back what rests where a picture was disposed of.
extension GIFScreen {
  /// Takes out of `painted` the pixels that are only painted since they were disposed of, and shows them again as they
  /// were: what is shown may be an entry of an earlier palette, and a pixel whose source rests must not change its colour.
  /// New pixels of exactly such a colour are taken out too.
  ///
  /// Returns the colours that the picture's palette must have for them, the most frequent first, 0xFFRRGGBB. Of more than
  /// `capacity` the rarest are left to the palette like new ones.
  func restore(_ painted: PaintedPixels, capacity: Int) -> [UInt32] {
    let counts = countLost(painted)
    // The order of a dictionary differs from run to run.
    let colors = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(capacity).map(\.key)
    known.fill(colors)
    forEachPixel(of: painted) { place, shownPlace in
      let pixel = painted.pixels[place]
      if pixel == 0 { return }
      let isRestored = pixel & PaintedPixels.new == 0
      let color = isRestored ? lost[shownPlace] : pixel | PaintedPixels.opaque
      if known.find(color) != nil {
        shown[shownPlace] = color
        painted.pixels[place] = 0
      } else {
        painted.pixels[place] = pixel | PaintedPixels.new
      }
    }
    return colors
  }

  /// How many colours are shown where the picture paints nothing.
  func countResting(_ painted: PaintedPixels) -> Int {
    var colors: Set<UInt32> = []
    var last: UInt32 = 0
    forEachPixel(of: painted) { place, shownPlace in
      let color = shown[shownPlace]
      if painted.pixels[place] != 0 || color == last { return }
      last = color
      if color != 0 { colors.insert(color) }
    }
    return colors.count
  }

  /// How many pixels show which colour again.
  private func countLost(_ painted: PaintedPixels) -> [UInt32: Int] {
    var counts: [UInt32: Int] = [:]
    var (last, run): (UInt32, Int) = (0, 0)
    forEachPixel(of: painted) { place, shownPlace in
      let pixel = painted.pixels[place]
      if pixel == 0 || pixel & PaintedPixels.new != 0 { return }
      if lost[shownPlace] != last {
        if run > 0 { counts[last, default: 0] += run }
        (last, run) = (lost[shownPlace], 0)
      }
      run += 1
    }
    if run > 0 { counts[last, default: 0] += run }
    return counts
  }

  @inline(__always)
  private func forEachPixel(of painted: PaintedPixels, _ body: (_ place: Int, _ shownPlace: Int) -> Void) {
    var place = 0
    for y in painted.box.rows {
      for x in painted.box.columns {
        body(place, y * width + x)
        place &+= 1
      }
    }
  }
}
