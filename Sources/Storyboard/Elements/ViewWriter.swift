internal import Motion

/// Writes the views of one screen, or of one cell in it.
struct ViewWriter {
  let context: ImportContext
  let names: ElementNames
  let layout: SceneLayout
  /// `<color>` that buttons and controls inherit; nil is the system's blue.
  var tint: Element?
  /// Scenes that are embedded in each other.
  var depth = 0
  /// What bars leave of the root that the writer writes; nil inside of it.
  var area: Rect?

  var traits: Traits { context.traits }

  /// The views of an element, back to front.
  func children(of element: Element, in size: Size) -> [YAMLMap] {
    ViewTree.children(of: element, traits: traits).compactMap { child in
      layout.frames[child].flatMap { view(child, $0, in: size) }
    }
  }

  /// nil for a view that shows nothing and that nothing refers to.
  func view(_ element: Element, _ frame: Rect, in parent: Size) -> YAMLMap? {
    var writer = self
    writer.tint = element.child("color", key: "tintColor") ?? tint
    let kind = ElementKind.named(element.tag)
    if kind == nil { context.report.add(.unknownElement, element.id, example: element.tag) }
    reportCustomClass(element)
    writer.area = nil
    let seen = clearOfBars(element, frame)
    let draft = (kind ?? .placeholder).write(element, seen, writer)
    if draft.kind?.key == "list", seen == area { return view(draft, element, YAMLMap()) }
    return view(draft, element, PlacementWriter(pins: layout.pins).yaml(element, seen, in: parent))
  }

  /// UIKit insets the contents of tables and collections that lie under bars; rows begin below them.
  private func clearOfBars(_ element: Element, _ frame: Rect) -> Rect {
    guard let area, element.tag == "tableView" || element.tag == "collectionView", frame.y < area.y,
      frame.maxY > area.y
    else { return frame }
    return Rect(frame.x, area.y, frame.width, min(frame.maxY, area.maxY) - area.y)
  }

  /// The parts of a view in the order in which they are read best.
  func view(_ draft: ViewDraft, _ element: Element, _ placement: YAMLMap) -> YAMLMap? {
    let looks = ElementLooks(element: element, context: context).yaml(
      hasOverflow: draft.hasOverflow, hasChildren: !draft.children.isEmpty)
    var map = YAMLMap()
    if let kind = draft.kind {
      map.add(kind.key, kind.value, comments: draft.comments)
    } else if let fill = draft.fill {
      map.add("box", fill, comments: draft.comments)
    } else if draft.children.isEmpty {
      let isVisible = looks["border"] != nil || draft.looks["border"] != nil
      guard isVisible || names.isNamed(element) else { return nil }
      map.add("box", .null, comments: draft.comments)
    } else {
      map.add("group", .null, comments: draft.comments)
    }
    map.add("id", names.name(element, words: draft.words).map { .text($0) })
    map.append(placement)
    map.append(draft.keys)
    if draft.kind != nil { map.add("background", draft.fill) }
    map.append(looks)
    map.append(draft.looks)
    if !draft.children.isEmpty { map.add("views", .list(draft.children.map { .map($0) })) }
    return map
  }

  /// The fill that an element's background colour gives; nil where it gives none.
  func background(_ element: Element) -> YAMLValue? {
    let color = context.color(traits.child(key: "backgroundColor", of: element))
    return color.flatMap { $0.color.alpha > 0 ? $0.yaml : nil }
  }

  var tintColor: ElementColor? { context.color(tint) }

  private func reportCustomClass(_ element: Element) {
    guard let name = element["customClass"], element.tag != "tableViewCell",
      element.tag != "collectionViewCell"
    else { return }
    context.report.add(.customView, element.id, example: name)
  }
}
