/// A picture ready to be drawn.
package struct DecodedImage: Sendable {
  package let width: Int
  package let height: Int
  /// Premultiplied BGRA, rows without gaps (Cairo's ARGB32 on little-endian machines).
  package let pixels: [UInt8]

  /// `write` fills every pixel, 0xAARRGGBB.
  init(width: Int, height: Int, _ write: (UnsafeMutableBufferPointer<UInt32>) -> Void) {
    self.width = width
    self.height = height
    let count = width * height
    pixels = [UInt8](unsafeUninitializedCapacity: count * 4) { bytes, size in
      bytes.withMemoryRebound(to: UInt32.self) { pixels in write(pixels) }
      size = count * 4
    }
  }
}
