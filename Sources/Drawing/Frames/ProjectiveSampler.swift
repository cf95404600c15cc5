import Motion

/// Draws a bitmap through a homography, which Cairo cannot.
///
/// Every pixel asks for the place of the bitmap that it shows. Its coverage at the bitmap's edges follows from the
/// distance to them; where the bitmap is shrunk, as many samples as it shrinks are averaged.
struct ProjectiveSampler {
  /// Samples in a row that one pixel averages at most.
  private static let mostSamples = 8.0
  /// Pixels of a row that are looked at together: few enough to be much alike, enough to be worth the bounds.
  private static let runLength = 64

  let source: Bitmap
  /// From device pixels to the bitmap's pixels.
  let inverse: Homography
  /// Where the picture goes on beyond its edge.
  var edges = AbuttingEdges.none

  /// The bitmap as seen in the device pixels from (`left`, `top`) on.
  func draw(left: Int, top: Int, width: Int, height: Int) -> Bitmap {
    Bitmap(width: width, height: height, isOpaque: false) { target in
      source.withBytes { pixels in
        BilinearSampler.shares.withUnsafeBufferPointer { shares in
          guard let first = pixels.baseAddress, let shares = shares.baseAddress else { return }
          let sampler = BilinearSampler(
            pixels: first, width: source.width, height: source.height, shares: shares)
          for y in 0..<height {
            for x in stride(from: 0, to: width, by: ProjectiveSampler.runLength) {
              let run = ProjectedRun(
                inverse, left: left + x, y: top + y, length: min(ProjectiveSampler.runLength, width - x))
              let start = (y * width + x) * 4
              draw(run, in: UnsafeMutableRawBufferPointer(rebasing: target[start...]), sampler)
            }
          }
        }
      }
    }
  }

  /// Nearly all pixels lie well inside of the bitmap or well beyond it, which a bound for the whole run tells without
  /// a root for each.
  private func draw(
    _ run: ProjectedRun, in target: UnsafeMutableRawBufferPointer, _ sampler: BilinearSampler
  ) {
    let size = SIMD2(Double(source.width), Double(source.height))
    for x in 0..<run.length {
      guard let sight = run.sight(x) else { continue }
      let far = size - sight.place
      let reach = min(min(sight.place.x, far.x), min(sight.place.y, far.y))
      if reach < -2 * run.margin { continue }
      let color: SIMD4<UInt16> =
        if !(reach > run.margin) {
          edge(run.slopes(sight), sight, sampler)
        } else if run.isMagnified {
          sampler.inside(FixedPlace(sight.place - 0.5))
        } else {
          average(run.slopes(sight), sight, isInside: true, sampler)
        }
      target.storeBytes(
        of: SIMD4<UInt8>(truncatingIfNeeded: color), toByteOffset: x * 4, as: SIMD4<UInt8>.self)
    }
  }

  /// Premultiplied, 0…255, of a pixel that the bitmap may cover in part.
  private func edge(
    _ slopes: Slopes, _ sight: ProjectedRun.Sight, _ sampler: BilinearSampler
  ) -> SIMD4<UInt16> {
    let coverage =
      slopes.coverage(0, sight.place.x, length: Double(source.width), bleed: edges.horizontalBleed)
      * slopes.coverage(1, sight.place.y, length: Double(source.height), bleed: edges.verticalBleed)
    guard coverage > 0 else { return .zero }
    let color = average(slopes, sight, isInside: false, sampler)
    guard coverage < 1 else { return color }
    return (color &* UInt16(coverage * 256) &+ 128) &>> 8
  }

  /// The mean of samples at equal distances on the pixel.
  @inline(__always)
  private func average(
    _ slopes: Slopes, _ sight: ProjectedRun.Sight, isInside: Bool, _ sampler: BilinearSampler
  ) -> SIMD4<UInt16> {
    @inline(__always)
    func sample(_ place: FixedPlace) -> SIMD4<UInt16> {
      isInside ? sampler.inside(place) : sampler.clamped(place)
    }
    let across = samples(max(abs(slopes.across.x), abs(slopes.across.y)))
    let down = samples(max(abs(slopes.down.x), abs(slopes.down.y)))
    guard across &* down > 1 else { return sample(FixedPlace(sight.place - 0.5)) }
    let right = slopes.across / Double(across)
    let below = slopes.down / Double(down)
    var row = FixedPlace(
      sight.place - 0.5 - right * (0.5 * Double(across - 1)) - below * (0.5 * Double(down - 1)))
    let (stepRight, stepBelow) = (FixedPlace(right), FixedPlace(below))
    // At most 64 samples of at most 255 each.
    var sum = SIMD4<UInt16>(repeating: UInt16(truncatingIfNeeded: across &* down &>> 1))
    for _ in 0..<down {
      var place = row
      for _ in 0..<across {
        sum &+= sample(place)
        place.move(by: stepRight)
      }
      row.move(by: stepBelow)
    }
    return ProjectiveSampler.divide(sum, by: UInt32(truncatingIfNeeded: across &* down))
  }

  /// Exact up to 64 · 255.5: (2²⁰ / count, rounded up) is too large by less than count / 2²⁰ of itself.
  @inline(__always)
  private static func divide(_ sum: SIMD4<UInt16>, by count: UInt32) -> SIMD4<UInt16> {
    let reciprocal = ((1 << 20) &+ count &- 1) / count
    return SIMD4<UInt16>(truncatingIfNeeded: (SIMD4<UInt32>(truncatingIfNeeded: sum) &* reciprocal) &>> 20)
  }

  /// One sample for each pixel of the bitmap that a pixel of the device spans.
  @inline(__always)
  private func samples(_ span: Double) -> Int {
    guard span > ProjectedRun.magnified else { return 1 }
    let most = min(span, ProjectiveSampler.mostSamples)
    let whole = Int(most)
    return Double(whole) < most ? whole + 1 : whole
  }
}
