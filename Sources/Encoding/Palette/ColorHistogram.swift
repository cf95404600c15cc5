/// The distinct colours of a set of pixels and how many pixels have each.
///
/// Up to `exactLimit` colours are kept as they are. Beyond, colours are gathered in bins of 6 bits a channel, each
/// represented by the mean of its pixels. Entries stand in the order in which the pixels brought them, so that the same
/// pixels give the same entries everywhere. All memory is allocated once.
final class ColorHistogram {
  /// Twenty thousand k-means points take some milliseconds; pictures with more colours are not helped by more points.
  static let exactLimit = 20_000
  /// Holds `exactLimit` colours at a load below a third.
  private static let slotBits: UInt32 = 16
  private static let bins = 1 << 18

  private(set) var count = 0
  private(set) var isBinned = false
  private(set) var totalWeight = 0
  /// Red, green, blue in 0…255; the fourth lane is 0.
  let colors = UnsafeMutablePointer<SIMD4<Float>>.allocate(capacity: bins)
  let weights = UnsafeMutablePointer<UInt32>.allocate(capacity: bins)
  private let slots = UnsafeMutablePointer<UInt32>.allocate(capacity: 1 << Int(slotBits))
  private let slotEntries = UnsafeMutablePointer<Int32>.allocate(capacity: 1 << Int(slotBits))
  private let binEntries = UnsafeMutablePointer<Int32>.allocate(capacity: bins)
  /// Sums of red, green and blue by entry. 2²⁴ pixels of 255 fit.
  private let sums = UnsafeMutablePointer<SIMD4<UInt32>>.allocate(capacity: bins)

  deinit {
    colors.deallocate()
    weights.deallocate()
    slots.deallocate()
    slotEntries.deallocate()
    binEntries.deallocate()
    sums.deallocate()
  }

  /// Counts opaque pixels, 0xFFRRGGBB.
  func count(_ pixels: UnsafeBufferPointer<UInt32>) {
    totalWeight = pixels.count
    isBinned = !countExactly(pixels)
    if isBinned { countInBins(pixels) }
  }

  /// The entry that a counted pixel belongs to.
  @inline(__always)
  func entry(of pixel: UInt32) -> Int {
    if isBinned { return Int(binEntries[ColorHistogram.bin(pixel)]) }
    var slot = ColorHistogram.slot(pixel)
    while slots[slot] != pixel { slot = (slot + 1) & (1 << Int(ColorHistogram.slotBits) - 1) }
    return Int(slotEntries[slot])
  }

  /// The colour of an entry as a pixel.
  func pixel(_ entry: Int) -> UInt32 { ColorHistogram.pixel(colors[entry]) }

  static func pixel(_ color: SIMD4<Float>) -> UInt32 {
    let bytes = SIMD4<UInt32>(color + 0.5)
    return 0xFF00_0000 | bytes.x << 16 | bytes.y << 8 | bytes.z
  }

  @inline(__always)
  static func color(_ pixel: UInt32) -> SIMD4<Float> {
    SIMD4(Float(pixel >> 16 & 0xFF), Float(pixel >> 8 & 0xFF), Float(pixel & 0xFF), 0)
  }

  private func countExactly(_ pixels: UnsafeBufferPointer<UInt32>) -> Bool {
    // An opaque pixel is never 0.
    slots.update(repeating: 0, count: 1 << Int(ColorHistogram.slotBits))
    count = 0
    var last: UInt32 = 0
    var lastEntry = 0
    for pixel in pixels {
      if pixel != last {
        last = pixel
        var slot = ColorHistogram.slot(pixel)
        while slots[slot] != pixel, slots[slot] != 0 {
          slot = (slot + 1) & (1 << Int(ColorHistogram.slotBits) - 1)
        }
        if slots[slot] == 0 {
          if count == ColorHistogram.exactLimit { return false }
          insert(pixel, slot)
        }
        lastEntry = Int(slotEntries[slot])
      }
      weights[lastEntry] &+= 1
    }
    return true
  }

  private func insert(_ pixel: UInt32, _ slot: Int) {
    slots[slot] = pixel
    slotEntries[slot] = Int32(truncatingIfNeeded: count)
    weights[count] = 0
    colors[count] = ColorHistogram.color(pixel)
    count += 1
  }

  private func countInBins(_ pixels: UnsafeBufferPointer<UInt32>) {
    binEntries.update(repeating: -1, count: ColorHistogram.bins)
    count = 0
    for pixel in pixels {
      let bin = ColorHistogram.bin(pixel)
      var entry = Int(binEntries[bin])
      if entry < 0 {
        entry = count
        binEntries[bin] = Int32(truncatingIfNeeded: entry)
        weights[entry] = 0
        sums[entry] = .zero
        count += 1
      }
      weights[entry] &+= 1
      sums[entry] &+= SIMD4(pixel >> 16 & 0xFF, pixel >> 8 & 0xFF, pixel & 0xFF, 0)
    }
    for entry in 0..<count { colors[entry] = SIMD4<Float>(sums[entry]) / Float(weights[entry]) }
  }

  @inline(__always)
  private static func slot(_ pixel: UInt32) -> Int {
    // Fibonacci hashing: the high bits of a product with 2³² / φ.
    Int((pixel &* 2_654_435_769) >> (32 - slotBits))
  }

  @inline(__always)
  private static func bin(_ pixel: UInt32) -> Int {
    let red = pixel >> 6 & 0x3F000
    let green = pixel >> 4 & 0xFC0
    return Int(red | green | pixel >> 2 & 0x3F)
  }
}
