/// A scene of the storyboard: one view controller with its view.
struct Controller: Sendable {
  let sceneID: String
  let scene: Element
  let element: Element

  var id: String { element.id ?? sceneID }
  var tag: String { element.tag }
  var customClass: String? { element["customClass"] }
  var storyboardIdentifier: String? { element["storyboardIdentifier"] }
  var title: String? { element["title"] }
  var navigationItem: Element? { element.child("navigationItem") }
  /// The controller's own view.
  var view: Element? { element.child(key: "view") }

  /// Navigation, tab and split controllers show the screens of others.
  var isContainer: Bool { Self.containers.contains(tag) }
  private static let containers: Set = ["navigationController", "tabBarController", "splitViewController"]

  /// Refers to a scene of another storyboard.
  var isPlaceholder: Bool { tag == "viewControllerPlaceholder" }

  static func all(in root: Element) -> [Controller] {
    (root.child("scenes")?.children ?? []).compactMap { scene in
      let objects = scene.child("objects")?.children ?? []
      let element =
        objects.first { $0["sceneMemberID"] == "viewController" } ?? objects.first { isController($0.tag) }
      return element.map { Controller(sceneID: scene["sceneID"] ?? "", scene: scene, element: $0) }
    }
  }

  private static func isController(_ tag: String) -> Bool {
    tag.hasSuffix("Controller") || tag == "viewControllerPlaceholder"
  }
}
