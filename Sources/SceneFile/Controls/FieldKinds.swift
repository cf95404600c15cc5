internal import Motion

extension ViewKind {
  /// `textField: typed so far`, with `placeholder`, `secure`, `editing` and `style`.
  static let textField = ViewKind("textField", what: "a text field") { draft, value, keys, reader in
    let colors = reader.colors(keys)
    draft.content = .control(
      TextFieldControl(
        reader.typedText(value, keys, placeholder: "", colors),
        style: keys["style"]?.choice(TextFieldControl.Style.self) ?? .roundedRect, colors: colors,
        isEnabled: reader.isEnabled(keys)))
    return true
  }

  /// `searchBar: typed so far`; `cancel: true`, or a title, shows the button beside the field.
  static let searchBar = ViewKind("searchBar", what: "a search bar") { draft, value, keys, reader in
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
