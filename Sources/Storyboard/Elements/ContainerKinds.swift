internal import Motion

extension ElementKind {
  static let view = ElementKind(
    "view", "tableViewCellContentView", "collectionViewCellContentView", "collectionReusableView"
  ) { element, frame, writer in
    Containers.draft(element, frame, writer)
  }

  /// The stack's own layout is in its children's frames.
  static let stackView = ElementKind("stackView") { element, frame, writer in
    Containers.draft(element, frame, writer)
  }

  static let scrollView = ElementKind("scrollView") { element, frame, writer in
    var draft = Containers.draft(element, frame, writer)
    if draft.hasOverflow { draft.looks.add("clip", .bool(true)) }
    draft.hasOverflow = false
    return draft
  }

  /// Nothing lies behind a still screen's blur but what is drawn there, so a translucent fill stands for it.
  static let effectView = ElementKind("visualEffectView") { element, frame, writer in
    var draft = Containers.draft(element, frame, writer)
    let style = element.subtree.first { $0.tag == "blurEffect" }?["style"] ?? "light"
    let isDark = style.lowercased().contains("dark") || writer.context.isDark
    draft.fill = ElementColor(color: (isDark ? Color.black : .white).withAlpha(0.7)).yaml
    return draft
  }

  /// The scene that an embed segue puts there.
  static let containerView = ElementKind("containerView") { element, frame, writer in
    var draft = ViewDraft.box(writer.background(element))
    let size = Size(frame.width, frame.height)
    let embed = writer.context.document.segues.first { $0.kind == .embed && $0.trigger == element }
    guard let embed, writer.depth < 4,
      let id = writer.context.graph.content(of: embed.destination),
      let controller = writer.context.document.controller(id), let root = controller.view,
      // A scene that embeds itself has no end, and one that is there twice would give its ids twice.
      writer.names.embed(id)
    else {
      draft.looks.add("border", .inline(YAMLMap([("width", .number(1)), ("color", .plain("separator"))])))
      return draft
    }
    let solver = LayoutSolver(
      writer.context.layout, controller: controller.element, root: root, size: size, bars: LayoutInsets())
    let inner = ViewWriter(
      context: writer.context, names: writer.names, layout: solver.layout(), tint: writer.tint,
      depth: writer.depth + 1)
    draft.fill = inner.background(root) ?? draft.fill
    draft.children = inner.content(
      of: root, in: Rect(origin: .zero, size: size), area: Rect(origin: .zero, size: size))
    return draft
  }
}

/// What views that hold others have in common.
enum Containers {
  static func draft(_ element: Element, _ frame: Rect, _ writer: ViewWriter) -> ViewDraft {
    var draft = ViewDraft.box(writer.background(element))
    draft.children = writer.children(of: element, in: Size(frame.width, frame.height))
    draft.hasOverflow = ViewTree.children(of: element, traits: writer.traits).contains { child in
      guard let inner = writer.layout.frames[child] else { return false }
      return inner.x < 0 || inner.y < 0 || inner.maxX > frame.width || inner.maxY > frame.height
        || ImageParts.mode(child["contentMode"]) == "aspectFill"
    }
    return draft
  }
}
