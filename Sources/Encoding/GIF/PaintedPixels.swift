/// What one picture of a GIF paints: the pixels of its box whose source is another than that of the canvas.
///
/// Two sources are compared: what the palette made of a pixel is never looked at, so a still pixel is never painted anew
/// and cannot flicker. Memory for the largest box is taken once; what no box reaches is never touched.
final class PaintedPixels {
  /// Row by row. 0 is not painted; 0xFFRRGGBB is painted; with `staying` cleared it is still there on the next picture.
  let pixels: UnsafeMutablePointer<UInt32>
  private(set) var box = PixelBox.corner
  /// How many pixels are painted.
  private(set) var count = 0

  /// The bit that tells a pixel which the next picture replaces from one that stays.
  static let passing: UInt32 = 1 << 24
  /// The bit that a pixel lacks which is only painted since it was disposed of.
  static let new: UInt32 = 1 << 25
  static let opaque: UInt32 = 0xFF00_0000

  init(capacity: Int) { pixels = .allocate(capacity: capacity) }

  deinit { pixels.deallocate() }

  var all: UnsafeBufferPointer<UInt32> { UnsafeBufferPointer(start: pixels, count: box.area) }

  /// Nothing is painted.
  func clear(_ box: PixelBox) {
    self.box = box
    count = 0
    pixels.update(repeating: 0, count: box.area)
  }

  /// Paints what differs from `before` in `now`. With `next`, pixels that it leaves alone are told from those that pass.
  func fill(_ box: PixelBox, before: SourcePixels, now: SourcePixels, next: SourcePixels?) {
    self.box = box
    count = 0
    let width = box.columns.count
    for y in box.rows {
      let target = pixels + (y - box.rows.lowerBound) * width
      let start = box.columns.lowerBound
      let (old, new) = (before.row(y) + start, now.row(y) + start)
      if let next {
        count += PaintedPixels.fillRow(target, old, new, next.row(y) + start, width)
      } else {
        count += PaintedPixels.fillRow(target, old, new, width)
      }
    }
  }

  /// Tells the pixels that come back as they were from the new ones.
  func markRestored(from before: SourcePixels) {
    var place = 0
    for y in box.rows {
      let old = before.row(y)
      for x in box.columns {
        if old[x] == SourcePixels.restored { pixels[place] &= ~PaintedPixels.new }
        place &+= 1
      }
    }
  }

  private static func fillRow(
    _ target: UnsafeMutablePointer<UInt32>, _ old: UnsafePointer<UInt32>, _ new: UnsafePointer<UInt32>,
    _ width: Int
  ) -> Int {
    var empty: UInt32 = 0
    for x in 0..<width {
      let pixel = new[x] == old[x] ? 0 : new[x]
      target[x] = pixel
      empty &+= pixel == 0 ? 1 : 0
    }
    return width - Int(empty)
  }

  private static func fillRow(
    _ target: UnsafeMutablePointer<UInt32>, _ old: UnsafePointer<UInt32>, _ new: UnsafePointer<UInt32>,
    _ next: UnsafePointer<UInt32>, _ width: Int
  ) -> Int {
    var empty: UInt32 = 0
    for x in 0..<width {
      let pixel = new[x] == old[x] ? 0 : new[x]
      target[x] = next[x] == new[x] ? pixel & ~passing : pixel
      empty &+= pixel == 0 ? 1 : 0
    }
    return width - Int(empty)
  }
}
