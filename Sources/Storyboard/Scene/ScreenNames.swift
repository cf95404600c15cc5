/// Names the screens of a storyboard.
struct ScreenNames {
  /// By controller.
  private(set) var names: [String: String] = [:]

  init(_ document: StoryboardDocument) {
    var maker = NameMaker()
    for controller in document.controllers where !controller.isContainer && !controller.isPlaceholder {
      names[controller.id] = maker.name(Self.candidates(controller), fallback: "screen")
    }
  }

  subscript(controller: String) -> String? { names[controller] }

  static func candidates(_ controller: Controller) -> [String?] {
    [
      controller.element["userLabel"], controller.title, controller.navigationItem?.string("title"),
      controller.customClass.map(withoutSuffix), controller.storyboardIdentifier.map(withoutSuffix),
      controller.scene.comment.map(withoutSuffix),
    ].map { name in name.flatMap { generic.contains($0) ? nil : $0 } }
  }

  /// `InfoViewController` as `Info`; a class that is nothing but the suffix says nothing.
  static func withoutSuffix(_ name: String) -> String {
    let trimmed = name.split(separator: " ").joined(separator: " ")
    for suffix in ["ViewController", "TableViewController", "View Controller", "Controller", "VC"]
    where trimmed.hasSuffix(suffix) && trimmed.count > suffix.count {
      return String(trimmed.dropLast(suffix.count))
    }
    return trimmed
  }

  /// What Xcode writes where nobody chose a name.
  private static let generic: Set = [
    "View Controller", "ViewController", "Item", "Title", "UI", "UIViewController", "View",
  ]

  /// Whether what a person typed means this controller.
  static func matches(_ text: String, _ controller: Controller, name: String?) -> Bool {
    [
      controller.id, controller.sceneID, controller.storyboardIdentifier, controller.customClass,
      controller.title,
      controller.navigationItem?.string("title"), name,
    ].contains(text)
  }
}
