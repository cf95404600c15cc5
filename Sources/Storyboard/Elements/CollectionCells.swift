internal import Motion

/// The cells of a collection: each prototype is written once as a component and used as often as it is seen.
enum CollectionCells {
  static func size(_ cell: Element, _ flow: FlowLayout) -> Size {
    if let custom = cell.child("size", key: "customSize"), let width = custom.number("width"),
      let height = custom.number("height"), width > 0, height > 0
    {
      return Size(width, height)
    }
    return flow.itemSize
  }

  static func views(_ cells: [Element], _ frames: [Rect], _ writer: ViewWriter) -> [YAMLMap] {
    var components: [Element: String] = [:]
    var named: Set<Element> = []
    return frames.enumerated().map { index, frame in
      let cell = cells[index % cells.count]
      let component = components[cell] ?? self.component(cell, Size(frame.width, frame.height), writer)
      components[cell] = component
      var map = YAMLMap([("use", .text(component))])
      // The first of its kind is the one that a segue starts from.
      if named.insert(cell).inserted { map.add("id", writer.names.name(cell).map { .text($0) }) }
      map.append(PlacementWriter.frame(frame))
      return map
    }
  }

  private static func component(_ cell: Element, _ size: Size, _ writer: ViewWriter) -> String {
    let inner = writer.inside(cell, size: size)
    let content = cell.child(key: "contentView") ?? cell
    var draft = ViewDraft.box(inner.background(cell) ?? inner.background(content))
    // Ids inside of a component belong to it, so the cells' views are named apart from the screen's.
    let names = ElementNames(scene: cell, controller: "", triggers: [])
    let own = ViewWriter(context: writer.context, names: names, layout: inner.layout, tint: writer.tint)
    draft.children = ViewTree.children(of: content, traits: writer.traits).compactMap { child in
      inner.layout.frames[child].flatMap { own.view(child, $0, in: size) }
    }
    let placement = YAMLMap([("frame", .flow([.number(0), .number(0), .plain("100%"), .plain("100%")]))])
    let view = own.view(draft, cell, placement)
    let words = [
      cell["reuseIdentifier"], cell["customClass"].map { $0.replacingSuffix("CollectionViewCell", "Cell") },
    ]
    return writer.context.components.add(words, views: view.map { [$0] } ?? [])
  }
}

extension String {
  func replacingSuffix(_ suffix: String, _ replacement: String) -> String {
    hasSuffix(suffix) && count > suffix.count ? dropLast(suffix.count) + replacement : self
  }
}
