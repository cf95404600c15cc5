import Glibc

/// The agreement about the memory of a drawn picture.
enum PixelRows {
  /// Throws unless `height` rows of `width` four-byte pixels lie in `pixels`, `stride` bytes apart.
  static func check(_ pixels: RawSpan, width: Int, height: Int, stride: Int) throws(OutputError) {
    let isInside = stride >= width * 4 && pixels.byteCount >= (height - 1) * stride + width * 4
    guard isInside, stride % 4 == 0 else { throw .library(code: -EINVAL, operation: "pixel rows") }
  }
}
