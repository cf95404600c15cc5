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

  package init(
    _ content: LayerContent, frame: Rect, transform: Transform = .identity, alpha: Double = 1,
    cornerRadius: Corners = .zero, shadow: Shadow? = nil, blur: Double = 0, mask: Mask? = nil,
    clips: Bool = true
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
}

/// Scale, then rotation, then perspective, about an anchor.
package struct Transform: Hashable, Sendable {
  package var scaleX: Double
  package var scaleY: Double
  /// Degrees, clockwise.
  package var rotation: Double
  /// Degrees about the horizontal axis; positive tips the top edge away from the viewer.
  package var rotationX: Double
  /// Degrees about the vertical axis; positive turns the right edge away from the viewer.
  package var rotationY: Double
  /// Distance of the eye from the picture plane in points; 0 is no perspective (parallel projection).
  package var perspective: Double
  /// The fixed point, as a fraction of the frame: (0.5, 0.5) is the centre.
  package var anchor: Point

  package init(
    scaleX: Double = 1, scaleY: Double = 1, rotation: Double = 0, rotationX: Double = 0,
    rotationY: Double = 0,
    perspective: Double = 0, anchor: Point = Point(0.5, 0.5)
  ) {
    self.scaleX = scaleX
    self.scaleY = scaleY
    self.rotation = rotation
    self.rotationX = rotationX
    self.rotationY = rotationY
    self.perspective = perspective
    self.anchor = anchor
  }

  package static let identity = Transform()

  /// Whether the layer is only moved, so that its picture can be copied.
  package var isIdentity: Bool {
    scaleX == 1 && scaleY == 1 && rotation == 0 && rotationX == 0 && rotationY == 0
  }
}
