/// The system's bar at the top of the canvas, over everything: the time, and the state of signal and battery.
package struct StatusBar: Sendable {
  package let color: Color
  /// In points.
  package let height: Double
  /// Displays with a sensor housing show the time beside it.
  private let isSplit: Bool

  private let direction: LayoutDirection

  package init?(canvas: Canvas) {
    guard let style = canvas.statusBar else { return nil }
    color = style == .light ? .white : .black
    height = Self.height(on: canvas)
    isSplit = height > 24
    direction = canvas.direction
  }

  /// Points that the bar takes at the top of the canvas; 0 without one.
  package static func height(on canvas: Canvas) -> Double {
    canvas.statusBar == nil ? 0 : canvas.device?.statusBarHeight ?? 20
  }

  package var views: [View] {
    let text = Text("9:41", font: Font(size: isSplit ? 16 : 12, weight: 600), color: color)
    let time =
      isSplit
      ? Placement(centerX: .percent(16), centerY: .percent(58))
      : Placement(centerX: .percent(50), centerY: .percent(50))
    let views = [View(id: "status/time", .text(text), time), battery, signal]
    return direction.isRightToLeft ? views.map(\.mirrored) : views
  }

  private var centerY: Length { isSplit ? .percent(58) : .percent(50) }

  private var battery: View {
    View(
      id: "status/battery", .empty,
      Placement(right: .points(isSplit ? 28 : 6), width: .points(25), height: .points(11), centerY: centerY),
      children: [
        View(
          id: "status/battery/case", .empty, .frame(Rect(0, 0, 22, 11)), cornerRadius: Corners(3),
          border: Border(width: 1, color: color.withAlpha(0.4))),
        View(
          id: "status/battery/level", .empty, .frame(Rect(2, 2, 18, 7)), background: .color(color),
          cornerRadius: Corners(1.5)),
        View(
          id: "status/battery/pole", .empty, .frame(Rect(23, 3.5, 1.5, 4)),
          background: .color(color.withAlpha(0.4)), cornerRadius: Corners(0.75)),
      ])
  }

  private var signal: View {
    let bars = (0..<4).map { index in
      let height = 4.0 + 2 * Double(index)
      return View(
        id: "status/signal/\(index)", .empty, .frame(Rect(Double(index) * 4.5, 10 - height, 3, height)),
        background: .color(color), cornerRadius: Corners(0.75))
    }
    let placement =
      isSplit
      ? Placement(right: .points(60), width: .points(17), height: .points(10), centerY: centerY)
      : Placement(left: .points(6), width: .points(17), height: .points(10), centerY: centerY)
    return View(id: "status/signal", .empty, placement, children: bars)
  }
}
