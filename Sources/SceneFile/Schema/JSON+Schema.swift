internal import Motion

/// The turns of JSON Schema that the tables need.
extension JSON {
  static func texts(_ texts: [String]) -> JSON { .array(texts.map(JSON.string)) }

  /// A reference to a definition of the schema.
  static func reference(_ name: String) -> JSON { .object([("$ref", .string("#/$defs/" + name))]) }

  /// A value that fits one of several schemas.
  static func any(of choices: [JSON]) -> JSON { .object([("anyOf", .array(choices))]) }

  static func string(matching pattern: String) -> JSON {
    .object([("type", .string("string")), ("pattern", .string(pattern))])
  }

  static func words(_ words: [String]) -> JSON { .object([("enum", texts(words))]) }
}
