extension TransitionArguments {
  /// The side where lines end is the default of most movements, as UIKit's push; that is the left one of a scene that
  /// runs from right to left.
  func origin(_ name: String, default origin: Origin) -> Origin {
    origins[name] ?? (direction.isRightToLeft && origin.axis == .x ? origin.opposite : origin)
  }
  /// The reader has made sure that a required element is there.
  func element(_ name: String) -> String { elements[name] ?? "" }
  func elementList(_ name: String) -> ElementList { elementLists[name] ?? .labels }
  func color(_ name: String, default color: Color) -> Color { colors[name] ?? color }
  func number(_ name: String, default number: Double) -> Double { numbers[name] ?? number }
  func choice(_ name: String, default choice: String) -> String { choices[name] ?? choice }
  func point(_ name: String) -> Track.Value { points[name] ?? .point(.percent(50), .percent(50)) }
  func length(_ name: String, default length: Length) -> Length { lengths[name] ?? length }
}
