/// An asset whose pixels, or shapes, are known.
package enum DecodedAsset: Sendable {
  case bitmap(Bitmap)
  case vector(VectorImage)
}
