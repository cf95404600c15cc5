package import Motion

/// A font family that a scene names, at the first place where it does.
package struct FontUse: Hashable, Sendable {
  package let family: String
  package let position: SourcePosition
  /// Columns that a caret line marks.
  package let length: Int
}
