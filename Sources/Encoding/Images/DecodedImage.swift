/// A picture ready to be drawn: premultiplied BGRA bytes, rows without gaps (Cairo's ARGB32 on little-endian machines).
package struct DecodedImage: Sendable {
  package let width: Int
  package let height: Int
  package let pixels: [UInt32]
  package let isOpaque: Bool

  /// Bytes from row to row.
  package var stride: Int { width * 4 }
}
