/// Gives part of what a palette does to a pixel to its neighbours, by the weights of Floyd and Steinberg (1976), rows
/// alternately from both sides.
///
/// Only half of the error travels, and never more than a few levels: the full error leaves worms in flat areas and
/// costs half as many bytes again. Nothing travels through pixels that are not painted, so that what rests stays.
struct ErrorDiffusion {
  /// Sixteenths of the error that are handed on, out of sixteen.
  static let usualShare: Int32 = 8
  /// Levels that a pixel takes over at most.
  private static let most: Int32 = 24

  private var share = usualShare
  private var nearest = NearestColor()
  private var here: [SIMD4<Int32>] = []
  private var below: [SIMD4<Int32>] = []

  /// Writes the indices of all painted pixels: without a share to hand on, those of the nearest colours.
  mutating func fill(
    _ indices: UnsafeMutablePointer<UInt8>, _ painted: PaintedPixels, _ palette: [UInt32],
    share: Int32 = usualShare
  ) {
    self.share = share
    nearest.begin(palette)
    let (width, height) = (painted.box.columns.count, painted.box.rows.count)
    begin(width)
    for y in 0..<height {
      let isForward = (painted.box.rows.lowerBound + y) % 2 == 0
      for step in 0..<width {
        let column = isForward ? step : width - 1 - step
        let pixel = painted.pixels[y * width + column]
        if pixel == 0 { continue }
        indices[y * width + column] = place(pixel, column + 1, isForward ? 1 : -1)
      }
      (here, below) = (below, here)
      for column in 0..<width + 2 { below[column] = .zero }
    }
  }

  /// One pixel on each side takes what leaves the box.
  private mutating func begin(_ width: Int) {
    if here.count < width + 2 {
      here = [SIMD4<Int32>](repeating: .zero, count: width + 2)
      below = here
    }
    for column in 0..<width + 2 { (here[column], below[column]) = (.zero, .zero) }
  }

  /// The index for a pixel with what it has taken over; what is left goes on.
  private mutating func place(_ pixel: UInt32, _ column: Int, _ ahead: Int) -> UInt8 {
    let limit = SIMD4<Int32>(repeating: ErrorDiffusion.most * 16)
    let taken = here[column].clamped(lowerBound: .zero &- limit, upperBound: limit) &>> 4
    let wanted = (ErrorDiffusion.channels(pixel) &+ taken)
      .clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255))
    let index = nearest.find(wanted)
    let error = (wanted &- nearest.color(index)) &* share
    // In sixteenths: 7 ahead, 3, 5 and 1 below.
    here[column + ahead] &+= (error &* 7) &>> 4
    below[column - ahead] &+= (error &* 3) &>> 4
    below[column] &+= (error &* 5) &>> 4
    below[column + ahead] &+= error &>> 4
    return index
  }

  static func channels(_ pixel: UInt32) -> SIMD4<Int32> {
    SIMD4(
      Int32(truncatingIfNeeded: pixel >> 16 & 0xFF), Int32(truncatingIfNeeded: pixel >> 8 & 0xFF),
      Int32(truncatingIfNeeded: pixel & 0xFF), 0)
  }
}
