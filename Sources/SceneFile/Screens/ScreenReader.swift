internal import Motion

/// Reads one screen.
struct ScreenReader {
  let context: SceneContext

  func screen(_ field: Field) -> Screen? {
    guard Naming.checkKey(field, "a screen"), let keys = field.map("a screen") else { return nil }
    keys.what = "a screen"
    let scope = ScreenScope(screen: field.name, contentTop: contentTop(keys))
    let reader = ViewReader(context: context, scope: scope)
    var screen = Screen(name: field.name, background: .color(reader.system("systemBackground")))
    screen.background = keys["background"]?.fill() ?? screen.background
    screen.navigationBar = keys["navigationBar"].flatMap { NavigationBarReader(reader: reader).bar($0) }
    screen.views = picture(keys, reader)
    screen.views += keys["views"]?.list("views").map { reader.views($0, in: "") } ?? []
    screen.views += regions(keys, reader)
    keys.finish()
    return screen
  }

  /// A screenshot that fills the screen.
  private func picture(_ keys: Keys, _ reader: ViewReader) -> [View] {
    let mode = keys["contentMode"]?.choice(ContentMode.self) ?? .scaleToFill
    guard let asset = keys["image"].flatMap({ reader.asset($0, isVector: false) }) else { return [] }
    return [View(id: "screen/image", .image(asset, mode), .fill)]
  }

  /// Named parts of a screenshot: views that draw nothing.
  private func regions(_ keys: Keys, _ reader: ViewReader) -> [View] {
    let fields = keys["regions"]?.entries("regions") ?? []
    return fields.compactMap { field in
      guard context.countView(at: field.key) else { return nil }
      let name = Field(name: "regions", key: field.key, raw: field.key, context: context)
      guard let id = reader.scope.identifier(name, prefix: ""),
        let entries = field.tuple("x, y, width and height", 4)
      else { return nil }
      let lengths = entries.enumerated().compactMap { index, entry in entry.length(isSize: index >= 2) }
      guard lengths.count == 4 else { return nil }
      return View(id: id, .empty, .frame(lengths[0], lengths[1], lengths[2], lengths[3]))
    }
  }

  /// Where the content of a screen begins: below the status bar and the navigation bar.
  private func contentTop(_ keys: Keys) -> Double {
    let status = StatusBar.height(on: context.canvas)
    guard keys.has("navigationBar") else { return status }
    return status + NavigationBar.height
  }
}
