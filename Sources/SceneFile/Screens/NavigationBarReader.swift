internal import Motion

/// Reads a screen's navigation bar: a title, or a map.
struct NavigationBarReader {
  let reader: ViewReader

  /// - Parameter background: the screen's, which shows through the bar below a large title.
  func bar(_ field: Field, over background: Fill) -> NavigationBar? {
    var bar = NavigationBar(
      title: "", background: .color(reader.system("systemBackground")), titleColor: reader.system("label"),
      tint: reader.system("tintColor"), separator: reader.system("separator"))
    if field.value.text != nil, !field.value.isEmpty {
      bar.title = field.text() ?? ""
      return bar
    }
    guard let keys = field.map(.navigationBar) else { return nil }
    bar.title = keys["title"]?.text() ?? ""
    bar.prefersLargeTitle = keys["largeTitle"]?.bool() ?? false
    if bar.prefersLargeTitle { (bar.background, bar.separator) = (background, .clear) }
    bar.left = keys["left"].map { items($0, side: "left") } ?? []
    bar.right = keys["right"].map { items($0, side: "right") } ?? []
    bar.background = keys["background"]?.fill() ?? bar.background
    bar.titleColor = keys["titleColor"]?.color() ?? bar.titleColor
    bar.tint = keys["tint"]?.color() ?? bar.tint
    bar.separator = keys["separator"]?.color() ?? bar.separator
    bar.showsBackButton = keys["backButton"]?.bool() ?? true
    bar.font = keys["font"].flatMap { reader.font($0) } ?? bar.font
    keys.finish()
    return bar
  }

  /// One item, or a list of them.
  private func items(_ field: Field, side: String) -> [NavigationBar.Item] {
    let fields =
      field.value.items == nil ? [field] : (field.list("bar items", count: 0...8) ?? [])
    return fields.enumerated().compactMap { index, field in item(field, id: "bar/\(side)/\(index)") }
  }

  func item(_ field: Field, id: String) -> NavigationBar.Item? {
    if field.value.text != nil { return field.text().map { NavigationBar.Item(id: id, title: $0) } }
    guard let keys = Keys(field.value, .barItem, field.context, key: field.key) else { return nil }
    let item = NavigationBar.Item(
      id: keys["id"].flatMap { reader.scope.identifier($0, prefix: reader.prefix) } ?? id,
      title: keys["title"]?.text(),
      icon: keys["icon"].flatMap { reader.asset($0, isIcon: true) })
    if !keys.has("title"), !keys.has("icon") {
      field.context.report.error("a bar item needs a `title` or an `icon`", at: keys.place)
    }
    keys.finish()
    return item
  }
}
