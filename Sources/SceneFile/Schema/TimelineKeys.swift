internal import Motion

extension KeyTable {
  static let step = KeyTable(
    "step", "a step", [],
    variants: [
      Variant(key: Key("hold", .duration, "nothing moves for that long"), keys: shown),
      Variant(key: Key("perform", .reference, "runs a segue forward, without a touch"), keys: shown),
      Variant(key: Key("tap", .reference, "a finger touches the view"), keys: shown),
      Variant(key: Key("unwind", .reference, "goes back by an unwind segue"), keys: shown),
      Variant(
        key: Key("setup", .list(.map("step"), ValueType.any), "has happened before the film starts"),
        keys: [badge]),
      Variant(key: Key("marker", .name, "names this moment"), keys: [badge]),
      Variant(
        key: Key("caption", .either([.nothing, .text]), "a line at the foot from here on, or none"),
        keys: [badge]),
    ])

  private static let shown = [
    Key("speed", .speed, "how fast the step is shown: 0.25 is four times slower"), badge,
  ]
  private static let badge = Key("badge", .bool, "writes the speed into the corner")
}
