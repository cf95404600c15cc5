import Motion

/// Draws a bitmap through a homography, which Cairo cannot.
///
/// Every pixel asks for the place of the bitmap that it shows. Its coverage at the bitmap's edges follows from the
/// distance to them; where the bitmap is shrunk, as many samples as it shrinks are averaged.
struct ProjectiveSampler {
  /// Samples in a row that one pixel averages at most.
  private static let mostSamples = 8

  let source: Bitmap
  /// From device pixels to the bitmap's pixels.
  let inverse: Homography
  /// Where the picture goes on beyond its edge.
  var edges = AbuttingEdges.none

  /// The bitmap as seen in the device pixels from (`left`, `top`) on.
  func draw(left: Int, top: Int, width: Int, height: Int) -> Bitmap {
    Bitmap(width: width, height: height, isOpaque: false) { target in
      source.withBytes { pixels in
        for y in 0..<height {
          for x in 0..<width {
            let color = color(Double(left + x) + 0.5, Double(top + y) + 0.5, pixels)
            target.storeBytes(
              of: SIMD4<UInt8>(truncatingIfNeeded: color), toByteOffset: (y * width + x) * 4,
              as: SIMD4<UInt8>.self)
          }
        }
      }
    }
  }

  /// Premultiplied, 0…255.
  private func color(_ x: Double, _ y: Double, _ pixels: UnsafeRawBufferPointer) -> SIMD4<UInt16> {
    let (first, second, third) = inverse.rows
    let depth = third.x * x + third.y * y + third.z
    // Behind the eye, or so close to the horizon that nothing can be told apart.
    guard depth > 1e-9 else { return .zero }
    let scale = 1 / depth
    let u = (first.x * x + first.y * y + first.z) * scale
    let v = (second.x * x + second.y * y + second.z) * scale
    let alongU = Slope(x: (first.x - u * third.x) * scale, y: (first.y - u * third.y) * scale)
    let alongV = Slope(x: (second.x - v * third.x) * scale, y: (second.y - v * third.y) * scale)
    let coverage =
      alongU.coverage(u, length: Double(source.width), bleed: edges.horizontalBleed)
      * alongV.coverage(v, length: Double(source.height), bleed: edges.verticalBleed)
    guard coverage > 0 else { return .zero }
    let color = average(alongU, alongV, u: u, v: v, pixels)
    guard coverage < 1 else { return color }
    return (color &* UInt16(coverage * 256) &+ 128) &>> 8
  }

  private func average(
    _ alongU: Slope, _ alongV: Slope, u: Double, v: Double, _ pixels: UnsafeRawBufferPointer
  ) -> SIMD4<UInt16> {
    let across = samples(max(abs(alongU.x), abs(alongV.x)))
    let down = samples(max(abs(alongU.y), abs(alongV.y)))
    guard across * down > 1 else { return bilinear(u, v, pixels) }
    // At most 64 samples of at most 255 each.
    var sum = SIMD4<UInt16>(repeating: UInt16(across * down / 2))
    for row in 0..<down {
      let dy = (Double(row) + 0.5) / Double(down) - 0.5
      for column in 0..<across {
        let dx = (Double(column) + 0.5) / Double(across) - 0.5
        sum &+= bilinear(
          u + alongU.x * dx + alongU.y * dy, v + alongV.x * dx + alongV.y * dy, pixels)
      }
    }
    return sum / UInt16(across * down)
  }

  /// One sample for each pixel of the bitmap that a pixel of the device spans.
  private func samples(_ span: Double) -> Int {
    span <= 1.25 ? 1 : Int(min(span.rounded(.up), Double(ProjectiveSampler.mostSamples)))
  }

  /// The bitmap between its pixels' centres; beyond its edge its last pixels go on.
  private func bilinear(_ u: Double, _ v: Double, _ pixels: UnsafeRawBufferPointer) -> SIMD4<UInt16> {
    let x = min(max(u - 0.5, 0), Double(source.width - 1))
    let y = min(max(v - 0.5, 0), Double(source.height - 1))
    let left = Int(x)
    let top = Int(y)
    let start = (top * source.width + left) * 4
    let right = left + 1 < source.width ? 4 : 0
    let below = top + 1 < source.height ? source.width * 4 : 0
    // In 1/256 of the way to the next pixel.
    let shareX = UInt16((x - Double(left)) * 256)
    let shareY = UInt16((y - Double(top)) * 256)
    func row(_ offset: Int) -> SIMD4<UInt16> {
      let first = pixels.loadUnaligned(fromByteOffset: offset, as: SIMD4<UInt8>.self)
      let second = pixels.loadUnaligned(fromByteOffset: offset + right, as: SIMD4<UInt8>.self)
      return mix(
        SIMD4<UInt16>(truncatingIfNeeded: first), SIMD4<UInt16>(truncatingIfNeeded: second), shareX)
    }
    return mix(row(start), row(start + below), shareY)
  }

  private func mix(_ from: SIMD4<UInt16>, _ to: SIMD4<UInt16>, _ share: UInt16) -> SIMD4<UInt16> {
    (from &* (256 - share) &+ to &* share &+ 128) &>> 8
  }
}

/// How fast a coordinate of the bitmap changes from one device pixel to the next.
private struct Slope {
  let x: Double
  let y: Double

  /// The share of a pixel that lies between 0 and `length`, from its distance to both in device pixels.
  /// - Parameter bleed: Device pixels that are added before 0 and after `length`.
  func coverage(_ value: Double, length: Double, bleed: (Double, Double)) -> Double {
    let steepness = (x * x + y * y).squareRoot()
    if value > steepness, length - value > steepness { return 1 }
    guard steepness > 0 else { return 0 }
    func inside(_ distance: Double, _ bleed: Double) -> Double {
      min(max(distance / steepness + 0.5 + bleed, 0), 1)
    }
    // Thinner than a pixel, the two edges share one coverage.
    return max(inside(value, bleed.0) + inside(length - value, bleed.1) - 1, 0)
  }
}
