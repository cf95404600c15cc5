/// The bar at the foot of displays that have no home button.
enum HomeIndicator {
  /// Points: UIKit's bar is 5 high and 8 above the edge, and a little more than a third of a phone's width.
  private static let height = 5.0
  private static let distance = 8.0

  /// The bar, pinned inside the canvas; none where the canvas shows none.
  static func views(canvas: Canvas) -> [View] {
    guard let style = canvas.homeIndicator else { return [] }
    let width = min(canvas.size.width * 0.36, 148).rounded()
    return [
      View(
        id: "home/indicator", .empty,
        Placement(
          bottom: .points(distance), width: .points(width), height: .points(height), centerX: .percent(50)),
        background: .color(style == .light ? .white : .black), cornerRadius: Corners(height / 2))
    ]
  }
}
