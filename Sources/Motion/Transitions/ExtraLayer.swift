/// A picture that a transition adds to its two screens.
package struct ExtraLayer: Hashable, Sendable {
  /// What its tracks call it.
  package var name: String
  package var content: Content
  /// Where it stands before its tracks move it.
  package var frame: Track.FrameValue
  /// The screen that it lies directly above; nil is behind both.
  package var above: Role?

  package init(name: String, content: Content, frame: Track.FrameValue, above: Role?) {
    self.name = name
    self.content = content
    self.frame = frame
    self.above = above
  }

  package enum Content: Hashable, Sendable {
    case color(Color)
    /// A picture of the screen, or of the part of it that lies in the layer's frame, as UIKit's
    /// `resizableSnapshotView(from:)`.
    case snapshot(Role)
  }
}
