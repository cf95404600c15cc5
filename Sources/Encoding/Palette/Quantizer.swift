/// Chooses the palette of one picture: as few colours as keep the error below a target.
///
/// All tables are allocated once. A quantiser knows nothing of other pictures: the same pixels always give the same
/// palette.
final class Quantizer {
  /// Passes of k-means; further ones change the error by less than a hundredth.
  private static let passes = 4
  /// k-means lowers the error of cuts by less than this factor: palettes further off are not even tried.
  private static let hope = 2.0

  private let histogram = ColorHistogram()
  private let cuts: VarianceCuts
  private let means: KMeans
  /// Opaque pixels, 0xFFRRGGBB.
  private(set) var palette: [UInt32] = []
  /// Whether the palette holds every colour.
  private(set) var isExact = false

  init() {
    cuts = VarianceCuts(histogram)
    means = KMeans(histogram)
    palette.reserveCapacity(256)
  }

  /// `sizes` rise; the last is the most that the palette may hold. `targetError` is the mean of the squared errors of
  /// red, green and blue over all pixels.
  func quantize(_ pixels: UnsafeBufferPointer<UInt32>, sizes: [Int], targetError: Double) {
    palette.removeAll(keepingCapacity: true)
    guard let most = sizes.last, !pixels.isEmpty else { return }
    histogram.count(pixels)
    isExact = !histogram.isBinned && histogram.count <= most
    if isExact {
      for entry in 0..<histogram.count { palette.append(histogram.pixel(entry)) }
      return
    }
    let allowed = targetError * 3 * Double(histogram.totalWeight)
    cuts.begin()
    for size in sizes {
      cuts.cut(to: size)
      if size != most, cuts.squaredError > allowed * Quantizer.hope { continue }
      cuts.readMeans(into: means.means, assignment: means.assignment)
      let error = means.refine(count: cuts.count, passes: Quantizer.passes)
      if size == most || error <= allowed { break }
    }
    if histogram.isBinned { means.rankRivals(cuts.count) }
    for index in 0..<cuts.count { palette.append(ColorHistogram.pixel(means.means[index])) }
  }

  /// The palette's index for a pixel that was quantised.
  @inline(__always)
  func index(of pixel: UInt32) -> UInt8 {
    let entry = histogram.entry(of: pixel)
    if isExact { return UInt8(truncatingIfNeeded: entry) }
    let likely = means.assignment[entry]
    // A bin holds many colours: which is the nearest of the palette is found for each of them, or gradients show bands.
    return histogram.isBinned ? means.nearest(to: ColorHistogram.color(pixel), from: likely) : likely
  }
}
