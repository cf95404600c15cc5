internal import Motion

/// A table of designed cells as boxes below each other, each laid out at the table's width.
struct TableViews {
  let table: TableContent
  let writer: ViewWriter

  private static let headerHeight = 28.0

  func draft(_ frame: Rect) -> ViewDraft {
    var draft = ViewDraft.box(background)
    var y = 0.0
    if let header = table.header {
      let height = header.storedFrame?.height ?? 0
      draft.children += [box(header, Rect(0, y, frame.width, height), id: header)].compactMap { $0 }
      y += height
    }
    for cell in table.cells {
      if let title = cell.header {
        draft.children.append(headerView(title, y, frame.width))
        y += Self.headerHeight
      }
      if let view = box(cell.element, Rect(0, y, frame.width, cell.height), id: cell.element) {
        draft.children.append(view)
      }
      y += cell.height
      if table.hasSeparators { draft.children.append(separator(y, frame.width)) }
    }
    if !table.isStatic, !table.isGrouped, table.hasSeparators {
      // The lines of a plain table go on below its last row.
      var below = 0
      while y + table.rowHeight <= frame.height, below < 40 {
        y += table.rowHeight
        below += 1
        draft.children.append(separator(y, frame.width))
      }
    }
    if y > frame.height { draft.looks.add("clip", .bool(true)) }
    return draft
  }

  private var background: YAMLValue? {
    writer.background(table.element)
      ?? writer.context.system(table.isGrouped ? "systemGroupedBackground" : "systemBackground")?.yaml
  }

  /// A cell, or a header, with what is inside of it.
  private func box(_ element: Element, _ frame: Rect, id: Element) -> YAMLMap? {
    let size = Size(frame.width, frame.height)
    let inner = writer.inside(element, size: size)
    var draft = ViewDraft.box(
      inner.background(element) ?? element.child(key: "contentView").flatMap(inner.background))
    if table.isGrouped, draft.fill == nil {
      draft.fill = writer.context.system("secondarySystemGroupedBackground")?.yaml
    }
    let content = element.child(key: "contentView") ?? element
    draft.children =
      ViewTree.children(of: content, traits: writer.traits).compactMap { child in
        inner.layout.frames[child].flatMap { inner.view(child, $0, in: size) }
      } + accessory(element)
    return writer.view(draft, element, PlacementWriter.frame(frame))
  }

  private func accessory(_ cell: Element) -> [YAMLMap] {
    guard ["disclosureIndicator", "detailDisclosureButton"].contains(cell["accessoryType"]) else { return [] }
    let stroke = YAMLMap([("width", .number(2)), ("color", .plain("systemGray3"))])
    return [
      YAMLMap([
        ("path", .text("M1 1 L7 7 L1 13")), ("right", .number(16)), ("width", .number(8)),
        ("height", .number(14)),
        ("centerY", .plain("50%")), ("stroke", .inline(stroke)),
      ])
    ]
  }

  private func headerView(_ title: String, _ y: Double, _ width: Double) -> YAMLMap {
    var label = YAMLMap([("label", .text(table.isGrouped ? title.uppercased() : title))])
    label.append(PlacementWriter.frame(Rect(16, y, width - 32, Self.headerHeight)))
    let font = YAMLMap([
      ("size", .number(table.isGrouped ? 13 : 17)),
      ("weight", .plain(table.isGrouped ? "regular" : "semibold")),
    ])
    label.add("font", table.isGrouped ? .number(13) : .inline(font))
    if table.isGrouped { label.add("color", .plain("systemGray")) }
    return label
  }

  private func separator(_ y: Double, _ width: Double) -> YAMLMap {
    var map = YAMLMap([("box", writer.context.system("separator")?.yaml ?? .plain("separator"))])
    map.append(PlacementWriter.frame(Rect(16, y - 0.5, width - 16, 0.5)))
    return map
  }
}

extension ViewWriter {
  /// A writer for what is inside of an element that is laid out by itself.
  func inside(_ element: Element, size: Size) -> ViewWriter {
    let solver = LayoutSolver(
      context.layout, controller: nil, root: element, size: size, bars: LayoutInsets())
    return ViewWriter(context: context, names: names, layout: solver.layout(), tint: tint, depth: depth)
  }
}
