/// UIKit's progress view: a bar of 4 points.
package struct ProgressControl: Control {
  package static let kind = "progress"

  /// 0…1.
  package var level: Double
  /// In points.
  package var thickness: Double
  package var tint: Color
  package var trackColor: Color

  /// UIProgressView's default style and its `bar` style.
  package static let thickness = 4.0
  package static let barThickness = 2.0

  package init(value: Double, thickness: Double = ProgressControl.thickness, colors: ControlColors) {
    level = value
    self.thickness = thickness
    tint = colors.tint
    trackColor = colors.track
  }

  package var property: ControlProperty? { ControlProperty("value", .number(0...1)) }

  package var value: Double? {
    get { level }
    set { level = newValue ?? level }
  }

  package func intrinsicSize(
    measuredBy measurer: any Measurer, assets: [Size]
  ) -> (width: Double?, height: Double?) { (nil, thickness) }

  package func views(id: String) -> [View] {
    let share = (0.0...1.0).share(of: level)
    // Square bars go from edge to edge below a navigation bar.
    let radius = thickness > Self.barThickness ? thickness / 2 : 0
    return [
      View(
        id: id + "/track", .empty,
        Placement(left: .zero, right: .zero, height: .points(thickness), centerY: .percent(50)),
        background: .color(trackColor), cornerRadius: Corners(radius), clips: true,
        children: [
          View(
            id: id + "/reached", .empty,
            Placement(left: .zero, top: .zero, bottom: .zero, width: Length(fraction: share)),
            background: .color(tint), cornerRadius: Corners(radius))
        ])
    ]
  }
}
