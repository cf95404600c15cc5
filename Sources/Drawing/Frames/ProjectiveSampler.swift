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

  /// The bitmap as seen in the device pixels from (`left`, `top`) on.
  func draw(left: Int, top: Int, width: Int, height: Int) -> Bitmap {
    Bitmap(width: width, height: height, isOpaque: false) { target in
      source.withBytes { pixels in
        for y in 0..<height {
          for x in 0..<width {
            let color = color(Double(left + x) + 0.5, Double(top + y) + 0.5, pixels)
            guard color.w > 0 else { continue }
            target.storeBytes(
              of: SIMD4<UInt8>(truncatingIfNeeded: SIMD4<Int32>(color + 0.5)),
              toByteOffset: (y * width + x) * 4,
              as: SIMD4<UInt8>.self)
          }
        }
      }
    }
  }

  /// Premultiplied, 0…255.
  private func color(_ x: Double, _ y: Double, _ pixels: UnsafeRawBufferPointer) -> SIMD4<Float> {
    let vector = SIMD3(x, y, 1)
    let depth = (inverse.rows.2 * vector).sum()
    // Behind the eye, or so close to the horizon that nothing can be told apart.
    guard depth > 1e-9 else { return .zero }
    let u = (inverse.rows.0 * vector).sum() / depth
    let v = (inverse.rows.1 * vector).sum() / depth
    let alongU = Gradient2((inverse.rows.0 - u * inverse.rows.2) / depth)
    let alongV = Gradient2((inverse.rows.1 - v * inverse.rows.2) / depth)
    let coverage =
      alongU.coverage(u, length: Double(source.width)) * alongV.coverage(v, length: Double(source.height))
    guard coverage > 0 else { return .zero }
    return average(x, y, alongU, alongV, u: u, v: v, pixels) * Float(coverage)
  }

  private func average(
    _ x: Double, _ y: Double, _ alongU: Gradient2, _ alongV: Gradient2, u: Double, v: Double,
    _ pixels: UnsafeRawBufferPointer
  ) -> SIMD4<Float> {
    let across = samples(max(abs(alongU.x), abs(alongV.x)))
    let down = samples(max(abs(alongU.y), abs(alongV.y)))
    guard across * down > 1 else { return bilinear(u, v, pixels) }
    var sum = SIMD4<Float>.zero
    for row in 0..<down {
      let dy = (Double(row) + 0.5) / Double(down) - 0.5
      for column in 0..<across {
        let dx = (Double(column) + 0.5) / Double(across) - 0.5
        sum += bilinear(
          u + alongU.x * dx + alongU.y * dy, v + alongV.x * dx + alongV.y * dy, pixels)
      }
    }
    return sum / Float(across * down)
  }

  /// One sample for each pixel of the bitmap that a pixel of the device spans.
  private func samples(_ span: Double) -> Int {
    span <= 1.25 ? 1 : Int(min(span.rounded(.up), Double(ProjectiveSampler.mostSamples)))
  }

  /// The bitmap between its pixels' centres; beyond its edge its last pixels go on.
  private func bilinear(_ u: Double, _ v: Double, _ pixels: UnsafeRawBufferPointer) -> SIMD4<Float> {
    let x = min(max(u - 0.5, 0), Double(source.width - 1))
    let y = min(max(v - 0.5, 0), Double(source.height - 1))
    let left = Int(x)
    let top = Int(y)
    let right = min(left + 1, source.width - 1)
    let bottom = min(top + 1, source.height - 1)
    let shareX = Float(x - Double(left))
    let shareY = Float(y - Double(top))
    func pixel(_ column: Int, _ row: Int) -> SIMD4<Float> {
      SIMD4<Float>(
        pixels.loadUnaligned(fromByteOffset: (row * source.width + column) * 4, as: SIMD4<UInt8>.self))
    }
    let upper = pixel(left, top) * (1 - shareX) + pixel(right, top) * shareX
    let lower = pixel(left, bottom) * (1 - shareX) + pixel(right, bottom) * shareX
    return upper * (1 - shareY) + lower * shareY
  }
}

/// How fast a coordinate of the bitmap changes from one device pixel to the next.
private struct Gradient2 {
  let x: Double
  let y: Double

  init(_ vector: SIMD3<Double>) {
    x = vector.x
    y = vector.y
  }

  /// The share of a pixel that lies between 0 and `length`, from its distance to both in device pixels.
  func coverage(_ value: Double, length: Double) -> Double {
    let steepness = (x * x + y * y).squareRoot()
    guard steepness > 0 else { return 0 }
    func inside(_ distance: Double) -> Double { min(max(distance / steepness + 0.5, 0), 1) }
    // Thinner than a pixel, the two edges share one coverage.
    return max(inside(value) + inside(length - value) - 1, 0)
  }
}
