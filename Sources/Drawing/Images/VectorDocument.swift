import CCairo
import CRSVG
import Motion

/// librsvg's handle.
final class VectorDocument {
  private static let fallbackSize = Size(100, 100)

  private let handle: UnsafeMutablePointer<RsvgHandle>

  init(_ bytes: [UInt8]) throws(DrawingError) {
    var failure: UnsafeMutablePointer<GError>?
    guard let handle = rsvg_handle_new_from_data(bytes, gsize(bytes.count), &failure) else {
      throw .vectorImage(VectorDocument.take(failure))
    }
    self.handle = handle
    // An SVG's user unit is a CSS pixel, 1/96 inch; a point of the canvas stands for one.
    rsvg_handle_set_dpi(handle, 96)
  }

  deinit { g_object_unref(handle) }

  var naturalSize: Size {
    var width = 0.0
    var height = 0.0
    if rsvg_handle_get_intrinsic_size_in_pixels(handle, &width, &height) != 0, width > 0, height > 0 {
      return Size(width, height)
    }
    return viewBoxSize ?? VectorDocument.fallbackSize
  }

  private var viewBoxSize: Size? {
    var hasViewBox: gboolean = 0
    var box = RsvgRectangle()
    rsvg_handle_get_intrinsic_dimensions(handle, nil, nil, nil, nil, &hasViewBox, &box)
    guard hasViewBox != 0, box.width > 0, box.height > 0 else { return nil }
    return Size(box.width, box.height)
  }

  /// Draws the document stretched to a width and height in pixels.
  ///
  /// - Throws: `vectorImage` where librsvg gives up half-way, as at its limit of referenced elements.
  func draw(on context: Context, width: Double, height: Double) throws(DrawingError) {
    let natural = naturalSize
    var viewport = RsvgRectangle(x: 0, y: 0, width: natural.width, height: natural.height)
    guard context.apply(.scale(width / natural.width, height / natural.height)) else { return }
    var failure: UnsafeMutablePointer<GError>?
    guard rsvg_handle_render_document(handle, context.pointer, &viewport, &failure) != 0 else {
      throw .vectorImage(VectorDocument.take(failure))
    }
  }

  private static func take(_ failure: UnsafeMutablePointer<GError>?) -> String {
    guard let failure else { return "unknown error" }
    defer { g_error_free(failure) }
    return failure.pointee.message.map { String(cString: $0) } ?? "unknown error"
  }
}
