/// UIKit's tab bar: 49 points high, above what the home indicator takes.
package struct TabBarControl: Control, Hashable {
  package static let kind = "tabBar"
  /// The id of the bar's view.
  package static let id = "tabBar"
  package static let height = 49.0

  package struct Item: Hashable, Sendable {
    /// The id of the item's view, for taps.
    package var id: String
    package var title: String
    package var icon: AssetID?
    /// A short text in a red dot, as the number of unread messages.
    package var badge: String?

    package init(id: String, title: String, icon: AssetID? = nil, badge: String? = nil) {
      self.id = id
      self.title = title
      self.icon = icon
      self.badge = badge
    }
  }

  package var items: [Item]
  /// Counted from 0.
  package var selected: Double
  package var tint: Color
  /// Of the items that are not selected.
  package var color: Color
  package var background: Fill
  package var separator: Color
  package var badgeColor: Color
  /// Points below the items, for the home indicator.
  package var bottomInset: Double

  package init(items: [Item], selected: Int, appearance: Appearance, bottomInset: Double) {
    func system(_ name: String) -> Color { SystemColor.named(name)?.color(in: appearance) ?? .black }
    self.items = items
    self.selected = Double(selected)
    self.bottomInset = bottomInset
    tint = system("tintColor")
    color = system("systemGray")
    background = .color(system("systemBackground"))
    separator = system("separator")
    badgeColor = system("systemRed")
  }

  package var property: ControlProperty? { ControlProperty("selected", .index(count: items.count)) }

  package var value: Double? {
    get { selected }
    set { selected = newValue ?? selected }
  }

  package func intrinsicSize(
    measuredBy measurer: any Measurer, assets: [Size]
  ) -> (width: Double?, height: Double?) { (nil, Self.height + bottomInset) }

  package func views(id: String) -> [View] {
    let line = View(
      id: id + "/separator", .empty,
      Placement(left: .zero, right: .zero, top: .zero, height: .points(0.5)), background: .color(separator))
    return [View(id: id + "/background", .empty, .fill, background: background), line]
      + items.indices.map { cell(id, $0) }
  }

  private func cell(_ id: String, _ index: Int) -> View {
    let item = items[index]
    let share = 1 / Double(items.count)
    let nearness = max(1 - abs(selected - Double(index)), 0)
    let color = color.interpolated(to: tint, nearness)
    let title = Text(
      item.title, font: Font(size: item.icon == nil ? 13 : 10, weight: 500), color: color, alignment: .center)
    var parts = [
      View(
        id: item.id + "/title", .text(title),
        Placement(centerX: .percent(50), centerY: .points(item.icon == nil ? Self.height / 2 : 41)))
    ]
    if let icon = item.icon {
      parts.append(
        View(
          id: item.id + "/icon", .icon(icon, tint: color),
          Placement(top: .points(6), width: .points(26), height: .points(26), centerX: .percent(50))))
    }
    if let badge = item.badge { parts.append(badgeView(badge, item.id)) }
    return View(
      id: item.id, .empty,
      Placement(
        left: Length(fraction: Double(index) * share), top: .zero, width: Length(fraction: share),
        height: .points(Self.height)),
      children: parts)
  }

  /// A capsule of 18 points that begins at the middle of the item's icon and is as wide as its text.
  private func badgeView(_ text: String, _ id: String) -> View {
    let padding = Padding(top: 1, right: 5, bottom: 1, left: 5)
    return View(
      id: id + "/badge", .stack(Stack(axis: .vertical, alignment: .center, padding: padding)),
      Placement(left: Length(points: 6, fraction: 0.5), top: .points(2), height: .points(18)),
      background: .color(badgeColor), cornerRadius: Corners(9),
      children: [View(id: id + "/badge/text", .text(Text(text, font: Font(size: 13), color: .white)))])
  }
}
