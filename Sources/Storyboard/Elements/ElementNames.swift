/// Names the views of one screen: by what Interface Builder calls them, by the outlet that points to them, or by what
/// they say.
final class ElementNames {
  private let outlets: [String: String]
  private var maker = NameMaker(reserved: NameMaker.reservedIDs)
  private var names: [Element: String] = [:]
  /// Controllers that the screen shows, its own included.
  private var embedded: Set<String>
  /// Elements that need a name, since a segue starts from them.
  private let triggers: Set<Element>

  init(scene: Element, controller: String, triggers: Set<Element>) {
    embedded = [controller]
    var outlets: [String: String] = [:]
    for element in scene.subtree where element.tag == "outlet" || element.tag == "outletCollection" {
      guard let property = element["property"], let destination = element["destination"],
        !Self.plumbing.contains(property)
      else { continue }
      if outlets[destination] == nil { outlets[destination] = property }
    }
    self.outlets = outlets
    self.triggers = triggers
  }

  /// Whether a controller is drawn in this screen for the first time.
  func embed(_ controller: String) -> Bool { embedded.insert(controller).inserted }

  /// Outlets that say nothing about what they point to.
  private static let plumbing: Set = [
    "dataSource", "delegate", "view", "gestureRecognizers", "searchDisplayController", "tableView",
    "contentView",
  ]

  /// - Parameter words: what the element says: its text or title.
  /// - Returns: nil for an element that nobody named and nothing refers to.
  func name(_ element: Element, words: String? = nil) -> String? {
    if let known = names[element] { return known }
    let outlet = element.id.flatMap { outlets[$0] }
    let label = element["userLabel"]
    let saying = (words ?? ownWords(element)).flatMap { Self.generic.contains($0) ? nil : $0 }
    guard outlet != nil || label != nil || saying != nil || triggers.contains(element) else { return nil }
    let name = maker.name(
      [label, outlet, saying, element["reuseIdentifier"]], fallback: NameMaker.word(element.tag) ?? "view")
    names[element] = name
    return name
  }

  /// A cell or a view that a segue starts from is known by the first text in it.
  private func ownWords(_ element: Element) -> String? {
    guard triggers.contains(element) else { return nil }
    return element.subtree.lazy.compactMap { $0.tag == "label" ? $0.string("text") : nil }
      .first { !Self.generic.contains($0) }
  }

  /// Whether a view that draws nothing is still wanted.
  func isNamed(_ element: Element) -> Bool {
    triggers.contains(element) || element["userLabel"] != nil || element.id.flatMap { outlets[$0] } != nil
  }

  /// The name that an element got.
  subscript(element: Element) -> String? { names[element] }

  /// What Interface Builder writes into a new element.
  private static let generic: Set = ["Label", "Button", "Item", "Title", "Detail", "Subtitle", ""]
}
