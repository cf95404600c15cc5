/// A storyboard that has been read: its elements by id, its controllers and its segues.
package struct StoryboardDocument: Sendable {
  /// As the caller named the file.
  package let path: String
  let tree: ElementTree
  private let places: [String: Int]
  private let controllerPlaces: [String: Int]
  /// One a scene, in document order.
  let controllers: [Controller]
  /// In document order.
  let segues: [SegueRecord]
  let resources: Resources

  init(path: String, tree: ElementTree) {
    self.path = path
    self.tree = tree
    var places: [String: Int] = [:]
    for (index, node) in tree.nodes.enumerated() {
      // Ids are unique; where a file breaks that, the first one stands.
      if let id = node.attributes["id"], places[id] == nil { places[id] = index }
    }
    self.places = places
    controllers = Controller.all(in: tree.root)
    controllerPlaces = Dictionary(
      controllers.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    segues = SegueRecord.all(in: controllers)
    resources = Resources(tree.root)
  }

  subscript(id: String) -> Element? { places[id].map { Element(tree: tree, index: $0) } }

  func controller(_ id: String) -> Controller? { controllerPlaces[id].map { controllers[$0] } }

  /// The controller that the app starts with, or the first one.
  var initialController: Controller? {
    tree.root["initialViewController"].flatMap { controller($0) } ?? controllers.first
  }

  var type: String { tree.root["type"] ?? "" }

  /// Xcode's build of Interface Builder, by which eras are told apart: 11134 is Xcode 8, 15400 Xcode 11.
  var toolsVersion: Double {
    let digits = (tree.root["toolsVersion"] ?? "").prefix { $0.isNumber || $0 == "." }
    let parts = digits.split(separator: ".")
    return Element.number(parts.prefix(2).joined(separator: ".")) ?? 0
  }
}
