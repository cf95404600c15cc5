/// A file that the scene draws: its bytes have been read (from inside the scene's folder only) and its header has
/// been checked against the limits; its pixels are not decoded yet.
package struct Asset: Sendable {
  /// As written in the scene, relative to the scene file.
  package var path: String
  package var format: AssetFormat
  package var bytes: [UInt8]
  /// Natural size in points: pixels divided by the `@2x` or `@3x` of the file's name; SVG: its own size.
  package var size: Size

  package init(path: String, format: AssetFormat, bytes: [UInt8], size: Size) {
    self.path = path
    self.format = format
    self.bytes = bytes
    self.size = size
  }
}

package enum AssetFormat: String, Hashable, Sendable, CaseIterable {
  case png, jpeg, webp, gif, svg
}

/// The place of an asset in `Scene.assets`.
package struct AssetID: Hashable, Sendable {
  package var index: Int

  package init(_ index: Int) { self.index = index }
}

package enum ContentMode: String, Hashable, Sendable, CaseIterable {
  case scaleToFill, aspectFit, aspectFill, center
}
