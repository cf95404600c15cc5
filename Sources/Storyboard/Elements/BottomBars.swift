internal import Motion

/// The bars below a screen that its containers draw: tabs, and a navigation controller's toolbar.
struct BottomBars {
  let context: ImportContext
  let controller: Controller

  private var tabs: Controller? {
    controller.element.isYes("hidesBottomBarWhenPushed")
      ? nil : context.graph.tabBarController(of: controller.id)
  }

  private var toolbarItems: [Element] {
    guard let navigation = context.graph.navigationController(of: controller.id),
      navigation.element["toolbarHidden"] == "NO", tabs == nil
    else { return [] }
    return controller.element.child("toolbarItems")?.children ?? []
  }

  /// UIKit's heights, above the home indicator.
  var height: Double {
    let bar = tabs != nil ? 49.0 : toolbarItems.isEmpty ? 0 : 44
    return bar + context.device.homeIndicatorHeight
  }

  func views(_ writer: ViewWriter) -> [YAMLMap] {
    let width = context.device.size.width
    if let tabs {
      let bar = tabs.element.child("tabBar", key: "tabBar")
      var inner = writer
      inner.tint = bar?.child("color", key: "tintColor") ?? writer.tint
      let draft = BarParts.tabs(
        items(tabs), selected: selected(tabs), width: width, color: bar?.child("color", key: "barTintColor"),
        inner)
      return [placed(draft, bar ?? tabs.element, "tabBar", writer)].compactMap { $0 }
    }
    let items = toolbarItems
    guard !items.isEmpty else { return [] }
    let draft = BarParts.toolbar(items, width: width, color: nil, writer)
    return [placed(draft, controller.element, "toolbar", writer)].compactMap { $0 }
  }

  private func placed(_ draft: ViewDraft, _ element: Element, _ id: String, _ writer: ViewWriter) -> YAMLMap?
  {
    guard let fill = draft.fill else { return nil }
    var map = YAMLMap([("box", fill), ("left", .number(0)), ("right", .number(0)), ("bottom", .number(0))])
    map.add("height", .number(height))
    map.add("views", .list(draft.children.map { .map($0) }))
    return map
  }

  private func children(_ tabs: Controller) -> [Controller] {
    context.document.segues
      .filter { $0.kind == .relationship && $0.sourceController == tabs.id }
      .compactMap { context.document.controller($0.destination) }
  }

  private func items(_ tabs: Controller) -> [TabItem] {
    children(tabs).map { child in
      // A navigation controller shows the item of its root where it has none.
      let content = context.graph.content(of: child.id).flatMap { context.document.controller($0) }
      let item = child.element.child("tabBarItem") ?? content?.element.child("tabBarItem")
      return TabItem(item, child.element, context)
    }
  }

  private func selected(_ tabs: Controller) -> Int {
    children(tabs).firstIndex { child in
      child.id == controller.id || context.graph.content(of: child.id) == controller.id
        || context.graph.navigationController(of: controller.id)?.id == child.id
    } ?? 0
  }
}
