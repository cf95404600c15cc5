/// One full picture of the interface: what a view controller's view shows.
package struct Screen: Sendable {
  package var name: String
  package var background: Fill
  package var navigationBar: NavigationBar?
  /// Of its bars; its views know their own.
  package var direction: LayoutDirection
  /// Back to front, in the screen's coordinates.
  package var views: [View]

  package init(
    name: String, background: Fill, navigationBar: NavigationBar? = nil,
    direction: LayoutDirection = .leftToRight, views: [View] = []
  ) {
    self.name = name
    self.background = background
    self.navigationBar = navigationBar
    self.direction = direction
    self.views = views
  }
}
