/// Chooses the palette of one picture: as few colours as keep the error below a target.
///
/// All tables are allocated once. A quantiser knows nothing of other pictures: the same pixels always give the same
/// palette.
final class Quantizer {
  /// Passes of k-means. Each further one changes the error by a hundredth.
  private static let passes = (passing: 1, lasting: 6)
  /// k-means lowers the error of cuts by less than this factor (by 1.1 to 1.37 in six films): palettes further off are
  /// not even tried.
  private static let hope = 1.4
  /// What follows the first pass lowers the error by less than this factor (by 1.01 to 1.09).
  private static let lastHope = 1.2

  private let histogram = ColorHistogram()
  private let cuts: VarianceCuts
  private let means: KMeans
  /// Opaque pixels, 0xFFRRGGBB.
  private(set) var palette: [UInt32] = []
  /// Whether the palette holds every colour.
  private(set) var isExact = false

  /// The histogram's entries of the pixels.
  private let entries: UnsafeMutablePointer<UInt16>

  /// For at most `capacity` pixels.
  init(capacity: Int) {
    entries = .allocate(capacity: capacity)
    cuts = VarianceCuts(histogram)
    means = KMeans(histogram)
    palette.reserveCapacity(256)
  }

  deinit { entries.deallocate() }

  /// `pixels` as `PaintedPixels` has them. `sizes` rise; the last is the most that the palette may hold; where there is no
  /// other, the picture is worth more passes. `targetError` is the mean of the squared errors of red, green and blue over
  /// all pixels; `PaletteGoal` says what it is for those that stay. Up to `mostExactly` colours all get an entry.
  func quantize(
    _ pixels: UnsafeBufferPointer<UInt32>, sizes: [Int], mostExactly: Int, targetError: Double
  ) {
    palette.removeAll(keepingCapacity: true)
    isExact = false
    histogram.count(pixels, entries: entries)
    guard let most = sizes.last, histogram.count > 0 else { return }
    isExact = !histogram.isBinned && histogram.count <= mostExactly
    if isExact {
      for entry in 0..<histogram.count {
        palette.append(histogram.rounded[entry])
        means.assignment[entry] = UInt8(truncatingIfNeeded: entry)
      }
      return
    }
    let goal = PaletteGoal(targetError, histogram)
    let passes = sizes.count == 1 ? Quantizer.passes.lasting : Quantizer.passes.passing
    cuts.begin()
    for size in sizes {
      cuts.cut(to: size)
      if size != most, cuts.squaredError > goal.weighted * Quantizer.hope { continue }
      cuts.readMeans(into: means.means, assignment: means.assignment)
      let limit = size == most ? .infinity : goal.weighted * Quantizer.lastHope
      let error = means.refine(count: cuts.count, passes: passes, limit: limit)
      if size == most || goal.isReached(error, staying: means.stayingError()) { break }
    }
    for index in 0..<cuts.count { palette.append(ColorHistogram.pixel(means.means[index])) }
  }

  /// Writes the palette's indices for the pixels that were quantised and are not 0.
  ///
  /// A pixel takes over the index of the one before it where that adds at most `slack` to its squared error, summed over
  /// the channels: equal neighbours compress better. What the palette has exactly stays exact. There must be room for
  /// seven indices more, since runs are written by words.
  func fill(_ indices: UnsafeMutablePointer<UInt8>, _ pixels: UnsafeBufferPointer<UInt32>, slack: Double) {
    if histogram.isBinned { return fillBinned(indices, pixels, Float(slack)) }
    var last: UInt8?
    var place = 0
    while place < pixels.count {
      let pixel = pixels[place]
      let isRun = place &+ 1 < pixels.count && pixels[place &+ 1] == pixel
      // A run that was cut at its longest may have a single pixel left, of which no length is noted.
      let end = isRun ? place &+ Int(entries[place &+ 1]) : place &+ 1
      if pixel != 0 {
        let entry = Int(entries[place])
        let index = isExact ? UInt8(truncatingIfNeeded: entry) : index(of: entry, after: last, Float(slack))
        last = index
        let bytes = UInt64(index) &* 0x0101_0101_0101_0101
        while place < end {
          UnsafeMutableRawPointer(indices + place).storeBytes(of: bytes, as: UInt64.self)
          place &+= 8
        }
      }
      place = end
    }
  }

  @inline(__always)
  private func index(of entry: Int, after last: UInt8?, _ slack: Float) -> UInt8 {
    let found = means.assignment[entry]
    guard let last, last != found else { return found }
    let distance = means.distances[entry]
    if distance > 0, means.distance(histogram.colors[entry], to: last) <= distance + slack { return last }
    return found
  }

  /// A bin holds many colours: which is the nearest of the palette is found for each, or gradients show bands.
  private func fillBinned(
    _ indices: UnsafeMutablePointer<UInt8>, _ pixels: UnsafeBufferPointer<UInt32>, _ slack: Float
  ) {
    var (last, lastIndex): (UInt32, UInt8) = (0, 0)
    for place in 0..<pixels.count {
      let pixel = pixels[place]
      if pixel == 0 { continue }
      if pixel != last {
        let color = ColorHistogram.color(pixel)
        let found = means.nearest(to: color, from: means.assignment[Int(entries[place])])
        if last == 0 || found.distance == 0 || means.distance(color, to: lastIndex) > found.distance + slack {
          lastIndex = found.index
        }
        last = pixel
      }
      indices[place] = lastIndex
    }
  }
}
