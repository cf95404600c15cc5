/// One full picture of the interface: what a view controller's view shows.
package struct Screen: Sendable {
  package var name: String
  package var background: Fill
  package var navigationBar: NavigationBar?
  package var tabBar: TabBarControl?
  package var toolbar: ToolbarControl?
  /// Of its bars; its views know their own.
  package var direction: LayoutDirection
  /// Back to front, in the screen's coordinates.
  package var views: [View]

  package init(
    name: String, background: Fill, navigationBar: NavigationBar? = nil, tabBar: TabBarControl? = nil,
    toolbar: ToolbarControl? = nil,
    direction: LayoutDirection = .leftToRight, views: [View] = []
  ) {
    self.name = name
    self.background = background
    self.navigationBar = navigationBar
    self.tabBar = tabBar
    self.toolbar = toolbar
    self.direction = direction
    self.views = views
  }
}

extension Screen {
  /// The bars at the foot, the toolbar above the tab bar; nothing where the screen has none.
  package var bottomBars: [View] {
    func bar(_ id: String, _ control: any Control, height: Double, above: Double) -> View {
      View(
        id: id, .control(control),
        Placement(left: .zero, right: .zero, bottom: .points(above), height: .points(height)),
        direction: direction)
    }
    var bars: [View] = []
    let tabBarHeight = tabBar.map { TabBarControl.height + $0.bottomInset } ?? 0
    if let toolbar {
      let height = ToolbarControl.height + toolbar.bottomInset
      bars.append(bar(ToolbarControl.id, toolbar, height: height, above: tabBarHeight))
    }
    if let tabBar { bars.append(bar(TabBarControl.id, tabBar, height: tabBarHeight, above: 0)) }
    return bars
  }
}
