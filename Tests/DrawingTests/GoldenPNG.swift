import CCairo
import TestSupport

/// Golden pictures on disk, read and written by Cairo.
enum GoldenPNG {
  static func read(_ path: String) throws -> Picture? {
    guard let surface = cairo_image_surface_create_from_png(path) else { return nil }
    defer { cairo_surface_destroy(surface) }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
      let data = cairo_image_surface_get_data(surface)
    else { return nil }
    let width = Int(cairo_image_surface_get_width(surface))
    let height = Int(cairo_image_surface_get_height(surface))
    let stride = Int(cairo_image_surface_get_stride(surface))
    let isOpaque = cairo_image_surface_get_format(surface) == CAIRO_FORMAT_RGB24
    var bytes: [UInt8] = []
    for y in 0..<height {
      for index in 0..<width * 4 { bytes.append(isOpaque && index % 4 == 3 ? 255 : data[y * stride + index]) }
    }
    return Picture(width: width, height: height, bytes: bytes)
  }

  static func write(_ picture: Picture, to path: String) -> Bool {
    var bytes = picture.bytes
    return bytes.withUnsafeMutableBytes { pixels in
      let surface = cairo_image_surface_create_for_data(
        pixels.baseAddress?.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(picture.width),
        Int32(picture.height), Int32(picture.width * 4))
      defer { cairo_surface_destroy(surface) }
      return cairo_surface_write_to_png(surface, path) == CAIRO_STATUS_SUCCESS
    }
  }
}
