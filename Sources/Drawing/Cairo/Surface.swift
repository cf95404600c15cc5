import CCairo

/// A picture that Cairo draws on: premultiplied BGRA, or coverage alone.
final class Surface {
  enum Format {
    /// Four bytes a pixel: blue, green, red, alpha; the colours are premultiplied.
    case color
    /// As `color`, where the alpha byte is known to be 255 everywhere: Cairo then copies instead of blending.
    case opaque
    /// One byte a pixel.
    case coverage

    fileprivate var value: cairo_format_t {
      switch self {
      case .color: CAIRO_FORMAT_ARGB32
      case .opaque: CAIRO_FORMAT_RGB24
      case .coverage: CAIRO_FORMAT_A8
      }
    }
  }

  /// The side that Cairo's image surfaces cannot exceed.
  static let maximumSide = 32_767

  let pointer: OpaquePointer
  let width: Int
  let height: Int

  /// A transparent picture that owns its pixels.
  convenience init(_ format: Format, width: Int, height: Int) throws(DrawingError) {
    try Surface.checkSize(width, height)
    try self.init(
      adopting: cairo_image_surface_create(format.value, Int32(width), Int32(height)), width: width,
      height: height)
  }

  /// A picture over somebody else's memory, which must outlive the surface: only for use inside the closure that
  /// lends the memory.
  convenience init(
    _ format: Format, over memory: UnsafeMutableRawPointer, width: Int, height: Int, stride: Int
  ) throws(DrawingError) {
    try Surface.checkSize(width, height)
    guard let rowBytes = Int32(exactly: stride) else { throw .invalidSize(width: width, height: height) }
    try self.init(
      adopting: cairo_image_surface_create_for_data(
        memory.assumingMemoryBound(to: UInt8.self), format.value, Int32(width), Int32(height), rowBytes),
      width: width, height: height)
  }

  init(adopting pointer: OpaquePointer?, width: Int, height: Int) throws(DrawingError) {
    guard let pointer else { throw .invalidSize(width: width, height: height) }
    self.pointer = pointer
    self.width = width
    self.height = height
    try check(cairo_surface_status(pointer), during: "creating a picture of \(width)×\(height)")
  }

  deinit { cairo_surface_destroy(pointer) }

  static func checkSize(_ width: Int, _ height: Int) throws(DrawingError) {
    guard (1...maximumSide).contains(width), (1...maximumSide).contains(height) else {
      throw .invalidSize(width: width, height: height)
    }
  }

  /// Lends the pixels, after all drawing has reached them and before any more is done; `stride` is in bytes.
  func withPixels<R>(_ body: (_ bytes: UnsafeMutableRawBufferPointer, _ stride: Int) -> R) -> R {
    cairo_surface_flush(pointer)
    defer { cairo_surface_mark_dirty(pointer) }
    let stride = Int(cairo_image_surface_get_stride(pointer))
    let bytes = UnsafeMutableRawBufferPointer(
      start: cairo_image_surface_get_data(pointer), count: stride * height)
    return body(bytes, stride)
  }

  /// Ends all use of borrowed memory.
  func finish() { cairo_surface_finish(pointer) }
}
