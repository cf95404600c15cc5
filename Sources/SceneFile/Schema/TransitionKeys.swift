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
      Key("tracks", .entries(.map("track")), "what moves, by subject: source, destination, source.ID"),
      Key("phases", .list(.map("phase"), 1...100), "parts that follow one another"),
    ], excludes: [["phases", "tracks"], ["phases", "duration"]])

  static let dim = KeyTable(
    "dim", "a dim",
    [
      Key("color", .color, "the colour"),
      Key("alpha", .keyframes(.number(0...1)), isRequired: true, "how opaque it is"),
    ])

  static let phase = KeyTable(
    "phase", "a phase",
    [
      Key("duration", .duration, isRequired: true, "how long the phase lasts"),
      Key("curve", .curve, "the speed of its movements"),
      Key("tracks", .entries(.map("track")), "what moves in the phase"),
    ])

  static let track = KeyTable(
    "track", "a track",
    [
      Key("at", .tuple([.number(0...1), .number(0...1)]), "the part of the transition, in fractions"),
      Key("delay", .duration, "seconds before the track starts"),
      Key("duration", .duration, "seconds that the track takes"),
      Key("curve", .curve, "the speed of this track"),
    ]
      + Track.Property.allCases.map { property in
        Key(property.rawValue, .keyframes(property.valueType), property.summary)
      }, excludes: [["at", "delay"], ["at", "duration"]])

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
    }
  }
}
