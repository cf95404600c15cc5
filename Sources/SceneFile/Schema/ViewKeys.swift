internal import Motion

extension KeyTable {
  static let view = KeyTable(
    "view", "a view", viewKeys,
    variants: ViewKind.all.map { Variant(key: $0.key, keys: $0.keys) },
    excludes: placement.dropFirst().map { ["frame", $0.name] })

  /// What all views have.
  static let viewKeys =
    [
      Key("id", .name, "the name in triggers, taps, transitions and `pass`")
    ] + placement + looks + [Key("views", .views, "children, placed in this view")]

  private static let placement = [
    Key("frame", .either([.frame, .variable]), "[x, y, width, height] in the parent"),
    Key("left", .length, "distance from the parent's left edge"),
    Key("right", .length, "distance from the parent's right edge"),
    Key("leading", .length, "distance from the edge where lines begin"),
    Key("trailing", .length, "distance from the edge where lines end"),
    Key("top", .length, "distance from the parent's top edge"),
    Key("bottom", .length, "distance from the parent's bottom edge"),
    Key("width", .size, "the width"),
    Key("height", .size, "the height"),
    Key("centerX", .length, "where the centre is in the parent's width"),
    Key("centerY", .length, "where the centre is in the parent's height"),
  ]

  private static let looks = [
    Key("alpha", .number(0...1), "how opaque the view is, with all that is in it"),
    Key("hidden", .bool, "takes its place, but is not drawn"),
    Key("background", .fill, "what is behind the content"),
    Key(
      "cornerRadius", .corners,
      "round corners; [topLeft, topRight, bottomRight, bottomLeft] for each its own"),
    Key("border", .border, "a line inside the edge"),
    Key("shadow", .shadow, "a shadow behind the view"),
    Key("clip", .bool, "cuts content and children at the view's edge"),
    Key("rotation", .angle, "degrees, clockwise, about the centre"),
    Key("scale", .number(0...1000), "a factor about the centre"),
    Key("flips", .bool, "is mirrored where the screen runs from right to left"),
  ]

  static let font = KeyTable(
    "font", "a font",
    [
      Key("family", .text, "the font's name"),
      Key("size", .fontSize, "points"),
      Key(
        "weight", .either([.word(FontReader.weights.map(\.0)), .integer(100...900)]), "a name or 100 to 900"),
      Key("italic", .bool, "slanted"),
    ])

  static let border = KeyTable(
    "border", "a border",
    [Key("width", .number(0...1000), "points"), Key("color", .color, "the line's colour")])

  static let shadow = KeyTable(
    "shadow", "a shadow",
    [
      Key("color", .color, "the shadow's colour"),
      Key("opacity", .number(0...1), "how dark it is"),
      Key("radius", .number(0...200), "points of blur"),
      Key("offset", .tuple([offset, offset]), "[x, y] in points"),
    ])

  private static let offset = ValueType.number(-Field.reach...Field.reach)

  static let gradient = KeyTable(
    "gradient", "a gradient",
    [
      Key("gradient", .list(.color, 2...16), isRequired: true, "the colours from start to end"),
      Key("angle", .angle, "the direction: 0 is up, 90 to the right"),
    ])
}
