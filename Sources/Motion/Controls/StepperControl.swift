/// UIKit's stepper: 94 by 32 points, minus and plus.
package struct StepperControl: Control {
  package static let kind = "stepper"
  static let size = Size(94, 32)

  package var count: Double
  /// At its bounds one of the two buttons has no effect, and shows it.
  package var range: ClosedRange<Double>
  package var colors: ControlColors
  package var isEnabled: Bool

  package init(
    value: Double, range: ClosedRange<Double> = 0...100, colors: ControlColors, isEnabled: Bool = true
  ) {
    count = value
    self.range = range
    self.colors = colors
    self.isEnabled = isEnabled
  }

  package var property: ControlProperty? { ControlProperty("value", .number(range)) }

  package var value: Double? {
    get { count }
    set { count = newValue ?? count }
  }

  package func intrinsicSize(
    measuredBy measurer: any Measurer, assets: [Size]
  ) -> (width: Double?, height: Double?) { (Self.size.width, Self.size.height) }

  package func views(id: String) -> [View] {
    let minus = Path([.move(Point(1, 7)), .line(Point(15, 7))])
    let plus = Path([
      .move(Point(1, 7)), .line(Point(15, 7)), .move(Point(8, 0)), .line(Point(8, 14)),
    ])
    return [
      View(
        id: id + "/body", .empty,
        Placement(
          width: .points(Self.size.width), height: .points(Self.size.height), centerX: .percent(50),
          centerY: .percent(50)),
        alpha: isEnabled ? 1 : ControlColors.disabledAlpha, background: .color(colors.fill),
        cornerRadius: Corners(8),
        children: [
          View(
            id: id + "/separator", .empty,
            Placement(top: .points(7), bottom: .points(7), width: .points(1), centerX: .percent(50)),
            background: .color(colors.separator)),
          button(id + "/minus", minus, at: 25, isEnabled: count > range.lowerBound),
          button(id + "/plus", plus, at: 75, isEnabled: count < range.upperBound),
        ])
    ]
  }

  private func button(_ id: String, _ sign: Path, at percent: Double, isEnabled: Bool) -> View {
    View(
      id: id, .path(sign, fill: nil, stroke: Border(width: 1.6, color: colors.label)),
      Placement(
        width: .points(16), height: .points(14), centerX: .percent(percent), centerY: .percent(50)),
      alpha: isEnabled ? 1 : 0.3)
  }
}
