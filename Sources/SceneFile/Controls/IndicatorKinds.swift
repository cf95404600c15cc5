internal import Motion

extension ViewKind {
  /// `progress: 0.4`, with `style: default | bar`, `tint` and `trackColor`.
  static let progress = ViewKind(
    "progress", what: "a progress bar", .number(0...1), "a progress bar",
    keys: [
      Key("style", .word(["default", "bar"]), "how thick it is"), .tint,
      Key("trackColor", .color, "the colour of the rest"),
    ]
  ) { draft, value, keys, reader in
    let thickness = keys["style"]?.choice([
      ("default", ProgressControl.thickness), ("bar", ProgressControl.barThickness),
    ])
    var bar = ProgressControl(
      value: value.number(0...1) ?? 0, thickness: thickness ?? ProgressControl.thickness,
      colors: reader.colors(keys))
    bar.trackColor = keys["trackColor"]?.color() ?? bar.trackColor
    draft.content = .control(bar)
    return true
  }

  /// `activity: medium | large`.
  static let activity = ViewKind(
    "activity", what: "an activity indicator", .either([.nothing, .words(ActivityControl.Style.self)]),
    "a turning wheel", keys: [Key("color", .color, "the colour of its spokes")]
  ) { draft, value, keys, reader in
    let style = value.value.isNull ? nil : value.choice(ActivityControl.Style.self)
    draft.content = .control(
      ActivityControl(style: style ?? .medium, color: keys["color"]?.color() ?? reader.system("systemGray")))
    return true
  }

  /// `pageControl: 5`, with `current`, counted from 0.
  static let pageControl = ViewKind(
    "pageControl", what: "a page control", .integer(1...50), "dots for that many pages",
    keys: [
      Key("current", .integer(0...49), "the page, counted from 0"), Key("color", .color, "the dots' colour"),
      Key("currentColor", .color, "the colour of the current page's dot"),
    ]
  ) { draft, value, keys, reader in
    let pages = value.integer(1...50) ?? 1
    var control = PageControl(
      pages: pages, current: keys["current"]?.integer(0...pages - 1) ?? 0,
      colors: ControlColors(appearance: reader.context.appearance))
    control.color = keys["color"]?.color() ?? control.color
    control.currentColor = keys["currentColor"]?.color() ?? control.currentColor
    draft.content = .control(control)
    return true
  }

  /// `stepper: 3`, with `range: [0, 100]`.
  static let stepper = ViewKind(
    "stepper", .either([.nothing, .number(-Field.reach...Field.reach)]), "a stepper at this value",
    keys: [.range, .tint, .enabled]
  ) { draft, value, keys, reader in
    let range = reader.range(keys, default: 0...100)
    let start = value.value.isNull ? nil : value.number(range)
    draft.content = .control(
      StepperControl(
        value: start ?? min(max(0, range.lowerBound), range.upperBound), range: range,
        colors: reader.colors(keys), isEnabled: reader.isEnabled(keys)))
    return true
  }
}
