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

  /// The home indicator included.
  var height: Double {
    let bar = tabs != nil ? TabBarControl.height : toolbarItems.isEmpty ? 0 : ToolbarControl.height
    return bar + context.device.homeIndicatorHeight
  }

  /// The screen's keys for them: `tabBar`, `toolbar`.
  func yaml(_ names: ElementNames) -> YAMLMap {
    var map = YAMLMap()
    if let tabs, let bar = tabBar(tabs) { map.add("tabBar", bar) }
    let entries = toolbarItems.compactMap { entry($0, names) }.prefix(16)
    // A bar of nothing but spaces shows nothing.
    if entries.contains(where: { $0 != Self.space }) { map.add("toolbar", .flow(Array(entries))) }
    return map
  }

  private static let space = YAMLValue.plain("space")

  private func entry(_ item: Element, _ names: ElementNames) -> YAMLValue? {
    item["systemItem"] == "flexibleSpace" ? Self.space : BarItem(item, context)?.yaml(names)
  }

  private func tabBar(_ tabs: Controller) -> YAMLValue? {
    let all = items(tabs)
    guard !all.isEmpty else { return nil }
    let selected = selected(tabs)
    // On a phone UIKit shows four of more than five tabs, and the rest behind one of its own.
    let isShort = all.count > 5
    var entries = (isShort ? Array(all.prefix(4)) : all).map { $0.yaml(context) }
    if isShort { entries.append(.text("More")) }
    let bar = tabs.element.child("tabBar", key: "tabBar")
    var map = YAMLMap([("items", .flow(entries))])
    if selected > 0 { map.add("selected", .number(Double(min(selected, entries.count - 1)))) }
    map.add("tint", context.color(bar?.child("color", key: "tintColor"))?.yaml)
    map.add("background", context.color(bar?.child("color", key: "barTintColor"))?.yaml)
    return map.entries.count == 1 ? .flow(entries) : .map(map)
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
