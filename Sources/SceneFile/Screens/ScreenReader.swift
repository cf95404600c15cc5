internal import Motion

/// Reads one screen.
struct ScreenReader {
  let context: SceneContext

  func screen(_ field: Field) -> Screen? {
    guard Naming.checkKey(field, "a screen"), let keys = field.map(.screen) else { return nil }
    keys.what = "a screen"
    let direction = keys["direction"]?.choice(LayoutDirection.self) ?? context.direction
    let scope = ScreenScope(screen: field.name, direction: direction)
    scope.contentTop = StatusBar.height(on: context.canvas)
    let reader = ViewReader(context: context, scope: scope)
    var screen = Screen(name: field.name, background: .color(reader.system("systemBackground")))
    screen.direction = direction
    screen.background = keys["background"]?.fill() ?? screen.background
    screen.navigationBar = keys["navigationBar"].flatMap {
      NavigationBarReader(reader: reader).bar($0, over: screen.background)
    }
    scope.contentTop += screen.navigationBar?.height ?? 0
    let bottomBars = BottomBarReader(reader: reader)
    screen.tabBar = keys["tabBar"].flatMap { bottomBars.tabBar($0) }
    screen.toolbar = keys["toolbar"].flatMap { bottomBars.toolbar($0, isLowest: screen.tabBar == nil) }
    scope.contentBottom = screen.bottomBars.compactMap(\.placement.height?.points).reduce(0, +)
    let picture = picture(keys, reader)
    screen.views = picture + (keys["views"]?.list("views").map { reader.views($0, in: "") } ?? [])
    screen.views += regions(keys, reader, picture)
    keys.finish()
    return screen
  }

  /// A screenshot that fills the screen.
  private func picture(_ keys: Keys, _ reader: ViewReader) -> [View] {
    let mode = keys["contentMode"]?.choice(ContentMode.self) ?? .scaleToFill
    guard let asset = keys["image"].flatMap({ reader.asset($0, isIcon: false) }) else { return [] }
    return [View(id: "screen/image", .image(asset, mode), .fill)]
  }

  /// Named parts of a screenshot, `name: [x, y, width, height]` or a map with `frame` and `cornerRadius`. A region
  /// holds its part of the picture, so that a transition can lift it out.
  private func regions(_ keys: Keys, _ reader: ViewReader, _ picture: [View]) -> [View] {
    let fields = keys["regions"]?.entries("regions") ?? []
    return fields.compactMap { field in
      guard context.countView(at: field.key) else { return nil }
      let name = Field(name: "regions", key: field.key, raw: field.key, context: context)
      let id = reader.scope.identifier(name, prefix: "")
      guard let (frame, corners) = region(field, reader), let id else { return nil }
      var view = View(id: id, .empty, .frame(frame[0], frame[1], frame[2], frame[3]), cornerRadius: corners)
      if let image = picture.first {
        view.clips = true
        view.children = [part(of: image, frame, id)]
      }
      return view
    }
  }

  private func region(_ field: Field, _ reader: ViewReader) -> (frame: [Length], corners: Corners)? {
    var (frame, corners) = (field, Corners.zero)
    if field.value.pairs != nil {
      guard let keys = field.map(.region), let written = keys.required("frame") else { return nil }
      frame = written
      corners = keys["cornerRadius"].flatMap { reader.corners($0) } ?? .zero
      keys.finish()
    }
    let lengths = frame.tuple("x, y, width and height", 4)?.enumerated().compactMap { index, entry in
      entry.length(isSize: index >= 2)
    }
    guard let lengths, lengths.count == 4 else { return nil }
    return (lengths, corners)
  }

  /// The screenshot as it lies behind a region, in the region's coordinates.
  private func part(of image: View, _ frame: [Length], _ id: String) -> View {
    let size = context.canvas.size
    let rect = Rect(
      -frame[0].resolved(in: size.width), -frame[1].resolved(in: size.height), size.width, size.height)
    return View(id: id + "/picture", image.content, .frame(rect))
  }
}
