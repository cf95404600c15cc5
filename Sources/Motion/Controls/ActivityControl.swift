/// UIKit's activity indicator: eight spokes, the foremost the darkest.
package struct ActivityControl: Control {
  package static let kind = "activity"

  package enum Style: String, Hashable, Sendable, CaseIterable {
    case medium, large

    /// Points across.
    package var side: Double { self == .large ? 37 : 20 }
  }

  package var style: Style
  /// Turns since the start. UIKit makes one a second, in steps from spoke to spoke.
  package var turns: Double
  package var color: Color

  package init(style: Style, value: Double = 0, color: Color) {
    self.style = style
    turns = value
    self.color = color
  }

  package var property: ControlProperty? { ControlProperty("value", .number(0...10_000)) }

  package var value: Double? {
    get { turns }
    set { turns = newValue ?? turns }
  }

  package func intrinsicSize(
    measuredBy measurer: any Measurer, assets: [Size]
  ) -> (width: Double?, height: Double?) { (style.side, style.side) }

  package func views(id: String) -> [View] {
    let square = Placement(
      width: .points(style.side), height: .points(style.side), centerX: .percent(50), centerY: .percent(50))
    let spokes = (0..<Self.spokes).map { index in
      View(
        id: id + "/\(index)", .empty, .fill, rotation: -360 * Double(index) / Double(Self.spokes),
        children: [spoke(id, behind: index)])
    }
    return [View(id: id + "/wheel", .empty, square, rotation: 360 * turns, children: spokes)]
  }

  private static let spokes = 8

  /// Its measures are shares of the wheel's side: of 20 points a spoke takes 2.5 by 6.
  private func spoke(_ id: String, behind index: Int) -> View {
    let width = style.side * 0.125
    // Behind the foremost the spokes fade to a quarter.
    let alpha = 1 - 0.75 * Double(index) / Double(Self.spokes - 1)
    return View(
      id: id + "/\(index)/spoke", .empty,
      Placement(
        top: .zero, width: .points(width), height: .points(style.side * 0.3), centerX: .percent(50)),
      background: .color(color.withAlpha(color.alpha * alpha)), cornerRadius: Corners(width / 2))
  }
}
