import CCairo

/// Pixels that never change: premultiplied BGRA, four bytes a pixel, rows from top to bottom without gaps.
///
/// A value that is cheap to copy and may be read by any number of threads at once.
package struct Bitmap: Sendable {
  package let width: Int
  package let height: Int
  /// Whether every alpha is 255.
  package let isOpaque: Bool
  private let storage: PixelStorage

  /// - Throws: `DrawingError.invalidSize` for no pixels or a side above 32,767; `bufferTooSmall` where `pixels` has
  ///   fewer than width × height × 4 bytes. The array is kept, not copied.
  package init(premultipliedBGRA pixels: [UInt8], width: Int, height: Int) throws(DrawingError) {
    try Surface.checkSize(width, height)
    let needed = width * height * 4
    guard pixels.count >= needed else {
      throw .bufferTooSmall(needed: needed, given: pixels.count)
    }
    self.width = width
    self.height = height
    isOpaque = pixels.withUnsafeBytes { Bitmap.isOpaque(UnsafeRawBufferPointer(rebasing: $0[..<needed])) }
    storage = PixelStorage(pixels)
  }

  private static func isOpaque(_ pixels: UnsafeRawBufferPointer) -> Bool {
    var common = SIMD4<UInt8>(repeating: 255)
    for place in stride(from: 0, to: pixels.count, by: 4) {
      common &= pixels.loadUnaligned(fromByteOffset: place, as: SIMD4<UInt8>.self)
    }
    return common[3] == 255
  }

  /// Pixels written by `write`, which gets zeroed memory. The caller has checked the size.
  init<Failure: Error>(
    width: Int, height: Int, isOpaque: Bool,
    _ write: (UnsafeMutableRawBufferPointer) throws(Failure) -> Void
  ) throws(Failure) {
    self.width = width
    self.height = height
    self.isOpaque = isOpaque
    storage = try PixelStorage(byteCount: width * height * 4, write)
  }

  /// Pixels drawn with a context of their own; the caller promises `isOpaque`.
  init(
    width: Int, height: Int, isOpaque: Bool = false, drawing draw: (Context) throws(DrawingError) -> Void
  ) throws(DrawingError) {
    try Surface.checkSize(width, height)
    try self.init(width: width, height: height, isOpaque: isOpaque) { bytes throws(DrawingError) in
      guard let start = bytes.baseAddress else { return }
      let surface = try Surface(.color, over: start, width: width, height: height, stride: width * 4)
      defer { surface.finish() }
      let context = try Context(surface)
      try draw(context)
      try context.checkStatus(during: "drawing a picture")
    }
  }

  package var byteCount: Int { width * height * 4 }

  package func withBytes<R, Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> R
  ) throws(Failure) -> R {
    try storage.withBytes(body)
  }

  /// Lends a surface to read from. It is made anew for every use, because Cairo counts the uses of a surface
  /// without a lock; making one costs nothing against drawing it.
  func withSurface(_ body: (Surface) throws(DrawingError) -> Void) throws(DrawingError) {
    try storage.withBytesForReading { bytes throws(DrawingError) in
      guard let start = bytes.baseAddress else { return }
      let surface = try Surface(
        isOpaque ? .opaque : .color, over: start, width: width, height: height, stride: width * 4)
      defer { surface.finish() }
      try body(surface)
    }
  }
}
