import Motion

/// Draws the picture of a page as it looks curled.
struct CurlSampler {
  /// How much of the page's picture shines through its white back.
  private static let backShare: Float = 0.18
  /// Samples along each side of a pixel: edges of the page are as smooth as that.
  private static let samples = 2

  let page: Bitmap
  let curl: PageCurl

  func draw() -> Bitmap {
    let (width, height) = (page.width, page.height)
    return Bitmap(width: width, height: height, isOpaque: false) { target in
      page.withBytes { pixels in
        for y in 0..<height {
          for x in 0..<width {
            let color = color(Double(x), Double(y), pixels)
            target.storeBytes(
              of: SIMD4<UInt8>(color, rounding: .toNearestOrAwayFromZero), toByteOffset: (y * width + x) * 4,
              as: SIMD4<UInt8>.self)
          }
        }
      }
    }
  }

  private func color(_ left: Double, _ top: Double, _ pixels: UnsafeRawBufferPointer) -> SIMD4<Float> {
    var sum = SIMD4<Float>.zero
    let count = CurlSampler.samples
    for row in 0..<count {
      for column in 0..<count {
        let x = left + (Double(column) + 0.5) / Double(count)
        let y = top + (Double(row) + 0.5) / Double(count)
        let sight = curl.sight(at: Point(x, y))
        // Where the page lies flat and in the light, the pixel is the page's own.
        if case .page(_, light: 1, isBack: false) = sight, row == 0, column == 0 {
          if case .page(_, light: 1, isBack: false) = curl.sight(at: Point(left + 1, top + 1)) {
            return nearest(left + 0.5, top + 0.5, pixels)
          }
        }
        sum += color(sight, pixels)
      }
    }
    return sum / Float(count * count)
  }

  private func color(_ sight: PageCurl.Sight, _ pixels: UnsafeRawBufferPointer) -> SIMD4<Float> {
    switch sight {
    case .ground(let shadow):
      return SIMD4(0, 0, 0, Float(shadow) * 255)
    case .page(let point, let light, let isBack):
      var color = nearest(point.x, point.y, pixels)
      let alpha = color.w
      if isBack {
        color = color * CurlSampler.backShare + SIMD4(repeating: alpha) * (1 - CurlSampler.backShare)
      }
      color *= Float(light)
      color.w = alpha
      return color
    }
  }

  private func nearest(_ x: Double, _ y: Double, _ pixels: UnsafeRawBufferPointer) -> SIMD4<Float> {
    let column = min(max(Int(x), 0), page.width - 1)
    let row = min(max(Int(y), 0), page.height - 1)
    let color = pixels.loadUnaligned(
      fromByteOffset: (row * page.width + column) * 4, as: SIMD4<UInt8>.self)
    return SIMD4<Float>(SIMD4<UInt16>(truncatingIfNeeded: color))
  }
}
