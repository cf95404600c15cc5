/// The elements of a file in document order. Immutable once built, so that elements can be handed around freely.
final class ElementTree: Sendable {
  struct Node: Sendable {
    var tag: String
    var attributes: [String: String]
    /// Character data between the tags.
    var text = ""
    /// The comment before the element: Xcode writes a scene's name there.
    var comment: String?
    var line: Int
    var parent: Int?
    var children: [Int] = []
  }

  let nodes: [Node]

  /// - Parameter nodes: the root first, at least one.
  init(nodes: [Node]) { self.nodes = nodes }

  var root: Element { Element(tree: self, index: 0) }
}

/// One element of a storyboard, with its place among the others.
struct Element: Sendable {
  let tree: ElementTree
  /// Place in document order.
  let index: Int

  private var node: ElementTree.Node { tree.nodes[index] }

  var tag: String { node.tag }
  var line: Int { node.line }
  var text: String { node.text }
  var comment: String? { node.comment }
  var attributes: [String: String] { node.attributes }
  var parent: Element? { node.parent.map { Element(tree: tree, index: $0) } }
  var children: [Element] { node.children.map { Element(tree: tree, index: $0) } }
  /// Unique in the document where it is written.
  var id: String? { node.attributes["id"] }

  subscript(_ attribute: String) -> String? { node.attributes[attribute] }

  /// The element and all below it, in document order.
  var subtree: [Element] {
    // What is inside of an element follows it, so the last descendant ends a run of places.
    var last = index
    while let next = tree.nodes[last].children.last { last = next }
    return (index...last).map { Element(tree: tree, index: $0) }
  }

  /// Parent, its parent, and so on to the root.
  var ancestors: [Element] {
    var found: [Element] = []
    var next = parent
    while let element = next {
      found.append(element)
      next = element.parent
    }
    return found
  }

  func child(_ tag: String) -> Element? { children.first { $0.tag == tag } }

  /// The child that fills a property of this element: `<color key="textColor" …/>`.
  func child(key: String) -> Element? { children.first { $0["key"] == key } }

  func child(_ tag: String, key: String) -> Element? { children.first { $0.tag == tag && $0["key"] == key } }
}

extension Element: Hashable {
  static func == (left: Element, right: Element) -> Bool {
    left.index == right.index && left.tree === right.tree
  }

  func hash(into hasher: inout Hasher) { hasher.combine(index) }
}
