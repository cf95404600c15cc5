/// What a storyboard may ask of the machine. Each limit is checked before the work that it bounds.
package enum StoryboardLimits {
  /// Bytes of a file: the largest of 273 public tutorial storyboards has 0.4 million.
  package static let bytes = 16 << 20
  /// Nested elements. A view takes two levels (itself and its `subviews`), so this is about 100 nested views.
  package static let depth = 200
  /// Elements of a file.
  package static let elements = 300_000
  /// Views of one scene that are laid out together: the solver's work grows faster than their number.
  package static let viewsOfScene = 1500
}
