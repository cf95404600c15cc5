/// What stands in a field: the text typed so far with the insertion point behind it, or a placeholder.
package struct TypedText: Hashable, Sendable {
  package var string: String
  package var placeholder: String
  /// Shows a dot for each character.
  package var isSecure: Bool
  /// Whether the insertion point is seen.
  package var isEditing: Bool
  package var alignment: TextAlignment
  package var font: Font
  package var color: Color
  package var placeholderColor: Color
  package var tint: Color

  package init(
    _ string: String, placeholder: String = "", isSecure: Bool = false, isEditing: Bool = false,
    alignment: TextAlignment = .natural, font: Font = Font(size: 17), colors: ControlColors
  ) {
    self.string = string
    self.placeholder = placeholder
    self.isSecure = isSecure
    self.isEditing = isEditing
    self.alignment = alignment
    self.font = font
    color = colors.label
    placeholderColor = colors.placeholder
    tint = colors.tint
  }

  /// The views of the text, in a row that is centred vertically and keeps the given distances from the sides.
  func views(id: String, left: Length, right: Length) -> [View] {
    let shown = isSecure ? String(repeating: "•", count: string.count) : string
    let caret = View(
      id: id + "/caret", .empty, Placement(width: .points(2), height: .points(font.size * 1.2)),
      alpha: isEditing ? 1 : 0, background: .color(tint), cornerRadius: Corners(1))
    let hint = Text(placeholder, font: font, color: placeholderColor, alignment: alignment)
    return [
      View(
        id: id + "/placeholder", .text(hint), Placement(left: left, right: right, centerY: .percent(50)),
        alpha: string.isEmpty ? 1 : 0),
      View(
        id: id + "/row", .stack(Stack(axis: .horizontal, spacing: 1, alignment: .center)),
        rowPlacement(left, right),
        children: [View(id: id + "/text", .text(Text(shown, font: font, color: color))), caret]),
    ]
  }

  private func rowPlacement(_ left: Length, _ right: Length) -> Placement {
    switch alignment {
    case .left, .natural: Placement(left: left, centerY: .percent(50))
    case .center: Placement(centerX: .percent(50), centerY: .percent(50))
    case .right: Placement(right: right, centerY: .percent(50))
    }
  }
}
