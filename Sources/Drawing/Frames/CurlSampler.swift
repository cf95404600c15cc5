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
          let row = y * width * 4..<(y + 1) * width * 4
          draw(
            y, in: UnsafeMutableRawBufferPointer(rebasing: target[row]),
            UnsafeRawBufferPointer(rebasing: pixels[row]), pixels)
        }
      }
    }
  }

  /// From the left, a row is flat and in the light, then curled or in the shadow, then gone.
  private func draw(
    _ y: Int, in target: UnsafeMutableRawBufferPointer, _ flat: UnsafeRawBufferPointer,
    _ pixels: UnsafeRawBufferPointer
  ) {
    let curled = curl.curledColumns(row: y, width: page.width)
    target.copyMemory(from: UnsafeRawBufferPointer(rebasing: flat[..<(curled.lowerBound * 4)]))
    for x in curled {
      target.storeBytes(
        of: rounded(color(Double(x), Double(y), pixels)), toByteOffset: x * 4, as: SIMD4<UInt8>.self)
    }
  }

  private func color(_ left: Double, _ top: Double, _ pixels: UnsafeRawBufferPointer) -> SIMD4<Float> {
    var sum = SIMD4<Float>.zero
    let count = CurlSampler.samples
    for row in 0..<count {
      for column in 0..<count {
        let place = SIMD2(
          left + (Double(column) + 0.5) / Double(count), top + (Double(row) + 0.5) / Double(count))
        sum += color(curl.sight(at: place), pixels)
      }
    }
    return sum / Float(count * count)
  }

  @inline(__always)
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

  @inline(__always)
  private func nearest(_ x: Double, _ y: Double, _ pixels: UnsafeRawBufferPointer) -> SIMD4<Float> {
    let column = min(max(Int(x), 0), page.width - 1)
    let row = min(max(Int(y), 0), page.height - 1)
    let color = pixels.loadUnaligned(
      fromByteOffset: (row * page.width + column) * 4, as: SIMD4<UInt8>.self)
    return SIMD4(Float(color.x), Float(color.y), Float(color.z), Float(color.w))
  }

  /// Of numbers from 0 to 255. The standard library's rounding of whole vectors takes half of the time of a picture.
  @inline(__always)
  private func rounded(_ color: SIMD4<Float>) -> SIMD4<UInt8> {
    let sum = color + 0.5
    return SIMD4(byte(sum.x), byte(sum.y), byte(sum.z), byte(sum.w))
  }

  @inline(__always)
  private func byte(_ value: Float) -> UInt8 { UInt8(truncatingIfNeeded: Int32(value)) }
}
