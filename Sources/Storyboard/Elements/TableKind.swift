internal import Motion

extension ElementKind {
  /// Cells of UIKit's own styles become the rows of a list; cells that somebody designed become views.
  static let tableView = ElementKind("tableView") { element, frame, writer in
    let table = TableContent(element, writer.traits)
    return table.cells.allSatisfy(\.isStandard)
      ? TableList(table: table, writer: writer).draft(frame)
      : TableViews(table: table, writer: writer).draft(frame)
  }
}

/// What a table view shows: the cells of its sections, or its prototypes once each.
struct TableContent {
  struct Cell {
    let element: Element
    let isStandard: Bool
    let height: Double
    /// Above the first cell of a section.
    var header: String?
  }

  let element: Element
  let isGrouped: Bool
  let rowHeight: Double
  let cells: [Cell]
  let hasSeparators: Bool
  let isStatic: Bool
  /// `<view key="tableHeaderView">`
  let header: Element?

  init(_ element: Element, _ traits: Traits) {
    self.element = element
    isGrouped = (element["style"] ?? "plain") != "plain"
    isStatic = element["dataMode"] == "static"
    hasSeparators = element["separatorStyle"] != "none"
    header = element.child(key: "tableHeaderView")
    let height = Self.height(element) ?? 44
    rowHeight = height
    var cells = (element.child("prototypes")?.children ?? []).map { Self.cell($0, height: height) }
    for section in element.child("sections")?.children ?? [] {
      for (index, cell) in (section.child("cells")?.children ?? []).enumerated() {
        var found = Self.cell(cell, height: height)
        if index == 0 { found.header = section["headerTitle"] }
        cells.append(found)
      }
    }
    self.cells = cells
  }

  /// In points; nil where the file leaves it to UIKit, as by -1. The language has no row lower than a point.
  private static func height(_ element: Element) -> Double? {
    element.number("rowHeight").flatMap { $0 > 0 ? max($0, 1) : nil }
  }

  /// UIKit's own styles name their labels; a cell of any other has views that somebody placed.
  private static func cell(_ element: Element, height: Double) -> Cell {
    let own = Self.height(element)
    let isStandard =
      element["textLabel"] != nil || (element.child(key: "contentView")?.child("subviews") == nil)
    return Cell(element: element, isStandard: isStandard, height: own ?? height)
  }
}

/// A table of standard cells as a `list`.
struct TableList {
  let table: TableContent
  let writer: ViewWriter

  func draft(_ frame: Rect) -> ViewDraft {
    var rows = table.cells.map(row)
    var draft = ViewDraft()
    if !table.isStatic {
      // A plain table draws its lines to the bottom, whether code has given it rows or not.
      let free = frame.height - table.cells.map(\.height).reduce(0, +)
      let empty = table.isGrouped ? (rows.isEmpty ? 3 : 0) : max(free / table.rowHeight, 0).rounded(.down)
      rows += Array(repeating: YAMLValue.text(""), count: Int(exactly: min(empty, 40)) ?? 0)
      draft.comments = ["The rows come from code: write here what they say."]
    }
    let isShort = rows.allSatisfy { if case .text(let title) = $0 { title.isEmpty } else { false } }
    draft.kind = ("list", isShort ? .flow(rows) : .list(rows))
    if table.isGrouped { draft.keys.add("style", .plain("grouped")) }
    if table.rowHeight != 44 { draft.keys.add("rowHeight", .number(table.rowHeight)) }
    if !table.hasSeparators { draft.keys.add("separators", .bool(false)) }
    if let fill = writer.background(table.element), fill != ElementColor(color: .white).yaml {
      draft.fill = fill
    }
    return draft
  }

  private func row(_ cell: TableContent.Cell) -> YAMLValue {
    var map = YAMLMap([("title", .text(text(cell, "textLabel") ?? ""))])
    map.add("subtitle", text(cell, "detailTextLabel").map { .text($0) })
    if let image = part(cell, "imageView")?["image"] {
      if let path = writer.context.assets.path(ofImage: image),
        AssetIndex.rasters.contains(path.fileExtension)
      {
        map.add("image", .text(path))
      } else {
        writer.context.report.add(.imageMissing, cell.element.id, example: image)
      }
    }
    map.add("accessory", accessory(cell.element["accessoryType"]).map { .plain($0) })
    map.add("id", writer.names.name(cell.element).map { .text($0) })
    if map.entries.count == 1, let title = map["title"] { return title }
    return .inline(map)
  }

  /// A cell refers to its labels by id.
  private func part(_ cell: TableContent.Cell, _ name: String) -> Element? {
    guard let id = cell.element[name] else { return nil }
    return cell.element.subtree.first { $0.id == id }
  }

  private func text(_ cell: TableContent.Cell, _ name: String) -> String? { part(cell, name)?.string("text") }

  private func accessory(_ type: String?) -> String? {
    switch type {
    case "disclosureIndicator", "detailDisclosureButton": "disclosure"
    case "checkmark": "checkmark"
    default: nil
    }
  }
}
