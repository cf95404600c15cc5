/// A view of the source and a view of the destination that are shown as one thing on its way from the one's place to
/// the other's. Both are laid out anew at the size of the moment, so that text is never squashed.
package struct Match: Hashable, Sendable {
  package var pair: Pair
  package var fade: Fade
  /// Radii at the start and at the end; nil: the views' own.
  package var cornerRadius: [Keyframe]?
  /// See `Track.arc`.
  package var arc: Double
  package var window: Track.Window
  /// Seconds from one pair to the next; the last ends with the window.
  package var stagger: Double
  /// nil: the transition's curve.
  package var curve: Curve?

  package init(
    _ pair: Pair, fade: Fade = .cross, cornerRadius: [Keyframe]? = nil, arc: Double = 0,
    window: Track.Window = .whole, stagger: Double = 0, curve: Curve? = nil
  ) {
    self.pair = pair
    self.fade = fade
    self.cornerRadius = cornerRadius
    self.arc = arc
    self.window = window
    self.stagger = stagger
    self.curve = curve
  }

  package enum Pair: Hashable, Sendable {
    case ids(source: String, destination: String)
    /// Every view that both screens have, by its id.
    case common
  }

  /// How the one view's looks become the other's.
  package enum Fade: String, Hashable, Sendable, CaseIterable {
    /// The old looks stay opaque below the new where they are a picture or a box; others fade out as the new fade in.
    case cross
    /// The old looks are gone before the new appear: Material's fade-through, split at 0.35.
    case through
    /// Only the old looks, or only the new, the whole way.
    case source, destination
  }
}
