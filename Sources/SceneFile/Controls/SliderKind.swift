internal import Motion

extension ViewKind {
  /// `slider: 0.5`, with `range: [0, 1]`, `tint` and `trackColor`.
  static let slider = ViewKind(
    "slider", .number(-Field.reach...Field.reach), "a slider at this value",
    keys: [.range, .tint, Key("trackColor", .color, "the colour of the rest of the track"), .enabled]
  ) { draft, value, keys, reader in
    let range = reader.range(keys, default: 0...1)
    var slider = SliderControl(
      value: value.number(range) ?? range.lowerBound, range: range, colors: reader.colors(keys),
      isEnabled: reader.isEnabled(keys))
    slider.trackColor = keys["trackColor"]?.color() ?? slider.trackColor
    draft.content = .control(slider)
    return true
  }
}
