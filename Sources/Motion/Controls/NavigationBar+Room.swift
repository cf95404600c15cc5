extension NavigationBar {
  /// What a bar says where it has no room for all of it.
  package struct Room: Hashable, Sendable {
    /// What the back button says: the whole title of the screen below, `Back`, or nothing beside its chevron. nil is a
    /// bar without a back button.
    package var backTitle: String?
    /// Points between the title and both edges of the bar, where a title as long as this is cut off; nil where it fits
    /// into the middle.
    package var titleMargin: Double?

    package init(backTitle: String? = nil, titleMargin: Double? = nil) {
      self.backTitle = backTitle
      self.titleMargin = titleMargin
    }
  }

  /// Points between the title and what stands beside it; UIKit's distance was not measured, so this is our own choice.
  private static let gap = 8.0
  /// UIKit's generic title of a back button, for when the title of the screen below is too long.
  private static let genericBackTitle = "Back"

  /// What fits into a bar `width` points wide: the title keeps the middle, and the back button makes room for it, as
  /// UIKit's does.
  /// - Parameter backTitle: The title of the screen below on the stack; nil where none is below.
  package func room(backTitle: String?, width: Double, measuredBy measurer: any Measurer) -> Room {
    func length(_ string: String, _ font: Font) -> Double {
      string.isEmpty ? 0 : measurer.size(of: Text(string, font: font), maxWidth: nil).width
    }
    let itemFont = Font(family: font.family, size: Self.itemSize)
    func length(_ items: [Item]) -> Double {
      guard !items.isEmpty else { return 0 }
      let lengths = items.map { $0.icon == nil ? length($0.title ?? "", itemFont) : Item.iconSide }
      return Self.margin + lengths.reduce(0, +) + Self.spacing * Double(items.count - 1)
    }
    let titleLength = prefersLargeTitle ? 0 : length(title, font)
    var room = Room(backTitle: backTitle)
    var leading = length(left)
    if left.isEmpty, showsBackButton, let backTitle {
      let limit = prefersLargeTitle ? width - length(right) - Self.gap : (width - titleLength) / 2 - Self.gap
      let fitting = [backTitle, Self.genericBackTitle].first {
        Self.chevronWidth + length($0, itemFont) <= limit
      }
      room.backTitle = fitting ?? ""
      leading = Self.chevronWidth + length(room.backTitle ?? "", itemFont)
    }
    let taken = max(leading, length(right))
    let margin = (taken > 0 ? taken : Self.margin - Self.gap) + Self.gap
    if titleLength > width - 2 * margin { room.titleMargin = margin }
    return room
  }
}
