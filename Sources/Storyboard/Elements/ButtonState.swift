/// What a button shows: its normal state, or its configuration from Xcode 13 on.
struct ButtonState: Sendable {
  let title: String?
  let image: String?
  let backgroundImage: String?
  /// `<color>`
  let titleColor: Element?
  /// `<fontDescription>` of a configuration.
  let font: Element?
  /// `plain`, `gray`, `tinted`, `filled`; nil without a configuration.
  let style: String?

  init(_ element: Element) {
    let normal = element.child("state", key: "normal")
    let configuration = element.child("buttonConfiguration", key: "configuration")
    title = configuration?.string("title") ?? Self.attributedTitle(configuration) ?? normal?.string("title")
    image = configuration?["image"] ?? normal?["image"]
    backgroundImage = normal?["backgroundImage"]
    titleColor =
      configuration?.child(key: "baseForegroundColor") ?? normal?.child("color", key: "titleColor")
    font = configuration?.child(key: "titleFontDescription")
    style = configuration?["style"]
  }

  private static func attributedTitle(_ element: Element?) -> String? {
    let fragments = element?.child("attributedString", key: "attributedTitle")?.children ?? []
    let text = fragments.compactMap { $0.string("content") }.joined()
    return text.isEmpty ? nil : text
  }
}
