internal import Motion

extension ViewKind {
  /// `textField: typed so far`, with `placeholder`, `secure`, `editing` and `style`.
  static let textField = ViewKind(
    "textField", what: "a text field", .either([.nothing, .text]), "a text field with what has been typed",
    keys: ViewReader.typedKeys + [
      .enabled, Key("style", .words(TextFieldControl.Style.self), "the frame around the text"),
    ]
  ) { draft, value, keys, reader in
    let colors = reader.colors(keys)
    draft.content = .control(
      TextFieldControl(
        reader.typedText(value, keys, placeholder: "", colors),
        style: keys["style"]?.choice(TextFieldControl.Style.self) ?? .roundedRect, colors: colors,
        isEnabled: reader.isEnabled(keys)))
    return true
  }

  /// `searchBar: typed so far`; `cancel: true`, or a title, shows the button beside the field.
  static let searchBar = ViewKind(
    "searchBar", what: "a search bar", .either([.nothing, .text]), "a search bar with what has been typed",
    keys: ViewReader.typedKeys + [
      Key("cancel", .either([.bool, .text]), "shows the button beside the field, with this title")
    ]
  ) { draft, value, keys, reader in
    let colors = reader.colors(keys)
    let input = reader.typedText(value, keys, placeholder: "Search", colors)
    draft.content = .control(
      SearchBarControl(input, cancel: keys["cancel"].flatMap { cancel($0) }, colors: colors))
    draft.defaultPlacement = Placement(left: .zero, right: .zero, top: .points(reader.scope.contentTop))
    return true
  }

  private static func cancel(_ field: Field) -> String? {
    switch field.value.text {
    case "true": "Cancel"
    case "false": nil
    default: field.text()
    }
  }
}

extension ViewReader {
  static let typedKeys = [
    Key("placeholder", .text, "what an empty field shows"), Key("secure", .bool, "shows dots for letters"),
    Key("editing", .bool, "shows the caret"),
    Key("align", .words(TextAlignment.self), "where the text stands"),
    Key("font", .font, "the text's font, or its size"), Key("color", .color, "the text's colour"), .tint,
  ]

  fileprivate func typedText(
    _ value: Field, _ keys: Keys, placeholder: String, _ colors: ControlColors
  ) -> TypedText {
    var input = TypedText(
      value.value.isEmpty ? "" : value.text() ?? "", placeholder: keys["placeholder"]?.text() ?? placeholder,
      isSecure: keys["secure"]?.bool() ?? false, isEditing: keys["editing"]?.bool() ?? false, colors: colors)
    input.alignment = keys["align"]?.choice(TextAlignment.self) ?? input.alignment
    input.font = keys["font"].flatMap { font($0) } ?? input.font
    input.color = keys["color"]?.color() ?? input.color
    return input
  }
}
