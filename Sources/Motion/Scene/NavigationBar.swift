/// The bar at the top of a screen that belongs to a navigation stack.
package struct NavigationBar: Sendable {
  package struct Item: Hashable, Sendable {
    /// The id of the item's view, for taps.
    package var id: String
    package var title: String?
    package var icon: AssetID?

    package init(id: String, title: String? = nil, icon: AssetID? = nil) {
      self.id = id
      self.title = title
      self.icon = icon
    }
  }

  package var title: String
  /// A custom left item replaces the generated back button and disables the edge swipe, as in UIKit.
  package var left: [Item]
  package var right: [Item]
  package var background: Fill
  package var titleColor: Color
  package var tint: Color
  /// The hairline below the bar.
  package var separator: Color
  /// Whether a screen above the root of its stack shows a back button with the title of the screen below.
  package var showsBackButton: Bool
  package var prefersLargeTitle: Bool
  package var font: Font

  package init(
    title: String, left: [Item] = [], right: [Item] = [], background: Fill, titleColor: Color, tint: Color,
    separator: Color, showsBackButton: Bool = true, prefersLargeTitle: Bool = false,
    font: Font = Font(size: 17, weight: 600)
  ) {
    self.title = title
    self.left = left
    self.right = right
    self.background = background
    self.titleColor = titleColor
    self.tint = tint
    self.separator = separator
    self.showsBackButton = showsBackButton
    self.prefersLargeTitle = prefersLargeTitle
    self.font = font
  }
}
