import CCairo

/// A page of a vector format, written to memory.
package enum VectorPage: String, CaseIterable, Sendable {
  case svg, pdf

  /// The bytes of a page that `draw` has drawn on.
  ///
  /// - Parameters:
  ///   - width: CSS pixels in an SVG, and points of 1/72 inch in a PDF.
  func bytes(
    width: Int, height: Int, _ draw: (Context) throws(DrawingError) -> Void
  ) throws(DrawingError) -> [UInt8] {
    let sink = PageBytes()
    let surface = try Surface(page: self, width: width, height: height, sink)
    let context = try Context(surface)
    try draw(context)
    try context.checkStatus(during: "drawing a page")
    surface.finish()
    try check(cairo_surface_status(surface.pointer), during: "writing a page")
    return sink.bytes
  }
}

/// What Cairo has written so far.
private final class PageBytes {
  var bytes: [UInt8] = []
}

extension Surface {
  /// `sink` must outlive the surface.
  fileprivate convenience init(
    page: VectorPage, width: Int, height: Int, _ sink: PageBytes
  ) throws(DrawingError) {
    try Surface.checkSize(width, height)
    let write: cairo_write_func_t = { closure, data, length in
      guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
      let sink = Unmanaged<PageBytes>.fromOpaque(closure).takeUnretainedValue()
      sink.bytes += UnsafeBufferPointer(start: data, count: Int(length))
      return CAIRO_STATUS_SUCCESS
    }
    let closure = Unmanaged.passUnretained(sink).toOpaque()
    let pointer: OpaquePointer?
    switch page {
    case .svg:
      pointer = cairo_svg_surface_create_for_stream(write, closure, Double(width), Double(height))
      cairo_svg_surface_set_document_unit(pointer, CAIRO_SVG_UNIT_PX)
    case .pdf:
      pointer = cairo_pdf_surface_create_for_stream(write, closure, Double(width), Double(height))
      // The moment of the run would make every file another one.
      cairo_pdf_surface_set_metadata(pointer, CAIRO_PDF_METADATA_CREATE_DATE, "1970-01-01T00:00:00Z")
    }
    try self.init(adopting: pointer, width: width, height: height)
  }
}
