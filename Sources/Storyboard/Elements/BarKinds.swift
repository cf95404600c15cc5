internal import Motion

extension ElementKind {
  /// A navigation bar that is a view of its own.
  static let navigationBar = ElementKind("navigationBar") { element, frame, writer in
    var draft = BarParts.bar(writer, color: element.child("color", key: "barTintColor"), hairline: .bottom)
    guard let item = element.child("items")?.children.first else { return draft }
    if let title = item.string("title") {
      draft.children.append(
        YAMLMap([
          ("label", .text(title)), ("centerX", .plain("50%")), ("centerY", .plain("50%")),
          ("font", .inline(YAMLMap([("size", .number(17)), ("weight", .plain("semibold"))]))),
        ]))
    }
    for side in ["left", "right"] {
      guard let button = item.child("barButtonItem", key: side + "BarButtonItem"),
        let bar = BarItem(button, writer.context)
      else { continue }
      draft.children.append(
        BarParts.button(bar, writer, YAMLMap([(side, .number(16)), ("centerY", .plain("50%"))])))
    }
    return draft
  }

  static let toolbar = ElementKind("toolbar") { element, frame, writer in
    BarParts.toolbar(
      element.child("items")?.children ?? [], width: frame.width,
      color: element.child("color", key: "barTintColor"), writer)
  }

  static let tabBar = ElementKind("tabBar") { element, frame, writer in
    let items = (element.child("items")?.children ?? []).map { TabItem($0, $0, writer.context) }
    return BarParts.tabs(
      items, selected: 0, width: frame.width, color: element.child("color", key: "barTintColor"), writer)
  }
}

/// A tab's button.
struct TabItem {
  let element: Element
  let title: String
  let image: String?

  /// - Parameter item: `<tabBarItem>`; nil shows the controller's title alone.
  init(_ item: Element?, _ controller: Element, _ context: ImportContext) {
    element = item ?? controller
    image = item?["image"]
    title =
      item?.string("title") ?? item?["systemItem"].map { $0.prefix(1).uppercased() + $0.dropFirst() }
      ?? controller["title"] ?? ""
  }

  /// As an entry of `tabBar:`; a picture that cannot be drawn is reported, and leaves the title.
  func yaml(_ context: ImportContext) -> YAMLValue {
    var map = YAMLMap()
    if !title.isEmpty { map.add("title", .text(title)) }
    if let image {
      if let path = context.assets.drawable(image) {
        map.add("icon", .text(path))
      } else {
        context.report.add(.barIcon, element.id, example: image)
      }
    }
    map.add("badge", element["badgeValue"].map { .text($0) })
    if map.entries.isEmpty || (map.entries.count == 1 && !title.isEmpty) { return .text(title) }
    if map["title"] == nil, map["icon"] == nil { map.add("title", .text("")) }
    return .inline(map)
  }
}
