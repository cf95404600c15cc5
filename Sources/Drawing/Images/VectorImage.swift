internal import Locking
import CCairo
import CRSVG
package import Motion

/// An SVG drawing.
///
/// It is read from memory without a base address, so that librsvg resolves no reference to anything outside of it:
/// an external image or stylesheet draws nothing.
///
/// Unchecked: an `RsvgHandle` belongs to one thread at a time, and `document` is used only while `rasters` is locked.
package final class VectorImage: @unchecked Sendable {
  private struct RasterKey: Hashable {
    var width: Int
    var height: Int
  }

  /// Rasters kept; an icon rarely has more than a few sizes, unless it grows in every frame.
  private static let rasterLimit = 16

  private let document: VectorDocument
  /// In points.
  package let naturalSize: Size
  private let rasters = Locked<[RasterKey: MipChain]>([:])

  /// - Throws: `DrawingError.vectorImage` where librsvg cannot read the bytes.
  package init(_ bytes: [UInt8]) throws(DrawingError) {
    document = try VectorDocument(bytes)
    naturalSize = document.naturalSize
  }

  /// The size that an SVG asks for: its `width` and `height`, else its `viewBox`, else 100 × 100.
  package static func naturalSize(of bytes: [UInt8]) throws(DrawingError) -> Size {
    try VectorDocument(bytes).naturalSize
  }

  /// The drawing stretched to so many pixels; drawn once for each size. Where several threads ask at once, one
  /// draws and the others wait.
  func raster(width: Int, height: Int) throws(DrawingError) -> MipChain {
    let key = RasterKey(width: width, height: height)
    return try rasters.withLock { rasters throws(DrawingError) in
      if let known = rasters[key] { return known }
      let bitmap = try Bitmap(width: width, height: height) { context throws(DrawingError) in
        try document.draw(on: context, width: Double(width), height: Double(height))
      }
      if rasters.count >= VectorImage.rasterLimit { rasters.removeAll(keepingCapacity: true) }
      let raster = MipChain(bitmap)
      rasters[key] = raster
      return raster
    }
  }
}
