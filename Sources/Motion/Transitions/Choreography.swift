/// What moves during a transition, as data: the same value for built-in transitions and for those that a scene
/// writes. It knows nothing of durations, curves (unless a track has its own), or drawing.
package struct Choreography: Hashable, Sendable {
  /// Which screen is drawn in front.
  package var above: Role
  /// What shows where neither screen covers; nil is the canvas's background.
  package var background: Color?
  /// A colour between the two screens.
  package var dim: Dim?
  package var tracks: [Track]

  package init(above: Role = .destination, background: Color? = nil, dim: Dim? = nil, tracks: [Track] = []) {
    self.above = above
    self.background = background
    self.dim = dim
    self.tracks = tracks
  }
}

package enum Role: String, Hashable, Sendable, CaseIterable {
  case source, destination

  package var other: Role { self == .source ? .destination : .source }
}

package struct Dim: Hashable, Sendable {
  package var color: Color
  /// Values are numbers 0…1.
  package var alpha: [Keyframe]

  package init(color: Color, alpha: [Keyframe]) {
    self.color = color
    self.alpha = alpha
  }
}
