/// A picture that a transition adds to its two screens.
package struct ExtraLayer: Hashable, Sendable {
  /// What its tracks call it.
  package var name: String
  package var content: Content
  /// Where it stands before its tracks move it.
  package var frame: Track.FrameValue
  /// The screen that it lies directly above; nil is behind both.
  package var above: Role?
  /// Whether it is still there when the transition has ended, as a view that nobody has removed.
  package var stays: Bool

  package init(
    name: String, content: Content, frame: Track.FrameValue, above: Role?, stays: Bool? = nil
  ) {
    self.name = name
    self.content = content
    self.frame = frame
    self.above = above
    self.stays = stays ?? content.staysUnlessSaid
  }

  package enum Content: Hashable, Sendable {
    case color(Color)
    /// A picture of the screen, or of the part of it that lies in the layer's frame, as UIKit's
    /// `resizableSnapshotView(from:)`.
    case snapshot(Role)

    /// Snapshots are there for the movement alone, as those that UIKit takes are.
    package var staysUnlessSaid: Bool {
      if case .color = self { true } else { false }
    }
  }
}
