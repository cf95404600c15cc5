internal import Motion

extension ViewKind {
  /// The controls that a finger works, in the platform's style. Each is a value in a file of its own and a line here.
  static let controls: [ViewKind] = [
    switchControl, slider, segmented, textField, searchBar, progress, activity, pageControl, stepper,
  ]
}

extension Key {
  static let tint = Key("tint", .color, "the control's own colour")
  static let enabled = Key("enabled", .bool, "whether it can be worked; it is grey if not")
  static let range = Key(
    "range", .tuple([.number(-Field.reach...Field.reach), .number(-Field.reach...Field.reach)]),
    "[smallest, largest]")
}

extension ViewReader {
  /// The system's colours with the control's own tint.
  func colors(_ keys: Keys) -> ControlColors {
    var colors = ControlColors(appearance: context.appearance)
    colors.tint = keys["tint"]?.color() ?? colors.tint
    return colors
  }

  /// `enabled`, which every control that can be worked has.
  func isEnabled(_ keys: Keys) -> Bool { keys["enabled"]?.bool() ?? true }

  /// `range: [minimum, maximum]`, two numbers that rise.
  func range(_ keys: Keys, default fallback: ClosedRange<Double>) -> ClosedRange<Double> {
    guard let field = keys["range"] else { return fallback }
    let bounds = field.tuple("the smallest and the largest value", 2)?.compactMap {
      $0.number(-Field.reach...Field.reach)
    }
    guard let bounds, bounds.count == 2 else { return fallback }
    guard bounds[0] < bounds[1] else {
      field.error("`range` must rise from its first number to its second")
      return fallback
    }
    return bounds[0]...bounds[1]
  }
}
