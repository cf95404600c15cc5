/// A picture placed on the canvas: what a transition moves.
package struct Layer: Hashable, Sendable {
  package var content: LayerContent
  /// In the canvas's points, before the transform. The content is laid out at this size where it is a screen.
  package var frame: Rect
  package var transform: Transform
  /// 0…1, of the layer as a whole.
  package var alpha: Double
  /// Radii in output space: never scaled with the content. A radius above 0 clips.
  package var cornerRadius: Corners
  package var shadow: Shadow?
  /// Standard deviation of a Gaussian blur of the layer's picture, in points.
  package var blur: Double
  /// Only what is inside of it is drawn; in the canvas's points.
  package var mask: Mask?
  /// Whether content outside of `frame` is cut.
  package var clips: Bool
  /// 0…1: how far the layer is curled up like a page, from its bottom right corner.
  package var curl: Double

  package init(
    _ content: LayerContent, frame: Rect, transform: Transform = .identity, alpha: Double = 1,
    cornerRadius: Corners = .zero, shadow: Shadow? = nil, blur: Double = 0, mask: Mask? = nil,
    clips: Bool = true, curl: Double = 0
  ) {
    self.content = content
    self.frame = frame
    self.transform = transform
    self.alpha = alpha
    self.cornerRadius = cornerRadius
    self.shadow = shadow
    self.blur = blur
    self.mask = mask
    self.clips = clips
    self.curl = curl
  }
}

package enum LayerContent: Hashable, Sendable {
  case screen(Snapshot)
  case solid(Color)
}

/// A shape on the canvas that cuts a layer.
package enum Mask: Hashable, Sendable {
  case circle(center: Point, radius: Double)
  case roundedRect(Rect, Corners)
  case polygon([Point])
}
