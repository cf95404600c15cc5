internal import Motion

/// Reads the bars at the foot of a screen: a list of items, or a map.
struct BottomBarReader {
  let reader: ViewReader

  /// Points that the home indicator takes, below the lowest bar.
  private var inset: Double { reader.context.canvas.device?.homeIndicatorHeight ?? 0 }

  func tabBar(_ field: Field) -> TabBarControl? {
    let keys = field.value.items == nil ? field.map(.tabBar) : nil
    guard let written = keys == nil ? field : keys?.required("items"),
      let fields = written.list("tabs", count: 1...8)
    else { return nil }
    let items = fields.enumerated().map { index, field in tab(field, id: "tabBar/\(index)") }
    var bar = TabBarControl(
      items: items, selected: keys?["selected"]?.integer(0...max(items.count - 1, 0)) ?? 0,
      appearance: reader.context.appearance, bottomInset: inset)
    bar.tint = keys?["tint"]?.color() ?? bar.tint
    bar.color = keys?["color"]?.color() ?? bar.color
    bar.background = keys?["background"]?.fill() ?? bar.background
    bar.separator = keys?["separator"]?.color() ?? bar.separator
    keys?.finish()
    return bar
  }

  private func tab(_ field: Field, id: String) -> TabBarControl.Item {
    if field.value.text != nil { return TabBarControl.Item(id: id, title: field.text() ?? "") }
    guard let keys = Keys(field.value, .tab, field.context, key: field.key) else {
      return TabBarControl.Item(id: id, title: "")
    }
    let item = TabBarControl.Item(
      id: keys["id"].flatMap { reader.scope.identifier($0, prefix: "") } ?? id,
      title: keys["title"]?.text() ?? "", icon: keys["icon"].flatMap { reader.asset($0, isIcon: true) },
      badge: keys["badge"]?.text(maximum: 100))
    if !keys.has("title"), !keys.has("icon") {
      field.context.report.error("a tab needs a `title` or an `icon`", at: keys.place)
    }
    keys.finish()
    return item
  }

  /// - Parameter isLowest: whether no tab bar is below it.
  func toolbar(_ field: Field, isLowest: Bool) -> ToolbarControl? {
    let keys = field.value.items == nil ? field.map(.toolbar) : nil
    guard let written = keys == nil ? field : keys?.required("items"),
      let fields = written.list("items", count: 1...16)
    else { return nil }
    let entries = fields.enumerated().compactMap { index, field in entry(field, id: "toolbar/\(index)") }
    var bar = ToolbarControl(
      entries: entries, appearance: reader.context.appearance, bottomInset: isLowest ? inset : 0)
    bar.tint = keys?["tint"]?.color() ?? bar.tint
    bar.background = keys?["background"]?.fill() ?? bar.background
    bar.separator = keys?["separator"]?.color() ?? bar.separator
    bar.font = keys?["font"].flatMap { reader.font($0) } ?? bar.font
    keys?.finish()
    return bar
  }

  /// `space` without quotes is the flexible space.
  private func entry(_ field: Field, id: String) -> ToolbarControl.Entry? {
    if case .scalar("space", .plain) = field.value.content { return .space }
    return NavigationBarReader(reader: reader).item(field, id: id).map(ToolbarControl.Entry.item)
  }
}
