/// UIKit's text field: 34 points high with its rounded border.
package struct TextFieldControl: Control {
  package static let kind = "textField"
  static let height = 34.0

  package enum Style: String, Hashable, Sendable, CaseIterable {
    case roundedRect, line, none
  }

  package var input: TypedText
  package var style: Style
  package var colors: ControlColors
  package var isEnabled: Bool

  package init(_ input: TypedText, style: Style = .roundedRect, colors: ControlColors, isEnabled: Bool = true)
  {
    self.input = input
    self.style = style
    self.colors = colors
    self.isEnabled = isEnabled
  }

  package var text: String? {
    get { input.string }
    set { input.string = newValue ?? input.string }
  }

  package var isTyped: Bool { true }

  package func intrinsicSize(
    measuredBy measurer: any Measurer, assets: [Size]
  ) -> (width: Double?, height: Double?) {
    if style != .none { return (nil, Self.height) }
    return (nil, measurer.size(of: Text("X", font: input.font), maxWidth: nil).height)
  }

  package func views(id: String) -> [View] {
    let margin = style == .none ? 0.0 : 7.0
    var frame = View(
      id: id + "/field", .empty, .fill, alpha: isEnabled ? 1 : ControlColors.disabledAlpha, clips: true,
      children: input.views(id: id, left: .points(margin), right: .points(margin)))
    switch style {
    case .roundedRect:
      frame.background = .color(colors.background)
      frame.cornerRadius = Corners(5)
      frame.border = Border(width: 0.5, color: colors.gray.withAlpha(0.55))
    case .line: frame.border = Border(width: 1, color: colors.label)
    case .none: break
    }
    return [frame]
  }
}
