/// How the colours that a GIF's palette lacks are made up for.
package enum GIFDithering: String, Hashable, Sendable, CaseIterable {
  /// Not at all: every pixel takes the nearest colour. Smallest, and nothing flickers.
  case none
  /// Part of each pixel's error goes to its neighbours: smooth gradients in few colours, for more bytes.
  case diffuse
}

/// Who compresses the pictures of a GIF. Both show the same pixels.
package enum GIFEncoder: String, Hashable, Sendable, CaseIterable {
  /// Rectangles around what changed, and the smaller of two code streams.
  case own
  /// libavcodec's encoder, fed with the same palettes and masks.
  case libav
}
