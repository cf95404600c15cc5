internal import Motion

extension ElementKind {
  static let imageView = ElementKind("imageView") { element, frame, writer in
    guard let name = element["image"] else {
      // Filled by code: only its background is known.
      return ViewDraft.box(writer.background(element))
    }
    let mode = ImageParts.mode(element["contentMode"])
    let image = ImageParts.content(name, mode: mode, element, writer)
    var draft = ViewDraft()
    draft.fill = writer.background(element)
    draft.words = name.lastComponent.stem
    switch image {
    case .picture(let key, let value, let keys):
      draft.kind = (key, value)
      draft.keys = keys
    case .missing(let view):
      draft.fill = view.fill
      draft.looks = view.looks
      draft.children = view.children
    }
    return draft
  }
}

/// How a picture is drawn, or what stands for one.
enum ImageParts {
  enum Content {
    case picture(key: String, value: YAMLValue, keys: YAMLMap)
    case missing(ViewDraft)
  }

  /// The language's content mode; nil for its default, `scaleToFill`.
  static func mode(_ contentMode: String?) -> String? {
    switch contentMode {
    case "scaleAspectFit": "aspectFit"
    case "scaleAspectFill": "aspectFill"
    case nil, "scaleToFill", "redraw": nil
    default: "center"
    }
  }

  static func content(_ name: String, mode: String?, _ element: Element, _ writer: ViewWriter) -> Content {
    if writer.context.document.resources.symbols.contains(name) || element["catalog"] == "system" {
      writer.context.report.add(.symbol, element.id, example: name)
      return .missing(symbol(writer))
    }
    guard let path = writer.context.assets.path(ofImage: name) else {
      writer.context.report.add(.imageMissing, element.id, example: name)
      return .missing(grey(name))
    }
    if path.fileExtension == "svg" { return .picture(key: "icon", value: .text(path), keys: YAMLMap()) }
    guard AssetIndex.rasters.contains(path.fileExtension) else {
      writer.context.report.add(.imageFormat, element.id, example: path)
      return .missing(grey(name))
    }
    var keys = YAMLMap()
    keys.add("contentMode", mode.map { .plain($0) })
    return .picture(key: "image", value: .text(path), keys: keys)
  }

  /// A view of its own for a picture inside of another view.
  static func view(_ name: String, _ frame: Rect, mode: String?, _ element: Element, _ writer: ViewWriter)
    -> YAMLMap
  {
    var map = YAMLMap()
    switch content(name, mode: mode, element, writer) {
    case .picture(let key, let value, let keys):
      map.add(key, value)
      map.append(PlacementWriter.frame(frame))
      map.append(keys)
    case .missing(let draft):
      map.add("box", draft.fill ?? .null)
      map.append(PlacementWriter.frame(frame))
      map.append(draft.looks)
      if !draft.children.isEmpty { map.add("views", .list(draft.children.map { .map($0) })) }
    }
    return map
  }

  /// A grey box with the picture's name.
  private static func grey(_ name: String) -> ViewDraft {
    var draft = ViewDraft.box(.plain("systemGray4"))
    draft.children = [PlaceholderParts.caption(name)]
    return draft
  }

  private static func symbol(_ writer: ViewWriter) -> ViewDraft {
    var draft = ViewDraft()
    let color = writer.tintColor?.yaml ?? writer.context.system("tintColor")?.yaml ?? .plain("systemBlue")
    draft.looks.add("cornerRadius", .number(4))
    draft.looks.add("border", .inline(YAMLMap([("width", .number(1.5)), ("color", color)])))
    return draft
  }
}
