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
  /// How far the fixed point lies before the picture plane, in points.
  package var anchorZ: Double
  /// Moves the whole towards the viewer, in points.
  package var z: Double
  /// What the eye is before, in the canvas's points; nil is the anchor.
  package var vanishingPoint: Point?

  package init(
    scaleX: Double = 1, scaleY: Double = 1, rotation: Double = 0, rotationX: Double = 0,
    rotationY: Double = 0, perspective: Double = 0, anchor: Point = Point(0.5, 0.5), anchorZ: Double = 0,
    z: Double = 0, vanishingPoint: Point? = nil
  ) {
    self.scaleX = scaleX
    self.scaleY = scaleY
    self.rotation = rotation
    self.rotationX = rotationX
    self.rotationY = rotationY
    self.perspective = perspective
    self.anchor = anchor
    self.anchorZ = anchorZ
    self.z = z
    self.vanishingPoint = vanishingPoint
  }

  package static let identity = Transform()

  /// Whether the layer is only moved, so that its picture can be copied.
  package var isIdentity: Bool {
    scaleX == 1 && scaleY == 1 && rotation == 0 && isFlat
  }

  /// Whether the layer stays in the picture plane.
  package var isFlat: Bool {
    rotationX.truncatingRemainder(dividingBy: 360) == 0
      && rotationY.truncatingRemainder(dividingBy: 360) == 0 && (z == 0 || perspective <= 0)
  }
}
