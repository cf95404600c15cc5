extension NavigationBar {
  /// UIKit's bar height in points, below the status bar.
  package static let height = 44.0
  /// The id of the generated back button.
  package static let backButton = "back"

  /// What the bar consists of; during a push its background stays while its items change.
  package enum Part: Hashable, Sendable { case background, items }

  /// The views of a part, pinned inside an area as wide as the screen and `inset + height` tall, where `inset` is what
  /// the status bar takes. `backTitle` is the title of the screen below on the stack; nil shows no back button.
  package func views(_ part: Part, inset: Double, backTitle: String?) -> [View] {
    switch part {
    case .background:
      [
        View(id: "bar/background", .empty, .fill, background: background),
        View(
          id: "bar/separator", .empty,
          Placement(left: .zero, right: .zero, bottom: .zero, height: .points(0.5)),
          background: .color(separator)),
      ]
    case .items:
      [
        View(
          id: "bar/items", .empty, Placement(left: .zero, right: .zero, top: .points(inset), bottom: .zero),
          children: [titleView] + leftViews(backTitle: backTitle) + rightViews)
      ]
    }
  }

  private var titleView: View {
    View(
      id: "bar/title",
      .text(Text(title, font: font, color: titleColor, alignment: .center)),
      Placement(centerX: .percent(50), centerY: .percent(50)))
  }

  private func leftViews(backTitle: String?) -> [View] {
    if left.isEmpty, showsBackButton, let backTitle { return [backView(title: backTitle)] }
    return left.isEmpty
      ? [] : [row("bar/left", left, Placement(left: .points(16), top: .zero, bottom: .zero))]
  }

  private var rightViews: [View] {
    right.isEmpty ? [] : [row("bar/right", right, Placement(right: .points(16), top: .zero, bottom: .zero))]
  }

  private func row(_ id: String, _ items: [Item], _ placement: Placement) -> View {
    View(
      id: id, .stack(Stack(axis: .horizontal, spacing: 16, alignment: .center)), placement,
      children: items.map(view))
  }

  private func view(_ item: Item) -> View {
    if let icon = item.icon {
      return View(
        id: item.id, .icon(icon, tint: tint), Placement(width: .points(24), height: .points(24)))
    }
    let text = Text(item.title ?? "", font: Font(family: font.family, size: 17), color: tint)
    return View(id: item.id, .text(text))
  }

  private func backView(title: String) -> View {
    let chevron = Path([.move(Point(10.5, 1.5)), .line(Point(2, 10)), .line(Point(10.5, 18.5))])
    return View(
      id: Self.backButton, .stack(Stack(axis: .horizontal, spacing: 5, alignment: .center)),
      Placement(left: .points(8), top: .zero, bottom: .zero),
      children: [
        View(
          id: "bar/chevron", .path(chevron, fill: nil, stroke: Border(width: 2.6, color: tint)),
          Placement(width: .points(13), height: .points(20)), flips: true),
        View(id: "bar/back", .text(Text(title, font: Font(family: font.family, size: 17), color: tint))),
      ])
  }
}
