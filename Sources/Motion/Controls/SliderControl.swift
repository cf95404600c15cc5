/// UIKit's slider: 31 points high, as wide as it is made.
package struct SliderControl: Control {
  package static let kind = "slider"
  static let height = 31.0
  private static let knob = 28.0
  private static let thickness = 4.0
  /// What the track leaves free at its ends, so that it does not look out behind the knob.
  private static let inset = 2.0

  package var level: Double
  /// Its bounds differ.
  package var range: ClosedRange<Double>
  package var tint: Color
  package var trackColor: Color
  package var isEnabled: Bool

  package init(
    value: Double, range: ClosedRange<Double> = 0...1, colors: ControlColors, isEnabled: Bool = true
  ) {
    level = value
    self.range = range
    tint = colors.tint
    trackColor = colors.track
    self.isEnabled = isEnabled
  }

  package var property: ControlProperty? { ControlProperty("value", .number(range)) }

  package var value: Double? {
    get { level }
    set { level = newValue ?? level }
  }

  package func intrinsicSize(
    measuredBy measurer: any Measurer, assets: [Size]
  ) -> (width: Double?, height: Double?) { (nil, Self.height) }

  package func views(id: String) -> [View] {
    let share = range.share(of: level)
    func track(_ part: String, right: Length?, width: Length?, _ color: Color) -> View {
      View(
        id: id + part, .empty,
        Placement(
          left: .points(Self.inset), right: right, width: width, height: .points(Self.thickness),
          centerY: .percent(50)),
        background: .color(color), cornerRadius: Corners(Self.thickness / 2))
    }
    // The knob's centre runs from half a knob inside of one end to half a knob inside of the other.
    let reached = Length(points: Self.knob / 2 - Self.inset - Self.knob * share, fraction: share)
    return [
      View(
        id: id + "/slider", .empty, .fill, alpha: isEnabled ? 1 : ControlColors.disabledAlpha,
        children: [
          track("/track", right: .points(Self.inset), width: nil, trackColor),
          track("/reached", right: nil, width: reached, tint),
          View(
            id: id + "/knob", .empty,
            Placement(
              left: Length(points: -Self.knob * share, fraction: share), width: .points(Self.knob),
              height: .points(Self.knob), centerY: .percent(50)),
            background: .color(ControlColors.knob), cornerRadius: Corners(Self.knob / 2),
            shadow: ControlColors.knobShadow),
        ])
    ]
  }
}

extension ClosedRange<Double> {
  /// Where a value lies in the range: 0 at its lower bound, 1 at its upper, never outside.
  func share(of value: Double) -> Double {
    guard upperBound > lowerBound else { return 0 }
    return Swift.min(Swift.max((value - lowerBound) / (upperBound - lowerBound), 0), 1)
  }
}
