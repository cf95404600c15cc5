/// What a scene asks of one output format; nil leaves it to the command line and the format.
package struct OutputDefaults: Hashable, Sendable {
  /// Pixels; where only one is given the other follows from the canvas.
  package var width: Int?
  package var height: Int?
  package var frameRate: Rational?
  package var quality: Quality?

  package init(width: Int? = nil, height: Int? = nil, frameRate: Rational? = nil, quality: Quality? = nil) {
    self.width = width
    self.height = height
    self.frameRate = frameRate
    self.quality = quality
  }
}

package enum Quality: String, Hashable, Sendable, CaseIterable {
  case draft, normal, high
}
