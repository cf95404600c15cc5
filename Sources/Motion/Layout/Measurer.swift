/// Knows how large text is; implemented where fonts are known.
package protocol Measurer {
  /// The size in points of text set at its own font size, wrapped at `maxWidth` where that is given.
  func size(of text: Text, maxWidth: Double?) -> Size
}
