internal import Motion

extension KeyTable {
  static let step = KeyTable(
    "step", "a step", [], variants: StepKind.all.map { Variant(key: $0.key, keys: $0.keys) })

  static let touch = KeyTable("touch", "a touch", [on(isRequired: true), touched])

  static let longPress = KeyTable(
    "longPress", "a touch",
    [on(isRequired: true), touched, Key("duration", .duration, "how long the finger stays")])

  static let swipe = KeyTable(
    "swipe", "a touch",
    [
      on(isRequired: false), touched,
      Key("to", .words(Direction.self), isRequired: true, "where the finger moves to"),
    ])

  static let drag = KeyTable(
    "drag", "a gesture",
    [
      led(isRequired: true), on(isRequired: false),
      Key("to", .words(Direction.self), "where the finger moves to"),
    ] + tracked)

  static let edgeSwipe = KeyTable("edgeSwipe", "a gesture", [led(isRequired: false)] + tracked)

  static let pinch = KeyTable(
    "pinch", "a gesture",
    [
      led(isRequired: true), on(isRequired: false),
      Key("to", .word(["apart", "together"]), "where the fingers move to"),
    ] + tracked)

  static let caption = KeyTable(
    "caption", "a caption",
    [
      Key("text", .text, isRequired: true, "what it says"),
      Key(
        "at", .either([.reference, .tuple([.length, .length])]),
        "top, bottom, [x, y] of its middle, or the id of a view that it follows"),
      Key("side", .words(Caption.Side.self), "on which side of the view"),
    ])

  static let cycle = KeyTable(
    "repeat", "a repeat",
    [
      Key("times", .integer(1...1000), isRequired: true, "how often"),
      Key("steps", .steps, isRequired: true, "what is repeated"),
    ])

  static let stagger = KeyTable(
    "stagger", "a stagger",
    [
      Key("interval", .duration, isRequired: true, "seconds between two starts"),
      Key("views", .list(.reference, 1...Limits.steps), "ids of views that are animated alike"),
      Key("animate", .map("viewAnimation"), "what changes in each of them"),
      Key("steps", .steps, "steps that start one after another"),
    ] + animationTiming, needsOneOf: [["views", "steps"]],
    excludes: [["views", "steps"], ["animate", "steps"]])

  /// Its other keys are ids of views; one that is called as a key is told from it by its value.
  static let animation = KeyTable(
    "animation", "views and what changes in them",
    animationTiming.map { Key($0.name, .either([$0.type, .map("viewAnimation")]), $0.summary) },
    others: .map("viewAnimation"))

  static let setting = KeyTable(
    "setting", "views and what changes in them", [], others: .map("viewSetting"))

  static let viewAnimation = KeyTable(
    "viewAnimation", "properties",
    ViewProperty.allCases.map { Key($0.rawValue, .keyframes($0.valueType), $0.summary) })

  static let viewSetting = KeyTable(
    "viewSetting", "properties",
    ViewProperty.allCases.map { Key($0.rawValue, $0.valueType, $0.summary) })

  static let timeline = [
    step, touch, longPress, swipe, drag, edgeSwipe, pinch, caption, cycle, stagger, animation, setting,
    viewAnimation, viewSetting,
  ]

  static let animationTiming = [
    Key("duration", .duration, "how long it lasts"), Key("delay", .duration, "how long it waits first"),
    Key("curve", .curve, "the speed on the way"),
  ]

  private static func on(isRequired: Bool) -> Key {
    Key("on", .reference, isRequired: isRequired, "the view that is touched")
  }

  private static func led(isRequired: Bool) -> Key {
    Key("segue", .reference, isRequired: isRequired, "the segue that follows the fingers")
  }

  private static let touched = Key("segue", .reference, "the segue that the touch performs")

  private static let tracked = [
    Key("progress", .list(.fraction(0...1), 2...100), "how far the segue is, at equal distances in time"),
    Key("duration", .duration, "how long the fingers are down"),
    Key("then", .words(Drag.Ending.self), "what comes after"),
    Key("completionSpeed", .speed, "how fast the rest is"),
    Key("completionCurve", .curve, "the speed on the way of the rest"),
  ]
}

extension ValueType {
  /// At least one step.
  static let steps = list(.map("step"), 1...Limits.nodes)
}
