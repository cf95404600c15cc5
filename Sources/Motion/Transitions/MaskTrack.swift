/// A shape that cuts a screen during a transition, in the container's coordinates.
package struct MaskTrack: Hashable, Sendable {
  package var role: Role
  package var shape: Shape
  package var window: Track.Window
  /// nil: the transition's curve.
  package var curve: Curve?

  package init(_ role: Role, _ shape: Shape, window: Track.Window = .whole, curve: Curve? = nil) {
    self.role = role
    self.shape = shape
    self.window = window
    self.curve = curve
  }

  package enum Shape: Hashable, Sendable {
    /// Values of the centre are points or elements, of the radius lengths, elements or `cover`.
    case circle(center: [Keyframe], radius: [Keyframe])
    /// Values of the frame are frames, of the radius lengths.
    case roundedRect(frame: [Keyframe], cornerRadius: [Keyframe])
    /// Values are polygons, all with the same number of corners.
    case polygon([Keyframe])
  }
}
