/// The distinct colours of a set of pixels and how many pixels have each.
///
/// Up to `exactLimit` colours are kept as they are. Beyond, colours are gathered in bins of 6 bits a channel, each
/// represented by the mean of its pixels. Entries stand in the order in which the pixels brought them, so that the same
/// pixels give the same entries everywhere. All memory is allocated once, and only touched as far as it is needed.
final class ColorHistogram {
  /// As many k-means points take some milliseconds; pictures with more colours are not helped by more points.
  static let exactLimit = 20_000
  /// How often a pixel counts that the next picture leaves alone: it is seen for longer, often until the film rests.
  static let stayingWeight = 8
  /// Sums of a channel over this weight fit 32 bits. Pictures with more are weighed less finely.
  private static let heaviest = 16_000_000
  /// Holds `exactLimit` colours at a load of less than two thirds.
  private static let cellBits: UInt32 = 15
  private static let bins = 1 << 18
  /// Entries fit 16 bits. What noise has beyond has no weight.
  private static let last = 0xFFFF

  private(set) var count = 0
  private(set) var isBinned = false
  private var same = PaintedPixels.opaque
  /// Sum of all weights.
  private(set) var totalWeight = 0
  /// How many pixels stay.
  private(set) var totalStaying = 0
  /// Red, green, blue in 0…255; the fourth lane is 0.
  let colors = UnsafeMutablePointer<SIMD4<Float>>.allocate(capacity: last + 1)
  /// The same in whole levels, as a pixel.
  let rounded = UnsafeMutablePointer<UInt32>.allocate(capacity: last + 1)
  /// Sums of red, green and blue over the pixels of an entry, and its weight.
  let sums = UnsafeMutablePointer<SIMD4<UInt32>>.allocate(capacity: last + 1)
  /// By entry: how many of its pixels stay.
  let staying = UnsafeMutablePointer<UInt32>.allocate(capacity: last + 1)
  private let weights = UnsafeMutablePointer<UInt32>.allocate(capacity: exactLimit)
  /// Colours by hash.
  private let cells = UnsafeMutablePointer<Cell>.allocate(capacity: 1 << Int(cellBits))
  /// Entries by bin.
  private let binEntries = UnsafeMutablePointer<UInt16>.allocate(capacity: bins)

  private struct Cell {
    /// Opaque, or 0 where there is none.
    var pixel: UInt32 = 0
    var entry: UInt32 = 0
  }

  deinit {
    colors.deallocate()
    rounded.deallocate()
    sums.deallocate()
    cells.deallocate()
    binEntries.deallocate()
    staying.deallocate()
    weights.deallocate()
  }

  /// Counts pixels as `PaintedPixels` has them: those that are 0 not at all, those that stay `stayingWeight` times. The
  /// bits of `same` tell no colours apart.
  ///
  /// `entries` gets the entry of each pixel when they are binned, and else that of the first pixel of each run, followed
  /// by the length of the run where it has more than one.
  func count(
    _ pixels: UnsafeBufferPointer<UInt32>, entries: UnsafeMutablePointer<UInt16>?,
    same: UInt32 = PaintedPixels.opaque
  ) {
    self.same = same
    isBinned = !countExactly(pixels, entries)
    if isBinned { countInBins(pixels, entries) }
    weighLess()
  }

  /// Where a colour stands or would stand.
  @inline(__always)
  private func cell(of pixel: UInt32) -> Int {
    // Fibonacci hashing: the high bits of a product with 2³² / φ.
    var cell = Int((pixel &* 2_654_435_769) &>> (32 &- ColorHistogram.cellBits))
    while cells[cell].pixel != pixel, cells[cell].pixel != 0 {
      cell = (cell &+ 1) & (1 &<< Int(ColorHistogram.cellBits) &- 1)
    }
    return cell
  }

  static func pixel(_ color: SIMD4<Float>) -> UInt32 {
    // Lane by lane: conversions of whole vectors are not made into instructions.
    let (red, green, blue) = (UInt32(color.x + 0.5), UInt32(color.y + 0.5), UInt32(color.z + 0.5))
    return 0xFF00_0000 | red << 16 | green << 8 | blue
  }

  @inline(__always)
  static func color(_ pixel: UInt32) -> SIMD4<Float> {
    SIMD4(
      Float(Int32(truncatingIfNeeded: pixel &>> 16 & 0xFF)),
      Float(Int32(truncatingIfNeeded: pixel &>> 8 & 0xFF)),
      Float(Int32(truncatingIfNeeded: pixel & 0xFF)), 0)
  }

  @inline(__always)
  private static func channels(_ pixel: UInt32) -> SIMD4<UInt32> {
    SIMD4(pixel &>> 16 & 0xFF, pixel &>> 8 & 0xFF, pixel & 0xFF, 0)
  }

  /// 1 for a pixel that stays, 0 for others.
  @inline(__always)
  private static func stays(_ pixel: UInt32) -> UInt32 { 1 &- pixel &>> 24 & 1 }

  private func countExactly(_ pixels: UnsafeBufferPointer<UInt32>, _ entries: UnsafeMutablePointer<UInt16>?)
    -> Bool
  {
    cells.update(repeating: Cell(), count: 1 << Int(ColorHistogram.cellBits))
    count = 0
    var start = 0
    while start < pixels.count {
      let pixel = pixels[start]
      var end = start &+ 1
      let limit = min(pixels.count, start &+ 0xFFFF)
      while end < limit, pixels[end] == pixel { end &+= 1 }
      if end &- start > 1 { entries?[start &+ 1] = UInt16(truncatingIfNeeded: end &- start) }
      if pixel != 0 {
        guard let entry = entry(of: pixel) else { return false }
        entries?[start] = UInt16(truncatingIfNeeded: entry)
        let run = UInt32(truncatingIfNeeded: end &- start)
        weights[entry] &+= run
        staying[entry] &+= run &* ColorHistogram.stays(pixel)
      }
      start = end
    }
    for entry in 0..<count {
      let weight = weights[entry] &+ staying[entry] &* UInt32(ColorHistogram.stayingWeight - 1)
      sums[entry] &*= SIMD4(repeating: weight)
      sums[entry].w = weight
    }
    return true
  }

  /// The entry of a pixel, a new one if need be; nil for a colour too many.
  @inline(__always)
  private func entry(of counted: UInt32) -> Int? {
    let pixel = counted | same
    let cell = cell(of: pixel)
    if cells[cell].pixel == 0 {
      if count == ColorHistogram.exactLimit { return nil }
      insert(pixel, cell)
    }
    return Int(cells[cell].entry)
  }

  private func insert(_ pixel: UInt32, _ cell: Int) {
    cells[cell] = Cell(pixel: pixel, entry: UInt32(truncatingIfNeeded: count))
    weights[count] = 0
    staying[count] = 0
    rounded[count] = pixel
    sums[count] = ColorHistogram.channels(pixel)
    colors[count] = ColorHistogram.color(pixel)
    count += 1
  }

  private func countInBins(_ pixels: UnsafeBufferPointer<UInt32>, _ entries: UnsafeMutablePointer<UInt16>?) {
    let none = UInt16(ColorHistogram.last)
    binEntries.update(repeating: none, count: ColorHistogram.bins)
    count = 0
    for place in 0..<pixels.count where pixels[place] != 0 {
      let pixel = pixels[place]
      let bin = ColorHistogram.bin(pixel)
      if binEntries[bin] == none, count < ColorHistogram.last {
        binEntries[bin] = UInt16(truncatingIfNeeded: count)
        sums[count] = .zero
        staying[count] = 0
        count &+= 1
      }
      entries?[place] = binEntries[bin]
      let entry = Int(binEntries[bin])
      // The mean of sixteen million is not changed by more.
      if entry == ColorHistogram.last || sums[entry].w >= UInt32(ColorHistogram.heaviest) { continue }
      var color = ColorHistogram.channels(pixel)
      color.w = 1
      let stays = ColorHistogram.stays(pixel)
      sums[entry] &+= color &* (1 &+ stays &* UInt32(ColorHistogram.stayingWeight - 1))
      staying[entry] &+= stays
    }
    for entry in 0..<count {
      colors[entry] = ColorHistogram.mean(sums[entry])
      rounded[entry] = ColorHistogram.pixel(colors[entry])
    }
  }

  /// The mean of the colours in a sum of red, green, blue and weight.
  @inline(__always)
  static func mean(_ sum: SIMD4<UInt32>) -> SIMD4<Float> {
    SIMD4(Float(Int(sum.x)), Float(Int(sum.y)), Float(Int(sum.z)), 0) / Float(Int(sum.w))
  }

  /// Keeps the sums over all entries within 32 bits.
  private func weighLess() {
    addUp()
    if totalWeight <= ColorHistogram.heaviest { return }
    let share = Float(ColorHistogram.heaviest) / Float(totalWeight)
    for entry in 0..<count {
      let weight = max(UInt32(Float(sums[entry].w) * share), 1)
      sums[entry] = ColorHistogram.channels(rounded[entry]) &* weight
      sums[entry].w = weight
      staying[entry] = UInt32(Float(staying[entry]) * share)
    }
    addUp()
  }

  private func addUp() {
    (totalWeight, totalStaying) = (0, 0)
    for entry in 0..<count {
      totalWeight += Int(sums[entry].w)
      totalStaying += Int(staying[entry])
    }
  }

  @inline(__always)
  private static func bin(_ pixel: UInt32) -> Int {
    let red = pixel &>> 6 & 0x3F000
    let green = pixel &>> 4 & 0xFC0
    return Int(red | green | pixel &>> 2 & 0x3F)
  }
}
