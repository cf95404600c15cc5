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
  /// UIKit's, in points: the size of the items' text, their distance from the edge and from each other.
  static let itemSize = 17.0
  static let margin = 16.0
  static let spacing = 16.0
  /// Points from the edge to the back button's title: a margin of 8, the chevron of 13 and 5 behind it.
  static let chevronWidth = 26.0

  /// What the bar consists of; during a push its background stays while its items change.
  package enum Part: Hashable, Sendable { case background, items }

  /// The views of a part, pinned inside an area as wide as the screen and `inset + height` tall, where `inset` is what
  /// the status bar takes.
  package func views(_ part: Part, inset: Double, room: Room) -> [View] {
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
          children: (prefersLargeTitle ? [] : [titleView(margin: room.titleMargin)])
            + leftViews(backTitle: room.backTitle) + rightViews)
      ] + (prefersLargeTitle ? [largeTitleView(inset: inset)] : [])
    }
  }

  private func titleView(margin: Double?) -> View {
    let places =
      margin.map { Placement(left: .points($0), right: .points($0), centerY: .percent(50)) }
      ?? Placement(centerX: .percent(50), centerY: .percent(50))
    return View(
      id: "bar/title", .text(Text(title, font: font, color: titleColor, alignment: .center)), places)
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
      ? [] : [row("bar/left", left, Placement(left: .points(Self.margin), top: .zero, bottom: .zero))]
  }

  private var rightViews: [View] {
    right.isEmpty
      ? [] : [row("bar/right", right, Placement(right: .points(Self.margin), top: .zero, bottom: .zero))]
  }

  private func row(_ id: String, _ items: [Item], _ placement: Placement) -> View {
    View(
      id: id, .stack(Stack(axis: .horizontal, spacing: Self.spacing, alignment: .center)), placement,
      children: items.map { $0.view(font: Font(family: font.family, size: Self.itemSize), tint: tint) })
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
        View(
          id: "bar/back",
          .text(Text(title, font: Font(family: font.family, size: Self.itemSize), color: tint))),
      ])
  }
}

extension NavigationBar.Item {
  /// Points; UIKit's symbols are about as large.
  static let iconSide = 24.0

  /// The icon of 24 points, or else the title.
  func view(font: Font, tint: Color) -> View {
    if let icon {
      return View(
        id: id, .icon(icon, tint: tint),
        Placement(width: .points(Self.iconSide), height: .points(Self.iconSide)))
    }
    return View(id: id, .text(Text(title ?? "", font: font, color: tint)))
  }
}
