internal import Motion

/// Writes the bar of a screen that a navigation stack shows.
struct NavigationBarWriter {
  let context: ImportContext
  let controller: Controller

  private var navigation: Controller? { context.graph.navigationController(of: controller.id) }
  private var bar: Element? { navigation?.element.child("navigationBar", key: "navigationBar") }

  var isShown: Bool {
    context.graph.inNavigation.contains(controller.id)
      && !(navigation?.element.isYes("navigationBarHidden") ?? false)
  }

  var isLarge: Bool {
    guard let bar, bar.isYes("largeTitles") || bar.isYes("prefersLargeTitles") else { return false }
    return controller.navigationItem?["largeTitleDisplayMode"] != "never"
  }

  /// UIKit's bar is 44 points high, and 96 with a large title.
  var height: Double { isShown ? (isLarge ? 96 : NavigationBar.rowHeight) : 0 }

  /// Whether the bar is so dark that the status bar above it must be light.
  var isDark: Bool {
    guard isShown, let color = context.colors.color(bar?.child("color", key: "barTintColor"))?.color else {
      return bar?["barStyle"] == "black"
    }
    return 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue < 0.5
  }

  private var isBlack: Bool { bar?["barStyle"] == "black" || bar?["barStyle"] == "blackTranslucent" }

  /// A left item of the screen's own replaces the button.
  var showsBackButton: Bool {
    guard isShown else { return false }
    let item = controller.navigationItem
    return !(item?.isYes("hidesBackButton") ?? false) && item?.child("leftBarButtonItems") == nil
      && item?.child("barButtonItem", key: "leftBarButtonItem") == nil
  }

  func yaml(_ names: ElementNames) -> YAMLValue? {
    guard isShown else { return nil }
    let item = controller.navigationItem
    let title = item?.string("title") ?? titleView(item) ?? controller.title ?? ""
    var map = YAMLMap([("title", .text(title))])
    map.add("left", items(item, "left", names))
    map.add("right", items(item, "right", names))
    if isLarge { map.add("largeTitle", .bool(true)) }
    let background = context.color(bar?.child("color", key: "barTintColor"))?.yaml
    map.add("background", background ?? (isBlack ? .plain("black") : nil))
    let attributes = bar?.child("textAttributes", key: "titleTextAttributes")
    let titleColor = context.color(attributes?.child("color", key: "textColor"))?.yaml
    map.add("titleColor", titleColor ?? (isBlack ? .plain("white") : nil))
    map.add("tint", context.color(bar?.child("color", key: "tintColor"))?.yaml)
    if item?.isYes("hidesBackButton") ?? false { map.add("backButton", .bool(false)) }
    return map.entries.count == 1 ? .text(title) : .map(map)
  }

  private func titleView(_ item: Element?) -> String? {
    item?.child(key: "titleView")?.subtree.first { $0.tag == "label" }?.string("text")
  }

  /// UIKit counts right items from the right edge inwards.
  private func items(_ item: Element?, _ side: String, _ names: ElementNames) -> YAMLValue? {
    let single = item?.child("barButtonItem", key: side + "BarButtonItem").map { [$0] } ?? []
    let several = item?.child(side + "BarButtonItems")?.children ?? []
    let elements = side == "right" ? several.reversed() + single : single + several
    let written = elements.compactMap { BarItem($0, context)?.yaml(names) }
    guard let first = written.first else { return nil }
    return written.count == 1 ? first : .flow(written)
  }
}
