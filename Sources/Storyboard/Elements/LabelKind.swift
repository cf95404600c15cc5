internal import Motion

extension ElementKind {
  static let label = ElementKind("label") { element, frame, writer in
    let text = ElementText(element, traits: writer.traits)
    var draft = ViewDraft("label", .text(text.string), words: text.string)
    draft.fill = writer.background(element)
    let font = FittedFont.fit(text, in: frame.size, element: element, writer.context)
    draft.keys = TextKeys.keys(text, font, writer, isDefault: "label")
    return draft
  }
}

/// The keys of a text: font, colour, setting.
enum TextKeys {
  /// - Parameter name: the semantic colour that the language gives text of this kind, and need not be written.
  static func keys(_ text: ElementText, _ font: ElementFont, _ writer: ViewWriter, isDefault name: String)
    -> YAMLMap
  {
    var keys = YAMLMap()
    keys.add("font", font.yaml)
    keys.add("color", color(text.color, writer, isDefault: name))
    if text.alignment == .center || text.alignment == .right {
      keys.add("align", .plain(text.alignment.rawValue))
    }
    if text.lines != 1 { keys.add("lines", .number(Double(text.lines))) }
    return keys
  }

  static func color(_ element: Element?, _ writer: ViewWriter, isDefault name: String) -> YAMLValue? {
    let color = writer.context.color(element)
    guard let color else { return writer.context.isDark ? writer.context.system(name)?.yaml : nil }
    // Black text is what a light scene has anyway, and what a dark one would want to turn.
    let isDefault = color.color == SystemColor.named(name)?.light || color.systemName == name
    return isDefault && !writer.context.isDark ? nil : color.yaml
  }
}
