internal import Motion

/// Writes a controller's view as a screen.
struct ScreenWriter {
  let context: ImportContext
  let controller: Controller
  let names: ElementNames

  /// - Parameter triggers: elements of the scene that segues start from.
  init(_ context: ImportContext, _ controller: Controller, triggers: Set<Element>) {
    self.context = context
    self.controller = controller
    names = ElementNames(scene: controller.scene, controller: controller.id, triggers: triggers)
  }

  private var navigationBar: NavigationBarWriter {
    NavigationBarWriter(context: context, controller: controller)
  }

  private var bottomBars: BottomBars { BottomBars(context: context, controller: controller) }

  func yaml() -> YAMLMap {
    guard let root = controller.view else { return YAMLMap() }
    var map = YAMLMap()
    let bar = navigationBar
    let frame = rootFrame(root)
    let solver = LayoutSolver(
      context.layout, controller: controller.element, root: root, size: frame.size,
      bars: bars(bar, offset: frame.y))
    let layout = solver.layout()
    report(layout, frame)
    let writer = ViewWriter(
      context: context, names: names, layout: layout, tint: root.child("color", key: "tintColor"))
    map.add("background", background(root, writer))
    map.add("navigationBar", bar.yaml(names))
    map.append(bottomBars.yaml(names))
    let views = writer.content(of: root, in: frame, area: area(bar))
    if !views.isEmpty { map.add("views", .list(views.map { .map($0) })) }
    return map
  }

  /// A root that begins below an opaque bar keeps its distance from the top, and reaches as far down as it did.
  private func rootFrame(_ root: Element) -> Rect {
    let size = context.device.size
    guard let stored = root.storedFrame, stored.y > 0, stored.y <= 100 else {
      return Rect(0, 0, size.width, size.height)
    }
    return Rect(0, stored.y, size.width, size.height - stored.y)
  }

  private func bars(_ bar: NavigationBarWriter, offset: Double) -> LayoutInsets {
    let top = context.device.statusBarHeight + bar.height
    let bottom = bottomBars.height
    return LayoutInsets(top: max(top - offset, 0), bottom: bottom)
  }

  /// Between the bars.
  private func area(_ bar: NavigationBarWriter) -> Rect {
    let size = context.device.size
    let top = context.device.statusBarHeight + bar.height
    let bottom = bottomBars.height
    return Rect(0, top, size.width, max(size.height - top - bottom, 0))
  }

  /// nil where the language's own background is the same.
  private func background(_ root: Element, _ writer: ViewWriter) -> YAMLValue? {
    guard let color = context.color(context.traits.child(key: "backgroundColor", of: root)) else {
      return context.isDark ? context.system("systemBackground")?.yaml : nil
    }
    if !context.isDark, color.color == .white { return nil }
    return color.color.alpha > 0 ? color.yaml : .plain("transparent")
  }

  private func report(_ layout: SceneLayout, _ frame: Rect) {
    if layout.isSolved { context.report.add(.layoutSolved, controller.id) }
    if layout.isContradictory { context.report.add(.layoutContradictory, controller.id) }
    for element in layout.ambiguous { context.report.add(.layoutAmbiguous, element.id) }
    for (element, inner) in layout.frames.sorted(by: { $0.key.index < $1.key.index })
    where isTopLevel(element) {
      let isOutside =
        inner.maxX <= 0 || inner.maxY <= 0 || inner.x >= frame.width || inner.y >= frame.height
      if isOutside { context.report.add(.offScreen, element.id) }
    }
  }

  private func isTopLevel(_ element: Element) -> Bool { element.parent?.parent == controller.view }
}

extension ViewWriter {
  /// What a root view shows.
  /// - Parameters:
  ///   - frame: the root's on the screen.
  ///   - area: what bars leave of it, where a table or collection begins that is the root itself.
  func content(of root: Element, in frame: Rect, area: Rect) -> [YAMLMap] {
    switch root.tag {
    case "tableView", "collectionView":
      guard let kind = ElementKind.named(root.tag) else { return [] }
      let draft = kind.write(root, area, self)
      // A list without a place fills its screen below the bars.
      let fills = draft.kind?.key == "list" && area.maxY == frame.maxY
      return [view(draft, root, fills ? YAMLMap() : PlacementWriter.frame(area))].compactMap { $0 }
    default:
      var writer = self
      writer.area = frame.y > 0 ? nil : area
      let views = writer.children(of: root, in: frame.size)
      guard frame.y > 0, !views.isEmpty else { return views }
      var group = YAMLMap([("group", .null)])
      group.append(PlacementWriter.frame(frame))
      group.add("views", .list(views.map { .map($0) }))
      return [group]
    }
  }
}
