internal import Motion

extension ValueType {
  /// The schema that a value of this type fits. Single values may be variables, so they may always be such text; a
  /// number in quotes is a number, as the reader has it.
  var schema: JSON {
    switch self {
    case .text: .reference("text")
    case .bool: .reference("bool")
    case .number(let range): Self.number(("minimum", range.lowerBound), range.upperBound, Self.decimal)
    case .positive(let limit): Self.number(("exclusiveMinimum", 0), limit, Self.decimal)
    case .integer(let range): Self.integer(range)
    case .length: .reference("length")
    case .size: .reference("size")
    case .duration: .reference("duration")
    case .fraction(let range):
      Self.number(("minimum", range.lowerBound), range.upperBound, Self.decimal + "|[0-9]+/[0-9]+")
    case .color: .reference("color")
    case .curve: .reference("curve")
    case .file, .notation: .object([("type", .string("string"))])
    case .name: .reference("name")
    case .reference: .reference("reference")
    case .word(let words): .any(of: [.words(words), .reference("variable")])
    case .list(let type, let count): Self.list(type, count)
    case .tuple(let types): Self.tuple(types)
    case .map(let name): .reference(name)
    case .entries(let type): Self.entries(type)
    case .keyframes(let type): Self.keyframes(type)
    case .nothing: .object([("type", .string("null"))])
    case .variable: .reference("variable")
    case .anything: .bool(true)
    case .either(let types): .any(of: types.map(\.schema))
    }
  }

  /// The grammar of `DecimalNumber`.
  private static let decimal = #"[+-]?([0-9]+(\.[0-9]+)?|\.[0-9]+)([eE][+-]?[0-9]+)?"#

  /// A number in a range, or text that is a number by the pattern.
  private static func number(
    _ lower: (String, Double), _ upper: Double, _ pattern: String
  ) -> JSON {
    .any(of: [
      .object([("type", .string("number")), (lower.0, .number(lower.1)), ("maximum", .number(upper))]),
      .string(matching: "^(\(pattern))$"), .reference("variable"),
    ])
  }

  private static func integer(_ range: ClosedRange<Int>) -> JSON {
    .any(of: [
      .object([
        ("type", .string("integer")), ("minimum", .number(Double(range.lowerBound))),
        ("maximum", .number(Double(range.upperBound))),
      ]), .string(matching: "^[0-9]+$"), .reference("variable"),
    ])
  }

  private static func list(_ type: ValueType, _ count: ClosedRange<Int>) -> JSON {
    var pairs: [(String, JSON)] = [("type", .string("array")), ("items", type.schema)]
    if count.lowerBound > 0 { pairs.append(("minItems", .number(Double(count.lowerBound)))) }
    if count.upperBound < Limits.nodes { pairs.append(("maxItems", .number(Double(count.upperBound)))) }
    return .object(pairs)
  }

  private static func tuple(_ types: [ValueType]) -> JSON {
    .object([
      ("type", .string("array")), ("prefixItems", .array(types.map(\.schema))),
      ("minItems", .number(Double(types.count))), ("maxItems", .number(Double(types.count))),
    ])
  }

  private static func entries(_ type: ValueType) -> JSON {
    .object([
      ("type", .string("object")), ("patternProperties", .object([("^x-", .bool(true))])),
      ("additionalProperties", type.schema),
    ])
  }

  /// A frame in percent is written `60%: …`; the long form of a keyframe has its value and a curve.
  private static func keyframes(_ type: ValueType) -> JSON {
    let step = JSON.any(of: [type.schema, .reference("keyframe")])
    return .any(of: [
      type.schema, tuple([type, type]),
      .object([
        ("type", .string("object")), ("patternProperties", .object([("%$", step)])),
        ("additionalProperties", .bool(false)), ("required", .texts(["0%", "100%"])),
      ]),
    ])
  }

  /// Definitions that many keys share.
  static let definitions: [(String, JSON)] = [
    ("variable", described("a variable, as $NAME or {{NAME}}", .string(matching: #"^\$|\{\{"#))),
    ("text", .object([("type", .texts(["string", "number", "boolean"]))])),
    (
      "bool",
      .any(of: [.object([("type", .string("boolean"))]), .words(["true", "false"]), .reference("variable")])
    ),
    (
      "name",
      .any(of: [
        .object([("type", .string("number"))]), .string(matching: #"^[^\x00-,./:-@\[-^`{-\x7F]+$"#),
        .reference("variable"),
      ])
    ),
    ("reference", .object([("type", .texts(["string", "number"]))])),
    ("length", described("points, or percent of the parent", length(from: -Field.reach))),
    ("size", described("points, or percent of the parent", length(from: 0))),
    (
      "duration",
      described(
        "seconds, as 0.4, 0.4s or 400ms", number(("minimum", 0), Double(Limits.seconds), decimal + "m?s"))
    ),
    (
      "color",
      described(
        "a colour",
        .any(of: [
          .words(SystemColor.all.map(\.name) + Color.css.keys.sorted() + ["transparent"]),
          .string(matching: #"^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$|^rgb\(.*\)$|^rgba\(.*\)$"#),
          .reference("variable"),
        ]))
    ),
    (
      "curve",
      described(
        "a curve by its name or as a function",
        .any(of: [
          .words(Curve.named.map(\.name)),
          .string(matching: "^(" + CurveGrammar.functions.joined(separator: "|") + #")\(.*\)$"#),
          .reference("variable"),
        ]))
    ),
  ]

  private static func length(from lower: Double) -> JSON {
    number(("minimum", lower), Field.reach, decimal + "%?")
  }

  private static func described(_ text: String, _ schema: JSON) -> JSON {
    guard case .object(let pairs) = schema else { return schema }
    return .object([("description", .string(text))] + pairs)
  }
}
