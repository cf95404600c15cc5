internal import Motion

extension ViewKind {
  /// `segmented: [Day, Week]`, with `selected`, counted from 0, or `none`.
  static let segmented = ViewKind(
    "segmented", what: "a segmented control", .list(.text, 1...16), "a segmented control with these titles",
    keys: [
      Key(
        "selected", .either([.integer(0...15), .word(["none"])]),
        "the chosen segment, counted from 0, or none"), .tint, Key("color", .color, "the titles' colour"),
      Key("font", .font, "the titles' font, or its size"), .enabled,
    ]
  ) { draft, value, keys, reader in
    let titles = value.list("titles", count: 1...16)?.map { $0.text() ?? "" } ?? []
    let isNone = keys["selected"]?.value.text == "none"
    let selected = isNone ? -1 : keys["selected"]?.integer(0...max(titles.count - 1, 0)) ?? 0
    var control = SegmentedControl(
      titles: titles, selected: selected, colors: reader.colors(keys), isEnabled: reader.isEnabled(keys))
    control.font = keys["font"].flatMap { reader.font($0) } ?? control.font
    control.colors.label = keys["color"]?.color() ?? control.colors.label
    draft.content = .control(control)
    return true
  }
}
