extension NavigationBar {
  /// UIKit's heights in points, below the status bar: of the row of items, and of the large title below that.
  package static let rowHeight = 44.0
  package static let largeTitleHeight = 52.0

  /// Points below the status bar.
  package var height: Double { Self.rowHeight + (prefersLargeTitle ? Self.largeTitleHeight : 0) }
  /// The id of the large title.
  package static let largeTitle = "bar/largeTitle"
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
          id: "bar/items", .empty,
          Placement(left: .zero, right: .zero, top: .points(inset), height: .points(Self.rowHeight)),
          children: (prefersLargeTitle ? [] : [titleView]) + leftViews(backTitle: backTitle) + rightViews)
      ] + (prefersLargeTitle ? [largeTitleView(inset: inset)] : [])
    }
  }

  private var titleView: View {
    View(
      id: "bar/title",
      .text(Text(title, font: font, color: titleColor, alignment: .center)),
      Placement(centerX: .percent(50), centerY: .percent(50)))
  }

  private func largeTitleView(inset: Double) -> View {
    View(
      id: Self.largeTitle,
      .text(Text(title, font: Font(family: font.family, size: 34, weight: 700), color: titleColor)),
      Placement(
        left: .points(16), right: .points(16), top: .points(inset + Self.rowHeight),
        height: .points(Self.largeTitleHeight - 6)))
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
      children: items.map { $0.view(font: Font(family: font.family, size: 17), tint: tint) })
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

extension NavigationBar.Item {
  /// The icon of 24 points, or else the title.
  func view(font: Font, tint: Color) -> View {
    if let icon {
      return View(id: id, .icon(icon, tint: tint), Placement(width: .points(24), height: .points(24)))
    }
    return View(id: id, .text(Text(title ?? "", font: font, color: tint)))
  }
}
