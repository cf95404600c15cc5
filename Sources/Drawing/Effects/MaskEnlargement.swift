import CCairo
import Motion

/// Enlarges soft coverage as pixman does, to the same levels, several pixels at once.
///
/// Shadows are blurred small, and pixman samples what is enlarged pixel by pixel: that was half of all drawing where a
/// shadow moves. Enlarged here, the mask is painted without being sampled, which pixman does fast.
struct MaskEnlargement {
  /// Pixels that are written at once.
  private static let lanes = 8
  /// Bits of a place between two pixels, of 16, and bits of a weight.
  private static let placeBits = 16
  private static let weightBits = 7

  /// The pixels of the mask beside a pixel of the result, of which the first is `index`, from −2 on.
  private struct Run {
    let index: Int
    let start: Int
    var end: Int
  }

  /// Device pixels that the result covers.
  let left: Int
  let top: Int
  let width: Int
  let height: Int
  private let startY: Int
  private let stepY: Int
  private let runs: [Run]
  /// How much of the second of two pixels, of 256; a block more than there are columns.
  private let weights: [UInt16]
  private let maskSize: (width: Int, height: Int)

  /// Bytes from row to row of the result: the last block of a row may go beyond it.
  var stride: Int { (width + Self.lanes + 3) / 4 * 4 }

  /// nil where the mask is turned or not enlarged, or none of it is within `area`.
  ///
  /// - Parameters:
  ///   - sampling: From device pixels to the mask's, as `Affine.sampling` gives it.
  ///   - area: Device pixels that are drawn on.
  init?(sampling: Affine, maskWidth: Int, maskHeight: Int, within area: Rect) {
    guard sampling.xy == 0, sampling.yx == 0, sampling.xx > 0, sampling.yy > 0, sampling.xx <= 0.5,
      sampling.yy <= 0.5
    else { return nil }
    // Half a pixel of the mask beyond its edge there is nothing left.
    let x = (-1 - sampling.x0) / sampling.xx
    let y = (-1 - sampling.y0) / sampling.yy
    let right = (Double(maskWidth) + 1 - sampling.x0) / sampling.xx
    let bottom = (Double(maskHeight) + 1 - sampling.y0) / sampling.yy
    left = Int(max(x, area.x).rounded(.down))
    top = Int(max(y, area.y).rounded(.down))
    width = Int(min(right, area.maxX).rounded(.up)) - left
    height = Int(min(bottom, area.maxY).rounded(.up)) - top
    guard width > 0, height > 0, width <= Surface.maximumSide, height <= Surface.maximumSide else {
      return nil
    }
    maskSize = (maskWidth, maskHeight)
    stepY = Self.fixed(sampling.yy)
    startY = Self.fixed(sampling.yy * (Double(top) + 0.5) + sampling.y0 - 0.5)
    (runs, weights) = Self.columns(
      from: Self.fixed(sampling.xx * (Double(left) + 0.5) + sampling.x0 - 0.5), by: Self.fixed(sampling.xx),
      count: width, maskWidth: maskWidth)
  }

  /// Exact: the sampler's numbers are.
  private static func fixed(_ value: Double) -> Int { Int((value * 65_536).rounded()) }

  private static func weight(_ place: Int) -> UInt16 {
    UInt16(truncatingIfNeeded: place >> (placeBits - weightBits) & (1 << weightBits - 1)) << (8 - weightBits)
  }

  private static func columns(
    from start: Int, by step: Int, count: Int, maskWidth: Int
  ) -> (runs: [Run], weights: [UInt16]) {
    var runs: [Run] = []
    var weights = [UInt16](repeating: 0, count: count + lanes)
    for column in 0..<count {
      let place = start + column * step
      let index = min(max(place >> placeBits, -2), maskWidth)
      weights[column] = weight(place)
      if runs.last?.index == index {
        runs[runs.count - 1].end = column + 1
      } else {
        runs.append(Run(index: index, start: column, end: column + 1))
      }
    }
    return (runs, weights)
  }

  /// - Parameters:
  ///   - mask: Coverage, `maskStride` bytes from row to row.
  ///   - target: `height` rows of `stride` bytes.
  func draw(_ mask: UnsafeRawBufferPointer, maskStride: Int, into target: UnsafeMutableRawBufferPointer) {
    // Two pixels of nothing on either side.
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: maskSize.width + 4) { mixed in
      mixed.initialize(repeating: 0)
      for row in 0..<height {
        let place = startY + row * stepY
        mix(mask, maskStride, row: place >> Self.placeBits, share: UInt32(Self.weight(place)), into: mixed)
        spread(mixed, into: target, from: row * stride)
      }
    }
  }

  /// A row between two of the mask, in 1/256 of a level.
  private func mix(
    _ mask: UnsafeRawBufferPointer, _ maskStride: Int, row: Int, share: UInt32,
    into mixed: UnsafeMutableBufferPointer<UInt32>
  ) {
    let hasUpper = (0..<maskSize.height).contains(row)
    let hasLower = (0..<maskSize.height).contains(row + 1)
    for column in 0..<maskSize.width {
      let upper = hasUpper ? UInt32(mask[row * maskStride + column]) : 0
      let lower = hasLower ? UInt32(mask[(row + 1) * maskStride + column]) : 0
      mixed[column + 2] = upper &* (256 &- share) &+ lower &* share
    }
  }

  private func spread(
    _ mixed: UnsafeMutableBufferPointer<UInt32>, into target: UnsafeMutableRawBufferPointer, from start: Int
  ) {
    weights.withUnsafeBytes { weights in
      for run in runs {
        let first = SIMD8<UInt32>(repeating: mixed[run.index + 2])
        let second = SIMD8<UInt32>(repeating: run.index + 3 < mixed.count ? mixed[run.index + 3] : 0)
        // What a block writes beyond its run is written over by the next one.
        for column in Swift.stride(from: run.start, to: run.end, by: Self.lanes) {
          let share = SIMD8<UInt32>(
            truncatingIfNeeded: weights.loadUnaligned(fromByteOffset: column * 2, as: SIMD8<UInt16>.self))
          let level = (first &* (256 &- share) &+ second &* share) &>> 16
          target.storeBytes(
            of: SIMD8<UInt8>(truncatingIfNeeded: level), toByteOffset: start + column, as: SIMD8<UInt8>.self)
        }
      }
    }
  }
}
