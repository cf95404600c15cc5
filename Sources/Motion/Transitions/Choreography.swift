/// What moves during a transition, as data: the same value for built-in transitions and for those that a scene
/// writes. It knows nothing of durations, curves (unless a track has its own), or drawing.
package struct Choreography: Hashable, Sendable {
  /// Which screen is drawn in front.
  package var above: Role
  /// What shows where neither screen covers; nil is the canvas's background.
  package var background: Color?
  /// A colour between the two screens.
  package var dim: Dim?
  /// Pictures besides the two screens, back to front among those of one place.
  package var layers: [ExtraLayer]
  package var tracks: [Track]
  /// Views that leave their screens and move above both, back to front.
  package var lifted: [Element]
  /// Views of both screens that are one thing: each pair moves from the one's place to the other's.
  package var matches: [Match]
  package var masks: [MaskTrack]
  /// Distance in points of an eye that sees all screens and layers before the middle of the container, as
  /// `sublayerTransform.m34 = −1/d`; nil: each layer is seen from before its own anchor.
  package var perspective: Double?
  /// Whether the source is gone at the end though it is still in view: what a segue does that takes the old view out
  /// of its parent in its completion. Otherwise what tracks leave stays.
  package var removesSource: Bool

  package init(
    above: Role = .destination, background: Color? = nil, dim: Dim? = nil, layers: [ExtraLayer] = [],
    tracks: [Track] = [], lifted: [Element] = [], matches: [Match] = [], masks: [MaskTrack] = [],
    perspective: Double? = nil, removesSource: Bool = false
  ) {
    self.above = above
    self.background = background
    self.dim = dim
    self.layers = layers
    self.tracks = tracks
    self.lifted = lifted
    self.matches = matches
    self.masks = masks
    self.perspective = perspective
    self.removesSource = removesSource
  }
}

package enum Role: String, Hashable, Sendable, CaseIterable {
  case source, destination

  package var other: Role { self == .source ? .destination : .source }
}

/// A view of one of the two screens.
package struct Element: Hashable, Sendable {
  package var role: Role
  package var id: String

  package init(_ role: Role, _ id: String) {
    self.role = role
    self.id = id
  }
}

package struct Dim: Hashable, Sendable {
  package var color: Color
  /// Values are numbers 0…1.
  package var alpha: [Keyframe]
  package var window: Track.Window
  /// nil: the transition's curve.
  package var curve: Curve?

  package init(color: Color, alpha: [Keyframe], window: Track.Window = .whole, curve: Curve? = nil) {
    self.color = color
    self.alpha = alpha
    self.window = window
    self.curve = curve
  }
}
