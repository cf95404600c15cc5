/// The colours that controls are drawn with, resolved for light or dark screens.
package struct ControlColors: Hashable, Sendable {
  package var tint: Color
  package var label: Color
  package var secondaryLabel: Color
  package var placeholder: Color
  /// Behind segments, steppers and search fields.
  package var fill: Color
  /// The part of a slider or a progress bar that is not yet reached.
  package var track: Color
  /// A switch that is off.
  package var offTrack: Color
  package var on: Color
  package var separator: Color
  /// The segment that is selected.
  package var selection: Color
  package var background: Color
  package var gray: Color

  package init(appearance: Appearance) {
    func system(_ name: String) -> Color { SystemColor.named(name)?.color(in: appearance) ?? .black }
    tint = system("tintColor")
    label = system("label")
    secondaryLabel = system("secondaryLabel")
    placeholder = system("placeholderText")
    fill = system("tertiarySystemFill")
    track = system("systemFill")
    offTrack = system("secondarySystemFill")
    on = system("systemGreen")
    separator = system("separator")
    selection = appearance == .dark ? system("systemGray2") : .white
    background = system("systemBackground")
    gray = system("systemGray")
  }

  /// The white knob of switches and sliders is the same in both appearances.
  static let knob = Color.white
  static let knobShadow = Shadow(opacity: 0.2, radius: 4, offset: Point(0, 2))

  /// What a control that is disabled keeps of its alpha.
  static let disabledAlpha = 0.5
}
