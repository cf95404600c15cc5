internal import Motion

extension ViewKind {
  static let label = ViewKind(
    "label", .text, "a text",
    keys: [
      Key("font", .font, "the font, or its size"), Key("color", .color, "the text's colour"),
      Key("align", .words(TextAlignment.self), "where lines stand"),
      Key("lines", .integer(0...1000), "the most lines that are shown; 0 is no limit"),
      Key("truncation", .words(Truncation.self), "where a text that does not fit gets its …"),
      Key("lineHeight", .number(0.1...10), "multiplies the font's line height"),
      Key("markup", .bool, "reads Pango markup"),
    ]
  ) { draft, value, keys, reader in
    let isMarkup = keys["markup"]?.bool() ?? false
    let string = isMarkup ? value.markup() : value.text()
    var text = Text(string ?? "", isMarkup: isMarkup, color: reader.system("label"))
    text.font = keys["font"].flatMap { reader.font($0) } ?? text.font
    text.color = keys["color"]?.color() ?? text.color
    text.alignment = keys["align"]?.choice(TextAlignment.self) ?? text.alignment
    text.lines = keys["lines"]?.integer(0...1000) ?? text.lines
    text.truncation = keys["truncation"]?.choice(Truncation.self) ?? text.truncation
    text.lineHeight = keys["lineHeight"]?.number(0.1...10) ?? text.lineHeight
    // What begins at the natural side begins at the right, in whatever script it is.
    if reader.scope.direction.isRightToLeft, text.alignment == .natural { text.alignment = .right }
    draft.content = .text(text)
    return true
  }

  /// The platform's text button: `tint`, `font`, and `padding` around the title.
  static let button = ViewKind(
    "button", .text, "a text that can be tapped",
    keys: [
      Key("tint", .color, "the title's colour"), Key("color", .color, "the title's colour; wins over `tint`"),
      Key("font", .font, "the title's font, or its size"),
      Key("padding", .padding, "the distance around the title"), .enabled,
    ]
  ) { draft, value, keys, reader in
    var text = Text(value.text() ?? "", color: keys["tint"]?.color() ?? reader.system("tintColor"))
    if !reader.isEnabled(keys) { text.color = reader.system("tertiaryLabel") }
    text.color = keys["color"]?.color() ?? text.color
    text.font = keys["font"].flatMap { reader.font($0) } ?? text.font
    let isFilled = keys.has("background") || keys.has("border")
    let padding = keys["padding"].flatMap { reader.padding($0) }
    draft.content = .control(
      ButtonControl(title: text, padding: padding ?? (isFilled ? ButtonControl.filledPadding : Padding())))
    return true
  }

  static let image = ViewKind(
    "image", what: "an image", .file, "a PNG, JPEG, WebP or GIF file",
    keys: [Key("contentMode", .words(ContentMode.self), "how the picture fills the view")]
  ) { draft, value, keys, reader in
    let mode = keys["contentMode"]?.choice(ContentMode.self) ?? .scaleToFill
    // A file that cannot be read leaves an image without one: the scene fails, and what refers to the view does not.
    draft.content = .image(reader.asset(value, isIcon: false) ?? AssetID(-1), mode)
    return true
  }

  static let icon = ViewKind(
    "icon", what: "an icon", .file, "an SVG file, or a picture",
    keys: [Key("tint", .color, "paints the whole icon in one colour")]
  ) { draft, value, keys, reader in
    let tint = keys["tint"]?.color()
    draft.content = .icon(reader.asset(value, isIcon: true) ?? AssetID(-1), tint: tint)
    return true
  }

  /// Rows, each a title or a map; the list fills the screen below its bars where it has no placement.
  static let list = ViewKind(
    "list", .list(.either([.text, .map("row")]), ValueType.any), "rows, as in a table of settings",
    keys: [
      Key("style", .words(ListStyle.Layout.self), "from edge to edge, or a card"),
      Key("font", .font, "the titles' font, or its size"), Key("color", .color, "the titles' colour"),
      Key("tint", .color, "the check mark's colour"), Key("separators", .bool, "lines between rows"),
      Key("separatorColor", .color, "the colour of these lines"),
      Key("rowBackground", .fill, "what is behind a row"),
      Key("rowHeight", .number(1...Field.reach), "points, for all rows"),
    ]
  ) { draft, value, keys, reader in
    let layout = keys["style"]?.choice(ListStyle.Layout.self) ?? .plain
    var style = ListStyle(layout: layout, appearance: reader.context.appearance)
    style.font = keys["font"].flatMap { reader.font($0) } ?? style.font
    style.tint = keys["tint"]?.color() ?? style.tint
    style.titleColor = keys["color"]?.color() ?? style.titleColor
    style.separator = keys["separatorColor"]?.color() ?? style.separator
    style.rowBackground = keys["rowBackground"]?.fill() ?? style.rowBackground
    style.rowHeight = keys["rowHeight"]?.number(1...Field.reach)
    let separators = keys["separators"]?.bool() ?? true
    guard let fields = value.list("rows") else { return true }
    let rows = RowReader(reader: reader, list: draft.id, hasSeparators: separators).rows(fields)
    draft.content = .control(ListControl(rows: rows, style: style))
    draft.background = .color(
      reader.system(layout == .plain ? "systemBackground" : "systemGroupedBackground"))
    draft.defaultPlacement = Placement(
      left: .zero, right: .zero, top: .points(reader.scope.contentTop),
      bottom: .points(reader.scope.contentBottom))
    return true
  }

  static let use = ViewKind(
    "use", what: "a component's use", .reference, "shows a component",
    keys: [Key("with", .entries(.either([.text, .nothing])), "values for the component's parameters")]
  ) { draft, value, keys, reader in
    let arguments = keys["with"]
    guard let (name, node) = value.scalar("a component's name") else { return true }
    guard let component = reader.context.components[name] else {
      value.error(
        "there is no component \"\(name)\"", at: node,
        suggestion: Spelling.suggestion(for: name, among: reader.context.components.keys.sorted()))
      return true
    }
    draft.children = ComponentExpansion(component: component, reader: reader).views(
      arguments, value, id: draft.id)
    return true
  }
}
