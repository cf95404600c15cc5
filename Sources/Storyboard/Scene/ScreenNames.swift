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
      controller.customClass.flatMap(withoutSuffix), controller.storyboardIdentifier.flatMap(withoutSuffix),
      controller.scene.comment.flatMap(withoutSuffix),
    ].map { name in name.flatMap { generic.contains($0) ? nil : $0 } }
  }

  /// `InfoViewController` as `Info`; nil for a name that is nothing but the suffix.
  static func withoutSuffix(_ name: String) -> String? {
    let suffixes = ["ViewController", "Controller", "VC"]
    let words = name.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if generic.contains(words) { return nil }
    for suffix in suffixes + ["View Controller"] where words.hasSuffix(suffix) {
      let rest = words.dropLast(suffix.count).split(separator: " ").joined(separator: " ")
      if !rest.isEmpty { return rest }
    }
    return words
  }

  /// What Xcode writes where nobody chose a name.
  private static let generic: Set = [
    "View Controller", "ViewController", "Table View Controller", "Collection View Controller", "Item",
    "Title",
    "UIViewController", "View",
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
