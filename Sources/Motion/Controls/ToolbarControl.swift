/// UIKit's toolbar: 44 points high, above what the home indicator takes.
package struct ToolbarControl: Control, Hashable {
  package static let kind = "toolbar"
  /// The id of the bar's view, which has a slash so that no written one is like it.
  package static let id = "toolbar/bar"
  package static let height = 44.0

  package enum Entry: Hashable, Sendable {
    case item(NavigationBar.Item)
    /// Takes what the items leave, as UIKit's flexible space.
    case space
  }

  package var entries: [Entry]
  package var tint: Color
  package var background: Fill
  package var separator: Color
  package var font: Font
  /// Points below the items, for the home indicator.
  package var bottomInset: Double

  package init(entries: [Entry], appearance: Appearance, bottomInset: Double) {
    func system(_ name: String) -> Color { SystemColor.named(name)?.color(in: appearance) ?? .black }
    self.entries = entries
    self.bottomInset = bottomInset
    tint = system("tintColor")
    background = .color(system("systemBackground"))
    separator = system("separator")
    font = Font(size: 17)
  }

  package func intrinsicSize(
    measuredBy measurer: any Measurer, assets: [Size]
  ) -> (width: Double?, height: Double?) { (nil, Self.height + bottomInset) }

  package func views(id: String) -> [View] {
    let line = View(
      id: id + "/separator", .empty,
      Placement(left: .zero, right: .zero, top: .zero, height: .points(0.5)), background: .color(separator))
    let row = View(
      id: id + "/row", .stack(Stack(axis: .horizontal, spacing: 16, alignment: .center)),
      Placement(left: .points(16), right: .points(16), top: .zero, height: .points(Self.height)),
      children: entries.indices.map { view($0, id) })
    return [View(id: id + "/background", .empty, .fill, background: background), line, row]
  }

  private func view(_ index: Int, _ id: String) -> View {
    switch entries[index] {
    case .space: View(id: id + "/space/\(index)", .spacer)
    case .item(let item): item.view(font: font, tint: tint)
    }
  }
}
