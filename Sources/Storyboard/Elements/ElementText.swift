internal import Motion

/// The text of an element with its font and setting.
struct ElementText: Sendable {
  var string: String
  var font: ElementFont
  var alignment: TextAlignment
  var lines: Int
  /// `<color>` of the text; nil where the file leaves it to the kind.
  var color: Element?

  /// A label, a text view or a text field.
  init(_ element: Element, traits: Traits) {
    let attributed = AttributedText(element)
    string = Self.limited(
      element.string("text") ?? attributed?.string ?? (element.tag == "label" ? "Label" : ""))
    let font = traits.child(key: "fontDescription", of: element)
    self.font = attributed?.font ?? ElementFont(font, defaultSize: element.tag == "label" ? 17 : 14)
    alignment = Self.alignment(element["textAlignment"])
    let number = element.number("numberOfLines") ?? (element.tag == "textView" ? 0 : 1)
    lines = Int(exactly: min(max(number.rounded(), 0), 1000)) ?? 1
    color = traits.child(key: "textColor", of: element) ?? attributed?.color
  }

  /// A button's title.
  init(button element: Element, traits: Traits) {
    let state = ButtonState(element)
    string = Self.limited(state.title ?? "")
    font = ElementFont(traits.child(key: "fontDescription", of: element) ?? state.font, defaultSize: 15)
    alignment = .center
    lines = 1
    color = state.titleColor
  }

  /// What the language takes; a screen has room for far less.
  private static func limited(_ text: String) -> String { String(text.prefix(Limits.textLength)) }

  static func alignment(_ name: String?) -> TextAlignment {
    switch name {
    case "center": .center
    case "right": .right
    case "left": .left
    default: .natural
    }
  }

  var motionText: Text {
    Text(string, font: font.motionFont, alignment: alignment, lines: lines)
  }
}

/// `<attributedString>`: its text, and the attributes of its first part for all of it.
struct AttributedText {
  let string: String
  let font: ElementFont?
  let color: Element?

  init?(_ element: Element) {
    guard let attributed = element.child("attributedString", key: "attributedText") else { return nil }
    let fragments = attributed.children.filter { $0.tag == "fragment" }
    string = fragments.map { $0.string("content") ?? "" }.joined()
    let attributes = fragments.first?.child("attributes")
    let font = attributes?.children.first { $0["key"] == "NSFont" }
    self.font = font.map { Self.font($0) }
    color = attributes?.children.first { $0["key"] == "NSColor" }
  }

  /// `<font size= name=>`, or a `fontDescription`-like `metaFont="system"`.
  private static func font(_ element: Element) -> ElementFont {
    var font = ElementFont(element, defaultSize: element.number("size") ?? 17)
    // The system's font has a private name that no other machine knows.
    if font.family?.hasPrefix(".") ?? false { font.family = nil }
    return font
  }
}
