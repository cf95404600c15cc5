/// UIKit's search bar: 56 points high, with a field of 36 in it.
package struct SearchBarControl: Control {
  package static let kind = "searchBar"
  static let height = 56.0
  static let fieldHeight = 36.0

  package var input: TypedText
  /// The title of the button beside the field; nil shows none.
  package var cancel: String?
  package var colors: ControlColors

  package init(_ input: TypedText, cancel: String? = nil, colors: ControlColors) {
    self.input = input
    self.cancel = cancel
    self.colors = colors
  }

  package var text: String? {
    get { input.string }
    set { input.string = newValue ?? input.string }
  }

  package var isTyped: Bool { true }

  package func intrinsicSize(
    measuredBy measurer: any Measurer, assets: [Size]
  ) -> (width: Double?, height: Double?) { (nil, Self.height) }

  package func views(id: String) -> [View] {
    // A spacer with views takes what the button leaves.
    let field = View(
      id: id + "/field", .spacer, Placement(height: .points(Self.fieldHeight)),
      background: .color(colors.fill), cornerRadius: Corners(10), clips: true,
      children: [glass(id)] + input.views(id: id, left: .points(30), right: .points(8)))
    let button = cancel.map { title in
      View(
        id: id + "/cancel", .text(Text(title, font: Font(family: input.font.family), color: colors.tint)))
    }
    return [
      View(
        id: id + "/bar", .stack(Stack(axis: .horizontal, spacing: 12, alignment: .center)),
        Placement(
          left: .points(8), right: .points(cancel == nil ? 8 : 16), height: .points(Self.fieldHeight),
          centerY: .percent(50)),
        children: [field] + (button.map { [$0] } ?? []))
    ]
  }

  /// A circle with a handle, in a box of 15 points.
  private func glass(_ id: String) -> View {
    let stroke = Border(width: 1.5, color: colors.secondaryLabel)
    let handle = Path([.move(Point(10, 10)), .line(Point(14, 14))])
    return View(
      id: id + "/glass", .empty,
      Placement(left: .points(8), width: .points(15), height: .points(15), centerY: .percent(50)),
      children: [
        View(
          id: id + "/glass/lens", .empty, .frame(Rect(0.5, 0.5, 11.5, 11.5)), cornerRadius: Corners(5.75),
          border: stroke),
        View(
          id: id + "/glass/handle", .path(handle, fill: nil, stroke: stroke), .frame(Rect(0, 0, 15, 15))),
      ])
  }
}
