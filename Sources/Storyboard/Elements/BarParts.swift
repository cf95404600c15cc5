internal import Motion

/// What bars are made of.
enum BarParts {
  enum Edge: String { case top, bottom }

  /// The background with its hairline.
  static func bar(_ writer: ViewWriter, color: Element?, hairline: Edge) -> ViewDraft {
    let background = writer.context.color(color)?.yaml ?? writer.context.system("systemBackground")?.yaml
    var draft = ViewDraft.box(background)
    draft.children = [
      YAMLMap([
        ("box", writer.context.system("separator")?.yaml ?? .plain("separator")), ("left", .number(0)),
        ("right", .number(0)), (hairline.rawValue, .number(0)), ("height", .number(0.5)),
      ])
    ]
    return draft
  }

  static func button(_ item: BarItem, _ writer: ViewWriter, _ placement: YAMLMap) -> YAMLMap {
    let tint = writer.tintColor?.yaml ?? writer.context.system("tintColor")?.yaml ?? .plain("tintColor")
    var map = YAMLMap()
    if let icon = item.icon {
      map.add("icon", .text(icon))
    } else {
      map.add("label", .text(item.title ?? ""))
    }
    map.add("id", writer.names.name(item.element, words: item.title).map { .text($0) })
    map.append(placement)
    if item.icon != nil {
      map.append(YAMLMap([("width", .number(24)), ("height", .number(24)), ("tint", tint)]))
    } else {
      map.add("color", tint)
    }
    return map
  }

  /// Items in a row; flexible spaces share what is left, as UIToolbar does.
  static func toolbar(_ items: [Element], width: Double, color: Element?, _ writer: ViewWriter) -> ViewDraft {
    var draft = bar(writer, color: color, hairline: .top)
    let font = Font(size: 17)
    let lengths = items.map { item -> Double in
      switch item["systemItem"] {
      case "flexibleSpace": return 0
      case "fixedSpace": return item.number("width") ?? 8
      default:
        let title = BarItem(item, writer.context)?.title ?? ""
        let text = Text(title, font: font)
        return title.isEmpty
          ? 24 : writer.context.layout.measurer.size(of: text, maxWidth: nil).width.rounded(.up)
      }
    }
    let (margin, gap) = (16.0, 8.0)
    let flexible = items.filter { $0["systemItem"] == "flexibleSpace" }.count
    let used = lengths.reduce(0, +) + gap * Double(max(items.count - 1, 0)) + 2 * margin
    let share = flexible > 0 ? max(width - used, 0) / Double(flexible) : 0
    var x = margin
    for (item, length) in zip(items, lengths) {
      if let bar = BarItem(item, writer.context) {
        let placement = YAMLMap([("left", .number((x * 2).rounded() / 2)), ("centerY", .plain("50%"))])
        draft.children.append(button(bar, writer, placement))
      }
      x += gap + (item["systemItem"] == "flexibleSpace" ? share : length)
    }
    return draft
  }

  /// Tabs of equal width: a picture of 25 points above a title of 10, the selected one in the tint.
  static func tabs(
    _ items: [TabItem], selected: Int, width: Double, color: Element?, _ writer: ViewWriter
  ) -> ViewDraft {
    var draft = bar(writer, color: color, hairline: .top)
    let each = width / Double(max(items.count, 1))
    for (index, item) in items.enumerated() {
      let tint =
        index == selected
        ? writer.tintColor?.yaml ?? writer.context.system("tintColor")?.yaml ?? .plain("tintColor")
        : .plain("systemGray")
      let x = (each * Double(index) * 2).rounded() / 2
      if let name = item.image {
        let frame = Rect(x + ((each - 25) / 2).rounded(), 6, 25, 25)
        var icon = tabImage(name, item, writer)
        icon.append(PlacementWriter.frame(frame))
        if icon["icon"] != nil { icon.add("tint", tint) }
        draft.children.append(icon)
      }
      var label = YAMLMap([("label", .text(item.title))])
      label.append(PlacementWriter.frame(Rect(x, 33, each, 12)))
      label.append(YAMLMap([("font", .number(10)), ("color", tint), ("align", .plain("center"))]))
      draft.children.append(label)
    }
    return draft
  }

  private static func tabImage(_ name: String, _ item: TabItem, _ writer: ViewWriter) -> YAMLMap {
    switch ImageParts.content(name, mode: "aspectFit", item.element, writer) {
    case .picture(let key, let value, let keys):
      var map = YAMLMap([(key, value)])
      map.append(keys)
      return map
    case .missing:
      return YAMLMap([("box", .plain("systemGray4"))])
    }
  }
}
