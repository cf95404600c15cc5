/// UIKit's segmented control: 32 points high, every segment as wide as the widest needs.
package struct SegmentedControl: Control {
  package static let kind = "segmented"
  static let height = 32.0
  /// Points left and right of a title.
  private static let margin = 10.0
  private static let inset = 2.0

  /// At least one.
  package var titles: [String]
  /// Counted from 0; below 0 none is selected.
  package var selected: Double
  package var font: Font
  package var colors: ControlColors
  package var isEnabled: Bool

  package init(
    titles: [String], selected: Int, colors: ControlColors, font: Font = Font(size: 13, weight: 500),
    isEnabled: Bool = true
  ) {
    self.titles = titles
    self.selected = Double(selected)
    self.font = font
    self.colors = colors
    self.isEnabled = isEnabled
  }

  package var property: ControlProperty? { ControlProperty("selected", .index(count: titles.count)) }

  package var value: Double? {
    get { selected }
    set { selected = newValue ?? selected }
  }

  package func intrinsicSize(
    measuredBy measurer: any Measurer, assets: [Size]
  ) -> (width: Double?, height: Double?) {
    let widths = titles.indices.map { measurer.size(of: title($0, isSelected: true), maxWidth: nil).width }
    return ((widths.max() ?? 0) * Double(titles.count) + 2 * Self.margin * Double(titles.count), Self.height)
  }

  package func views(id: String) -> [View] {
    let share = 1 / Double(max(titles.count, 1))
    let knob = View(
      id: id + "/selection", .empty,
      Placement(
        left: Length(points: Self.inset, fraction: max(selected, 0) * share), top: .points(Self.inset),
        bottom: .points(Self.inset), width: Length(points: -2 * Self.inset, fraction: share)),
      alpha: selected < 0 ? 0 : 1, background: .color(colors.selection), cornerRadius: Corners(7),
      shadow: Shadow(opacity: 0.12, radius: 4, offset: Point(0, 3)))
    return [
      View(
        id: id + "/segments", .empty, .fill, alpha: isEnabled ? 1 : ControlColors.disabledAlpha,
        background: .color(colors.fill), cornerRadius: Corners(9),
        children: separators(id, share) + [knob] + segments(id, share))
    ]
  }

  /// The lines between segments; those beside the selected one are not seen.
  private func separators(_ id: String, _ share: Double) -> [View] {
    titles.indices.dropFirst().map { index in
      let isBeside = selected >= 0 && abs(selected - Double(index) + 0.5) < 1
      return View(
        id: id + "/separator/\(index)", .empty,
        Placement(
          left: Length(points: -0.5, fraction: Double(index) * share), top: .points(8), bottom: .points(8),
          width: .points(1)),
        alpha: isBeside ? 0 : 1, background: .color(colors.separator))
    }
  }

  private func segments(_ id: String, _ share: Double) -> [View] {
    titles.indices.map { index in
      View(
        id: id + "/\(index)", .empty,
        Placement(
          left: Length(fraction: Double(index) * share), top: .zero, bottom: .zero,
          width: Length(fraction: share)),
        children: [
          View(
            id: id + "/\(index)/title", .text(title(index, isSelected: abs(selected - Double(index)) < 0.5)),
            Placement(centerX: .percent(50), centerY: .percent(50)))
        ])
    }
  }

  private func title(_ index: Int, isSelected: Bool) -> Text {
    var font = font
    if isSelected { font.weight = max(font.weight, 600) }
    return Text(titles[index], font: font, color: colors.label, alignment: .center)
  }
}
