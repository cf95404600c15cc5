internal import Motion

/// What a step can do: the key that says it, and how its value is read. Adding a kind is adding a line to `all`.
struct StepKind: Sendable {
  /// The kind's key, with what its value is.
  let key: Key
  /// The keys that steps of this kind have besides.
  let keys: [Key]
  let read: @Sendable (Field, TimelineReader) -> Step.Action?

  var name: String { key.name }
  /// Whether it takes time, and so can have a speed.
  var takesTime: Bool { !keys.isEmpty }

  private init(
    _ name: String, _ value: ValueType, _ summary: String, takesTime: Bool = true,
    read: @escaping @Sendable (Field, TimelineReader) -> Step.Action?
  ) {
    key = Key(name, value, summary)
    keys = takesTime ? Self.shown : []
    self.read = read
  }

  static let all = flow + touches + drags + views + groups + notes

  /// What a setup consists of: nothing that shows, and nothing that takes time by itself.
  static let hidden = ["perform", "unwind", "tap", "set"]

  private static let shown = [
    Key("speed", .speed, "how fast the step is shown: 0.25 is four times slower"),
    Key("badge", .bool, "writes the speed into the corner"),
  ]

  private static let flow = [
    StepKind("hold", .duration, "nothing moves for that long") { field, _ in
      field.duration().map(Step.Action.hold)
    },
    StepKind("perform", .reference, "runs a segue forward, without a touch") { field, reader in
      reader.segue(field, isUnwind: false).map(Step.Action.perform)
    },
    StepKind("unwind", .reference, "goes back by an unwind segue") { field, reader in
      reader.segue(field, isUnwind: true).map(Step.Action.unwind)
    },
  ]

  private static let touches = [
    StepKind("tap", .either([.reference, .map("touch")]), "a finger touches the view") { field, reader in
      TouchReader(timeline: reader).touch(field, .tap)
    },
    StepKind("doubleTap", .either([.reference, .map("touch")]), "a finger touches the view twice") {
      field, reader in TouchReader(timeline: reader).touch(field, .doubleTap)
    },
    StepKind("longPress", .either([.reference, .map("longPress")]), "a finger stays on the view") {
      field, reader in TouchReader(timeline: reader).longPress(field)
    },
    StepKind("swipe", .either([.words(Direction.self), .map("swipe")]), "a finger swipes over the view") {
      field, reader in TouchReader(timeline: reader).swipe(field)
    },
  ]

  private static let drags = [
    StepKind("drag", .map("drag"), "a segue follows a finger") { field, reader in
      DragReader(timeline: reader).drag(field)
    },
    StepKind(
      "edgeSwipe", .either([.nothing, .reference, .map("edgeSwipe")]), "goes back with a finger from the edge"
    ) { field, reader in DragReader(timeline: reader).edgeSwipe(field) },
    StepKind("pinch", .map("pinch"), "a segue follows two fingers") { field, reader in
      DragReader(timeline: reader).pinch(field)
    },
  ]

  private static let views = [
    StepKind("animate", .map("animation"), "views change over time") { field, reader in
      AnimationReader(timeline: reader).animate(field)
    },
    StepKind("set", .map("setting"), "views change at once", takesTime: false) { field, reader in
      AnimationReader(timeline: reader).set(field)
    },
  ]

  private static let groups = [
    StepKind("setup", .steps, "has happened before the film starts", takesTime: false) { field, reader in
      .setup(reader.inner(field, inSetup: true))
    },
    StepKind("sequence", .steps, "steps one after another") { field, reader in
      .sequence(reader.inner(field))
    },
    StepKind("parallel", .steps, "steps that start together") { field, reader in
      .parallel(reader.inner(field))
    },
    StepKind("repeat", .map("repeat"), "steps that are taken several times") { field, reader in
      GroupReader(timeline: reader).cycle(field)
    },
    StepKind("stagger", .map("stagger"), "steps that start one after another and overlap") { field, reader in
      GroupReader(timeline: reader).stagger(field)
    },
  ]

  private static let notes = [
    StepKind("marker", .name, "names this moment", takesTime: false) { field, _ in
      Naming.name(field, "a name").map(Step.Action.marker)
    },
    StepKind(
      "caption", .either([.nothing, .text, .map("caption")]), "a line over the picture from here on, or none",
      takesTime: false
    ) { field, reader in CaptionReader(timeline: reader).caption(field) },
  ]
}
