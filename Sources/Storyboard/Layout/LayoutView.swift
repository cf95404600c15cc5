internal import Motion

/// A view that takes part in the layout of a scene.
struct LayoutView: Sendable {
  let element: Element
  /// Place of the parent in the list; nil for the root.
  let parent: Int?
  /// In the parent's coordinates; nil where the file has none, or a placeholder for a view that another size class
  /// installs.
  let stored: Rect?
  /// Whether springs and struts place the view.
  let isAutoresizing: Bool
  /// Fills its parent whatever its mask says: the content view of a cell.
  let fillsParent: Bool

  /// The root and all below it that are laid out with it, parents first.
  static func all(in root: Element, traits: Traits, usesAutoLayout: Bool) -> [LayoutView] {
    var views = [
      LayoutView(
        element: root, parent: nil, stored: root.storedFrame, isAutoresizing: false, fillsParent: false)
    ]
    var next = 0
    while next < views.count, views.count < StoryboardLimits.viewsOfScene {
      let parent = views[next].element
      for child in ViewTree.children(of: parent, traits: traits) {
        let isContent = child["key"] == "contentView"
        let isAutoresizing =
          !usesAutoLayout || child.isYes("fixedFrame")
          || child["translatesAutoresizingMaskIntoConstraints"] != "NO"
        views.append(
          LayoutView(
            element: child, parent: next, stored: Self.stored(child),
            isAutoresizing: isAutoresizing && !isContent,
            fillsParent: isContent))
      }
      next += 1
    }
    return views
  }

  /// Xcode 6 and 7 write these frames for labels and buttons that the any/any canvas does not install.
  private static let placeholders = [Rect(0, -21, 42, 21), Rect(-23, -15, 46, 30)]

  private static func stored(_ element: Element) -> Rect? {
    guard let frame = element.storedFrame, frame.width >= 0, frame.height >= 0 else { return nil }
    return placeholders.contains(frame) ? nil : frame
  }
}

/// Which elements are views inside of which.
enum ViewTree {
  /// Kinds whose contents are laid out apart from the scene's constraints.
  private static let opaque: Set = [
    "tableView", "collectionView", "navigationBar", "toolbar", "tabBar", "segmentedControl", "pickerView",
    "containerView",
  ]

  static func children(of element: Element, traits: Traits) -> [Element] {
    if opaque.contains(element.tag) { return [] }
    let content = element.child(key: "contentView").map { [$0] } ?? []
    return content + traits.installed("subviews", of: element)
  }
}
