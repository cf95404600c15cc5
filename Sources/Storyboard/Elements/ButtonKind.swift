internal import Motion

extension ElementKind {
  /// A title, a picture, both, or neither: a coloured box that is used as a shape.
  static let button = ElementKind("button") { element, frame, writer in
    let state = ButtonState(element)
    let text = ElementText(button: element, traits: writer.traits)
    var draft = ViewDraft()
    draft.fill = writer.background(element) ?? ButtonParts.configured(state, writer)
    draft.words = text.string.isEmpty ? nil : text.string
    if element["buttonType"] == "contactAdd" {
      draft.kind = ("label", .text("+"))
      draft.keys = ButtonParts.addKeys(writer)
      return draft
    }
    let title = ButtonParts.title(element, text, state, frame, writer)
    let images = [state.backgroundImage, state.image].compactMap { $0 }
    guard !images.isEmpty else {
      if let title {
        draft.kind = (title.key, .text(text.string))
        draft.keys = title.keys
      }
      return draft
    }
    draft.children = ButtonParts.images(state, frame, hasTitle: title != nil, element, writer)
    if let title {
      var view = YAMLMap([(title.key, .text(text.string))])
      view.append(
        PlacementWriter.frame(ButtonParts.titleFrame(state, text, frame, writer)))
      view.append(title.keys)
      draft.children.append(view)
    }
    return draft
  }
}

/// What buttons are made of.
enum ButtonParts {
  /// The title as a view's kind and keys; nil without one. A title at an edge is a label, which can stand there.
  static func title(
    _ element: Element, _ text: ElementText, _ state: ButtonState, _ frame: Rect, _ writer: ViewWriter
  ) -> (key: String, keys: YAMLMap)? {
    guard !text.string.isEmpty else { return nil }
    let font = FittedFont.fit(text, in: frame.size, element: element, writer.context)
    var keys = YAMLMap()
    keys.add("font", font.yaml)
    let color = titleColor(element, state, writer)
    let edge = element["contentHorizontalAlignment"]
    if edge == "left" || edge == "leading" || edge == "right" || edge == "trailing" {
      keys.add("color", color ?? .plain("tintColor"))
      if edge == "right" || edge == "trailing" { keys.add("align", .plain("right")) }
      return ("label", keys)
    }
    keys.add("color", color)
    return ("button", keys)
  }

  /// nil where it is the language's own: the system's tint.
  private static func titleColor(_ element: Element, _ state: ButtonState, _ writer: ViewWriter) -> YAMLValue?
  {
    if let color = writer.context.color(state.titleColor) { return color.yaml }
    if state.style == "filled" { return ElementColor(color: .white).yaml }
    // A custom button's title is white where nothing else is said.
    if element["buttonType"] == nil, state.style == nil { return ElementColor(color: .white).yaml }
    if let tint = writer.tintColor { return tint.yaml }
    return writer.context.isDark ? writer.context.system("tintColor")?.yaml : nil
  }

  /// The background that a configuration's style has.
  static func configured(_ state: ButtonState, _ writer: ViewWriter) -> YAMLValue? {
    switch state.style {
    case "filled": return writer.tintColor?.yaml ?? writer.context.system("tintColor")?.yaml
    case "gray", "tinted": return writer.context.system("secondarySystemFill")?.yaml
    default: return nil
    }
  }

  static func addKeys(_ writer: ViewWriter) -> YAMLMap {
    let color = writer.tintColor?.yaml ?? writer.context.system("tintColor")?.yaml
    var keys = YAMLMap([("font", .number(28))])
    keys.add("color", color)
    keys.add("align", .plain("center"))
    return keys
  }

  /// The background picture fills the button; the other one keeps its size, centred, or left of a title.
  static func images(
    _ state: ButtonState, _ frame: Rect, hasTitle: Bool, _ element: Element, _ writer: ViewWriter
  ) -> [YAMLMap] {
    var views: [YAMLMap] = []
    let size = Size(frame.width, frame.height)
    if let name = state.backgroundImage {
      views.append(ImageParts.view(name, Rect(origin: .zero, size: size), mode: nil, element, writer))
    }
    if let name = state.image {
      let own = imageSize(name, in: size, writer)
      let x = hasTitle ? 0 : (size.width - own.width) / 2
      views.append(
        ImageParts.view(
          name, Rect(x, (size.height - own.height) / 2, own.width, own.height), mode: "aspectFit", element,
          writer))
    }
    return views
  }

  static func titleFrame(_ state: ButtonState, _ text: ElementText, _ frame: Rect, _ writer: ViewWriter)
    -> Rect
  {
    guard let name = state.image else { return Rect(0, 0, frame.width, frame.height) }
    let image = imageSize(name, in: Size(frame.width, frame.height), writer).width
    return Rect(image, 0, max(frame.width - image, 0), frame.height)
  }

  /// A picture's own size, made smaller to fit.
  private static func imageSize(_ name: String, in size: Size, _ writer: ViewWriter) -> Size {
    let own = writer.context.document.resources.images[name] ?? Size(24, 24)
    guard own.width > 0, own.height > 0 else { return size }
    let scale = min(1, size.width / own.width, size.height / own.height)
    return Size(own.width * scale, own.height * scale)
  }
}
