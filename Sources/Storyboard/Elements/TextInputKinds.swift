internal import Motion

extension ElementKind {
  static let textField = ElementKind("textField") { element, _, writer in
    let text = ElementText(element, traits: writer.traits)
    var draft = ViewDraft("textField", text.string.isEmpty ? .null : .text(text.string))
    draft.fill = writer.background(element)
    draft.words = element.string("placeholder")
    draft.keys.add("placeholder", element.string("placeholder").map { .text($0) })
    switch element["borderStyle"] {
    case "roundedRect": break
    case "line", "bezel": draft.keys.add("style", .plain("line"))
    default: draft.keys.add("style", .plain("none"))
    }
    if element.child("textInputTraits", key: "textInputTraits")?.isYes("secureTextEntry") ?? false {
      draft.keys.add("secure", .bool(true))
    }
    draft.keys.add("font", text.font.yaml)
    draft.keys.add("color", TextKeys.color(text.color, writer, isDefault: "label"))
    if text.alignment == .center || text.alignment == .right {
      draft.keys.add("align", .plain(text.alignment.rawValue))
    }
    draft.keys.append(ControlKeys.enabled(element))
    return draft
  }

  /// As a label of many lines, which begins at the top: its frame is as high as the text, inside of UITextView's
  /// padding of 5 points at the sides and 8 above.
  static let textView = ElementKind("textView") { element, frame, writer in
    let text = ElementText(element, traits: writer.traits)
    var draft = ViewDraft.box(writer.background(element))
    guard !text.string.isEmpty else { return draft }
    let width = max(frame.width - 10, 0)
    let needed = writer.context.layout.measurer.size(of: text.motionText, maxWidth: width).height.rounded(.up)
    var label = YAMLMap([("label", .text(text.string))])
    label.append(PlacementWriter.frame(Rect(5, 8, width, min(needed, max(frame.height - 8, 0)))))
    label.append(TextKeys.keys(text, text.font, writer, isDefault: "label"))
    draft.children = [label]
    draft.hasOverflow = needed + 8 > frame.height
    return draft
  }

  static let searchBar = ElementKind("searchBar") { element, _, writer in
    let text = element.string("text").flatMap { $0.isEmpty ? nil : $0 }
    var draft = ViewDraft("searchBar", text.map { .text($0) } ?? .null, fill: writer.background(element))
    draft.keys.add("placeholder", element.string("placeholder").map { .text($0) })
    if element.isYes("showsCancelButton") { draft.keys.add("cancel", .bool(true)) }
    return draft
  }
}
