internal import Motion

/// Reads the views of one screen, or of one use of a component in it.
struct ViewReader {
  let context: SceneContext
  let scope: ScreenScope
  /// Names of the components that the views stand in, outermost first.
  var components: [String] = []
  /// Before the ids that are written here: those of a component begin with the id of its use.
  var prefix = ""
  /// The stack that the views stand in.
  var stack: Stack?
  var depth = 0

  func inside(_ component: String, id: String) -> ViewReader {
    var reader = self
    reader.components.append(component)
    reader.prefix = id + "/"
    reader.stack = nil
    return reader
  }

  /// - Parameter parent: the id of the view that they stand in; empty for a screen.
  func views(_ fields: [Field], in parent: String) -> [View] {
    var reader = self
    reader.depth += 1
    guard reader.depth <= Limits.depth else {
      fields.first?.error("views are nested more than \(Limits.depth) deep")
      return []
    }
    return fields.enumerated().compactMap { index, field in
      reader.view(field, index: index, parent: parent)
    }
  }

  private func view(_ field: Field, index: Int, parent: String) -> View? {
    guard context.countView(at: field.raw), let keys = Keys(field.value, .view, context, key: field.key),
      let (kind, value) = kind(keys, field)
    else { return nil }
    keys.what = kind.what
    keys.know(KeyTable.view.names(of: kind.name), read: ViewKind.all.map(\.name))
    let generated = parent.isEmpty ? "\(kind.name)/\(index)" : "\(parent)/\(index)"
    let id = keys["id"].flatMap { scope.identifier($0, prefix: prefix) } ?? generated
    var draft = ViewDraft(id: id)
    guard kind.read(&draft, value, keys, self) else { return nil }
    var view = View(id: draft.id, draft.content)
    readLooks(&view, keys, draft)
    var inner = self
    inner.stack = nil
    if case .stack(let stack) = draft.content { inner.stack = stack }
    view.children = draft.children + (keys["views"]?.list("views").map { inner.views($0, in: id) } ?? [])
    let placement = PlacementReader(scope: scope, context: context, stack: stack, isTopLevel: parent.isEmpty)
    view.direction = scope.direction
    view.flips = keys["flips"]?.bool() ?? false
    view.placement = placement.read(keys, kind, draft, hasChildren: !view.children.isEmpty)
    keys.finish()
    return view
  }

  /// The one kind key of a view.
  private func kind(_ keys: Keys, _ field: Field) -> (ViewKind, Field)? {
    let found = keys.written.compactMap { written in
      ViewKind.all.first { $0.name == written.name }.map { ($0, written) }
    }
    if found.count > 1 {
      context.report.error(
        "a view is of one kind: `\(found[0].0.name)` or `\(found[1].0.name)`, not both", at: found[1].1.key,
        hint: "make two views of it")
    }
    if let first = found.first { return first }
    let names = ViewKind.all.map(\.name)
    for written in keys.written {
      guard let near = Spelling.suggestion(for: written.name, among: names) else { continue }
      written.error("there is no kind of view \"\(written.name)\"", at: written.key, suggestion: near)
      return nil
    }
    context.report.error(
      "a view needs a kind", at: keys.place, hint: "one of " + names.joined(separator: ", "))
    return nil
  }

  private func readLooks(_ view: inout View, _ keys: Keys, _ draft: ViewDraft) {
    view.alpha = keys["alpha"]?.number(0...1) ?? 1
    view.isHidden = keys["hidden"]?.bool() ?? false
    view.background = draft.background
    if let background = keys["background"] {
      if keys.has("box"), draft.background != nil {
        background.error("a box has its fill twice: as `box` and as `background`", at: background.key)
      }
      view.background = background.fill() ?? draft.background
    }
    view.cornerRadius = keys["cornerRadius"].flatMap { corners($0) } ?? .zero
    view.border = keys["border"].flatMap { border($0) }
    view.shadow = keys["shadow"].flatMap { shadow($0) }
    view.clips = keys["clip"]?.bool() ?? false
    view.rotation = keys["rotation"]?.number(-360_000...360_000) ?? 0
    view.scale = keys["scale"]?.number(0...1000) ?? 1
  }

  func system(_ name: String) -> Color {
    SystemColor.named(name)?.color(in: context.appearance) ?? .black
  }
}
