/// UIKit's page control: a row of dots.
package struct PageControl: Control {
  package static let kind = "pageControl"
  static let height = 26.0
  private static let dot = 7.0
  private static let gap = 9.0

  /// How many pages there are; at least 1.
  package var pages: Int
  /// Counted from 0.
  package var current: Double
  package var color: Color
  package var currentColor: Color

  package init(pages: Int, current: Int, colors: ControlColors) {
    self.pages = pages
    self.current = Double(current)
    color = colors.placeholder
    currentColor = colors.label
  }

  package var property: ControlProperty? { ControlProperty("current", .index(count: pages)) }

  package var value: Double? {
    get { current }
    set { current = newValue ?? current }
  }

  private var width: Double { Double(pages) * (Self.dot + Self.gap) - Self.gap }

  package func intrinsicSize(
    measuredBy measurer: any Measurer, assets: [Size]
  ) -> (width: Double?, height: Double?) { (width, Self.height) }

  package func views(id: String) -> [View] {
    let dots = (0..<pages).map { index in
      let nearness = max(1 - abs(current - Double(index)), 0)
      return View(
        id: id + "/\(index)", .empty,
        .frame(Rect(Double(index) * (Self.dot + Self.gap), 0, Self.dot, Self.dot)),
        background: .color(color.interpolated(to: currentColor, nearness)),
        cornerRadius: Corners(Self.dot / 2))
    }
    return [
      View(
        id: id + "/dots", .empty,
        Placement(
          width: .points(width), height: .points(Self.dot), centerX: .percent(50), centerY: .percent(50)),
        children: dots)
    ]
  }
}
