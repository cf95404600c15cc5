/// Why something could not be drawn.
package enum DrawingError: Error, Hashable, Sendable {
  /// Cairo refused, in its own words, and what it was asked to do.
  case cairo(String, during: String)
  /// A pixel buffer that is shorter than its width, height and stride need; in bytes.
  case bufferTooSmall(needed: Int, given: Int)
  /// A picture without pixels, or one that is larger than Cairo can address.
  case invalidSize(width: Int, height: Int)
  /// Text whose font would be larger than `Limits.fontSize` after all scaling; in pixels.
  case fontTooLarge(pixels: Double)
  /// A file that fontconfig finds no font in.
  case notAFont(path: String)
  /// Text that is not valid Pango markup, in Pango's words.
  case markup(String)
  /// An SVG that cannot be read or drawn, in librsvg's words.
  case vectorImage(String)
  /// An asset that a view names and nobody provided.
  case missingAsset(Int)
}
