/// A table of rows, as UITableView draws it.
package struct ListControl: Control {
  package static let kind = "list"

  package var rows: [ListRow]
  package var style: ListStyle

  package init(rows: [ListRow], style: ListStyle) {
    self.rows = rows
    self.style = style
  }

  /// Points: the margin of text from the row's edges, and that of a card from the list's edges.
  private static let inset = 16.0
  private static let imageSide = 40.0
  private static let cardRadius = 10.0
  /// UIKit's hairline on a screen with two pixels a point.
  private static let hairline = 0.5

  package func intrinsicSize(
    measuredBy measurer: any Measurer, assets: [Size]
  ) -> (width: Double?, height: Double?) {
    (nil, contentHeight + (style.layout == .grouped ? 2 * Self.inset : 0))
  }

  package func views(id: String) -> [View] {
    let card = style.layout == .grouped
    let inset = Length.points(card ? Self.inset : 0)
    return [
      View(
        id: id + "/rows", .empty,
        Placement(left: inset, right: inset, top: inset, height: .points(contentHeight)),
        background: style.rowBackground, cornerRadius: Corners(card ? Self.cardRadius : 0), clips: true,
        children: rowViews())
    ]
  }

  private var contentHeight: Double { rows.map(height).reduce(0, +) }

  private func height(_ row: ListRow) -> Double { style.rowHeight ?? row.height }

  private func rowViews() -> [View] {
    var top = 0.0
    return rows.indices.map { index in
      let row = rows[index]
      defer { top += height(row) }
      return View(
        id: row.id, .empty,
        Placement(left: .zero, right: .zero, top: .points(top), height: .points(height(row))),
        children: parts(of: row, isLast: index == rows.count - 1))
    }
  }

  private func parts(of row: ListRow, isLast: Bool) -> [View] {
    let textLeft = Self.inset + (row.image == nil ? 0 : Self.imageSide + 12)
    let textRight = Self.inset + (row.accessory == .none ? 0 : 24)
    var parts = texts(of: row, left: .points(textLeft), right: .points(textRight))
    if let image = row.image {
      parts.append(
        View(
          id: row.id + "/image", .image(image, .aspectFill),
          Placement(
            left: .points(Self.inset), width: .points(Self.imageSide), height: .points(Self.imageSide),
            centerY: .percent(50)),
          cornerRadius: Corners(6), clips: true))
    }
    if let accessory = accessory(of: row) { parts.append(accessory) }
    if row.hasSeparator, !(isLast && style.layout == .grouped) {
      parts.append(
        View(
          id: row.id + "/separator", .empty,
          Placement(left: .points(textLeft), right: .zero, bottom: .zero, height: .points(Self.hairline)),
          background: .color(style.separator)))
    }
    return parts
  }

  private func texts(of row: ListRow, left: Length, right: Length) -> [View] {
    let title = Text(row.title, font: style.font, color: style.titleColor)
    guard let subtitle = row.subtitle else {
      return [
        View(id: row.id + "/title", .text(title), Placement(left: left, right: right, centerY: .percent(50)))
      ]
    }
    let detail = Text(subtitle, font: style.subtitleFont, color: style.subtitleColor)
    let column = Stack(axis: .vertical, spacing: 2)
    return [
      View(
        id: row.id + "/texts", .stack(column), Placement(left: left, right: right, centerY: .percent(50)),
        children: [View(id: row.id + "/title", .text(title)), View(id: row.id + "/subtitle", .text(detail))])
    ]
  }

  /// The chevron and the checkmark as strokes in a box of their own, at the row's right edge.
  private func accessory(of row: ListRow) -> View? {
    let (path, size, color): (Path, Size, Color)
    switch row.accessory {
    case .none:
      return nil
    case .disclosure:
      path = Path([.move(Point(1, 1)), .line(Point(7, 7)), .line(Point(1, 13))])
      (size, color) = (Size(8, 14), style.disclosureColor)
    case .checkmark:
      path = Path([.move(Point(1, 7)), .line(Point(5, 12)), .line(Point(13, 1))])
      (size, color) = (Size(14, 13), style.tint)
    }
    return View(
      id: row.id + "/accessory", .path(path, fill: nil, stroke: Border(width: 2, color: color)),
      Placement(
        right: .points(Self.inset), width: .points(size.width), height: .points(size.height),
        centerY: .percent(50)),
      flips: row.accessory == .disclosure)
  }
}
