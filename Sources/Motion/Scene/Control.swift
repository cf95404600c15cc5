/// A control drawn in the platform's style, as a recipe of plain views.
///
/// Controls are values: all colours, fonts and assets are resolved before they are made.
package protocol Control: Sendable {
  /// The key that a scene file writes, as in `button: Details`.
  static var kind: String { get }

  /// The size that the control takes where its placement leaves it open; nil in a dimension means none of its own.
  func intrinsicSize(measuredBy measurer: any Measurer, assets: [Size]) -> (width: Double?, height: Double?)

  /// The views that draw the control, pinned inside its bounds. `id` is the control's own id: the views' ids
  /// begin with it and a slash.
  func views(id: String) -> [View]
}
