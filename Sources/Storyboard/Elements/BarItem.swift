internal import Motion

/// A button of a bar, as it can be written.
struct BarItem {
  let element: Element
  var title: String?
  /// Path of a picture.
  var icon: String?

  /// nil for a space, or for an item that shows nothing.
  init?(_ element: Element, _ context: ImportContext) {
    self.element = element
    if let system = element["systemItem"] {
      guard let sign = Self.signs[system] else { return nil }
      title = sign
      if !Self.words.contains(system) { context.report.add(.systemItem, element.id, example: system) }
      return
    }
    title = element.string("title")
    if let image = element["image"] { readImage(image, context) }
    if let custom = element.child(key: "customView") {
      title = ButtonState(custom).title ?? custom.string("text") ?? custom["image"] ?? title
    }
    if title?.isEmpty ?? true, icon == nil { return nil }
  }

  /// A bar draws the silhouette of a picture; one that cannot be drawn is written by its name.
  private mutating func readImage(_ image: String, _ context: ImportContext) {
    if let path = context.assets.drawable(image) {
      icon = path
      title = nil
    } else if context.document.resources.symbols.contains(image) || element["catalog"] == "system" {
      // An app has Apple's own font for these; a dot with an ellipsis is shorter than any of their names.
      title = title.flatMap { $0.isEmpty || $0 == "Item" ? nil : $0 } ?? "•••"
      context.report.add(.symbol, element.id, example: image)
    } else {
      title = title.flatMap { $0.isEmpty || $0 == "Item" ? nil : $0 } ?? image.lastComponent.stem
      context.report.add(.barIcon, element.id, example: image)
    }
  }

  /// UIKit shows a word for these.
  private static let words: Set = ["done", "cancel", "edit", "save", "undo", "redo", "close", "add"]
  /// Words and signs for UIBarButtonItem.SystemItem, apart from the spaces.
  private static let signs: [String: String] = [
    "done": "Done", "cancel": "Cancel", "edit": "Edit", "save": "Save", "undo": "Undo", "redo": "Redo",
    "close": "Close", "add": "+", "compose": "Compose", "reply": "Reply", "action": "Share",
    "organize": "Organize", "bookmarks": "Bookmarks", "search": "Search", "refresh": "Refresh",
    "stop": "Stop",
    "camera": "Camera", "trash": "Trash", "play": "Play", "pause": "Pause", "rewind": "Rewind",
    "fastForward": "Forward", "pageCurl": "Curl",
  ]

  /// As an entry of `left:` or `right:`.
  func yaml(_ names: ElementNames) -> YAMLValue {
    let id = names.name(element, words: element["systemItem"] ?? (icon ?? title)?.lastComponent.stem)
    var map = YAMLMap()
    map.add("title", title.map { .text($0) })
    map.add("icon", icon.map { .text($0) })
    map.add("id", id.map { .text($0) })
    if map.entries.count == 1, let title { return .text(title) }
    return .inline(map)
  }
}
