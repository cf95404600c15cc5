internal import Motion

extension KeyTable {
  static let timing = [
    Key("duration", .duration, "how long it lasts"),
    Key("delay", .duration, "how long the old screen stays as it is first"),
    Key("curve", .curve, "the speed on the way"),
    Key("speed", .speed, "divides duration and delay"),
    Key("reverse", .either([.word(["same", "mirror"]), .map("reverse")]), "how the way back is made"),
  ]

  /// Its other keys are names of the scene's own transitions, which have no parameters.
  static let transition = KeyTable(
    "transition", "a transition",
    timing
      + TransitionKind.all.map { kind in
        Key(kind.name, parameters(kind), kind.summary)
      }, others: .either([.nothing, .map("empty")]))

  static let reverse = KeyTable(
    "reverse", "a timing",
    [
      Key("duration", .duration, "how long the way back lasts"),
      Key("curve", .curve, "the speed on the way back"),
    ])

  static let customTransition = KeyTable(
    "customTransition", "a transition",
    timing + [
      Key("above", .words(Role.self), "which screen is in front"),
      Key("background", .color, "what shows where no screen covers"),
      Key("dim", .map("dim"), "a colour between the two screens"),
      Key("layers", .entries(.map("layer")), "pictures besides the two screens, by name"),
      Key(
        "tracks", .entries(tracks),
        "what moves, by subject: source, destination, source.ID, bar, tabBar, or a layer"),
      Key("phases", .list(.map("phase"), 1...100), "parts that follow one another"),
      Key("match", .either([.map("match"), .reference, matches(.map("match"))]), "views that are one thing"),
      Key("mask", .either([.map("mask"), .list(.map("mask"), 1...2)]), "a shape that cuts a screen"),
      Key("perspective", .number(1...Field.reach), "distance of an eye before the middle of the container"),
      Key("removesSource", .bool, "whether the old screen is gone at the end though it is in view"),
    ], excludes: [["phases", "tracks"], ["phases", "duration"]])

  static let dim = KeyTable(
    "dim", "a dim",
    [
      Key("color", .color, "the colour"),
      Key("alpha", .keyframes(.number(0...1)), isRequired: true, "how opaque it is"),
    ] + window, excludes: windowExcludes)

  /// When a part of a transition runs.
  private static let window = [
    Key("at", .tuple([.number(0...1), .number(0...1)]), "the part of the transition, in fractions"),
    Key("delay", .duration, "seconds before it starts"),
    Key("duration", .duration, "seconds that it takes"),
    Key("curve", .curve, "the speed of this part"),
  ]

  private static let windowExcludes = [["at", "delay"], ["at", "duration"]]

  static let layer = KeyTable(
    "layer", "a layer",
    [
      Key("color", .color, "what it is filled with"),
      Key("snapshot", .words(Role.self), "the screen whose picture it is, cut to the frame"),
      Key("frame", .either([.frame, .reference]), "[x, y, width, height], `full`, or the id of a view"),
      Key("above", .word(Role.allCases.map(\.rawValue) + ["background"]), "what it lies directly above"),
      Key("stays", .bool, "whether it is still there after the transition"),
    ], needsOneOf: [["color", "snapshot"]], excludes: [["color", "snapshot"]])

  static let match = KeyTable(
    "match", "a match",
    [
      Key("from", .reference, "the id of a view of the old screen"),
      Key("to", .reference, "the id of a view of the new screen"),
      Key("elements", .reference, "an id that both screens have, or `common` for all of them"),
      Key("fade", .words(Match.Fade.self), "how the looks change on the way"),
      Key("cornerRadius", .keyframes(cornerRadius), "round corners; without it, the views' own"),
      Key("path", arc, "straight, arc, or how far the line bends"),
      Key("stagger", .duration, "seconds from one view to the next"),
    ] + window, excludes: windowExcludes + [["elements", "from"], ["elements", "to"]])

  static let matchPair = KeyTable(
    "matchPair", "a match",
    [
      Key("from", .reference, isRequired: true, "the id of a view of the old screen"),
      Key("to", .reference, isRequired: true, "the id of a view of the new screen"),
    ])

  static let mask = KeyTable(
    "mask", "a mask",
    [
      Key("of", .words(Role.self), "the screen that is cut; without it, the one in front"),
      Key("circle", .map("circle"), "a circle"),
      Key("roundedRect", .map("roundedRect"), "a rectangle"),
      Key(
        "polygon", .keyframes(.list(.tuple([.length, .length]), 3...100)),
        "corners, each [x, y]; a start and an end with as many"),
    ] + window, needsOneOf: [["circle", "roundedRect", "polygon"]],
    excludes: windowExcludes + [["circle", "roundedRect", "polygon"]])

  static let circle = KeyTable(
    "circle", "a circle",
    [
      Key(
        "center", .keyframes(.either([.tuple([.length, .length]), .reference])), "[x, y] or the id of a view"),
      Key(
        "radius", .keyframes(.either([.size, .reference])), isRequired: true,
        "a length, the id of a view, or `cover`"),
    ])

  static let roundedRect = KeyTable(
    "roundedRect", "a rounded rectangle",
    [
      Key(
        "frame", .keyframes(.either([.frame, .reference])), isRequired: true,
        "[x, y, width, height], `full`, or the id of a view"),
      Key("cornerRadius", .keyframes(cornerRadius), "round corners"),
    ])

  private static let tracks = ValueType.either([.map("track"), .list(.map("track"), 1...100)])
  private static let arc = ValueType.either([.word(["straight", "arc"]), .number(-4...4)])
  private static let cornerRadius = Track.Property.cornerRadius.valueType

  private static func matches(_ map: ValueType) -> ValueType { .list(.either([map, .reference]), 1...100) }

  static let phase = KeyTable(
    "phase", "a phase",
    [
      Key("duration", .duration, isRequired: true, "how long the phase lasts"),
      Key("curve", .curve, "the speed of its movements"),
      Key("tracks", .entries(tracks), "what moves in the phase"),
    ])

  static let track = KeyTable(
    "track", "a track",
    window + [
      Key("pacing", .curve, "the speed over all keyframes together"),
      Key("smooth", .bool, "whether values pass smoothly through all keyframes"),
      Key("path", arc, "the line that the middle follows with `frame` or `center`"),
      Key("lift", .bool, "whether the view moves above both screens"),
    ]
      + Track.Property.allCases.map { property in
        Key(property.rawValue, .keyframes(property.valueType), property.summary)
      }, excludes: windowExcludes)

  /// The long form of a keyframe; the short one is the value alone.
  static let keyframe = KeyTable(
    "keyframe", "a keyframe",
    [
      Key("value", .anything, isRequired: true, "the value at that place"),
      Key("curve", .curve, "the speed of the part that ends here"),
    ])

  /// A map without keys.
  static let empty = KeyTable("empty", "no parameters", [])

  private static func parameters(_ kind: TransitionKind) -> ValueType {
    let isComplete = !kind.parameters.contains(where: \.isRequired)
    let map = ValueType.map(name(of: kind))
    return isComplete ? .either([.nothing, map]) : map
  }

  private static func name(of kind: TransitionKind) -> String { "transition-" + kind.name }

  init(parametersOf kind: TransitionKind) {
    self.init(
      KeyTable.name(of: kind), "the transition `\(kind.name)`",
      kind.parameters.map { parameter in
        Key(parameter.name, parameter.valueType, isRequired: parameter.isRequired, parameter.summary)
      })
  }
}

extension TransitionParameter {
  var isRequired: Bool {
    if case .element = kind { true } else { false }
  }

  var valueType: ValueType {
    switch kind {
    case .origin(_, let allowed): .word(ParameterReader.originNames(allowed, .leftToRight).map(\.0))
    case .element: .reference
    case .elements: .either([.reference, .list(.reference, ValueType.any)])
    case .color: .color
    case .number(_, let range): .number(range)
    case .length: .length
    case .optionalElement: .reference
    case .point: .either([.tuple([.length, .length]), .reference])
    case .choice(_, let names): .word(names)
    case .matches:
      .either([.reference, .map("matchPair"), .list(.either([.reference, .map("matchPair")]), 1...100)])
    }
  }
}
