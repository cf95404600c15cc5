/// A segue as the storyboard has it.
struct SegueRecord: Sendable {
  enum Kind: String, Sendable {
    case relationship, custom, unwind, show, presentation, push, modal, showDetail, embed
    case popoverPresentation, popover, replace
  }

  let element: Element
  /// The controller of the scene that the segue stands in.
  let sourceController: String
  /// The element that performs it: a button, a cell, a gesture recogniser, or the controller itself.
  let trigger: Element
  let destination: String

  var id: String { element.id ?? "" }
  /// nil for a kind of a later Xcode.
  var kind: Kind? { Kind(rawValue: kindName) }
  var kindName: String { element["kind"] ?? "show" }
  /// An empty identifier is one that nobody wrote.
  var identifier: String? { element["identifier"].flatMap { $0.isEmpty ? nil : $0 } }
  var customClass: String? { element["customClass"] }
  var relationship: String? { element["relationship"] }

  static func all(in controllers: [Controller]) -> [SegueRecord] {
    controllers.flatMap { controller in
      controller.scene.subtree.compactMap { element in
        guard element.tag == "segue", element["reference"] == nil, let destination = element["destination"],
          let connections = element.parent, let trigger = connections.parent
        else { return nil }
        return SegueRecord(
          element: element, sourceController: controller.id, trigger: trigger, destination: destination)
      }
    }
  }
}
