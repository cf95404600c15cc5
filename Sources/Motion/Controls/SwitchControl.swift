/// UIKit's switch: 51 by 31 points, whatever its view's size.
package struct SwitchControl: Control {
  package static let kind = "switch"
  static let size = Size(51, 31)

  /// 0 is off and 1 on; a number between them is on its way.
  package var position: Double
  package var tint: Color
  package var offColor: Color
  package var isEnabled: Bool

  package init(isOn: Bool, colors: ControlColors, tint: Color? = nil, isEnabled: Bool = true) {
    position = isOn ? 1 : 0
    self.tint = tint ?? colors.on
    offColor = colors.offTrack
    self.isEnabled = isEnabled
  }

  package var property: ControlProperty? { ControlProperty("on", .flag) }

  package var value: Double? {
    get { position }
    set { position = min(max(newValue ?? position, 0), 1) }
  }

  package func intrinsicSize(
    measuredBy measurer: any Measurer, assets: [Size]
  ) -> (width: Double?, height: Double?) { (Self.size.width, Self.size.height) }

  package func views(id: String) -> [View] {
    let (knob, inset) = (27.0, 2.0)
    let way = Self.size.width - knob - 2 * inset
    return [
      View(
        id: id + "/track", .empty,
        Placement(
          width: .points(Self.size.width), height: .points(Self.size.height), centerX: .percent(50),
          centerY: .percent(50)),
        alpha: isEnabled ? 1 : ControlColors.disabledAlpha,
        background: .color(offColor.interpolated(to: tint, position)),
        cornerRadius: Corners(Self.size.height / 2),
        children: [
          View(
            id: id + "/knob", .empty, .frame(Rect(inset + way * position, inset, knob, knob)),
            background: .color(ControlColors.knob), cornerRadius: Corners(knob / 2),
            shadow: ControlColors.knobShadow)
        ])
    ]
  }
}
