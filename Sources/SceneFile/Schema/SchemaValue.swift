/// A value of a schema: JSON without a spelling. Maps keep their order.
package indirect enum SchemaValue: Sendable {
  case flag(Bool)
  case number(Double)
  case text(String)
  case list([SchemaValue])
  case map([(String, SchemaValue)])

  static func texts(_ texts: [String]) -> SchemaValue { .list(texts.map(SchemaValue.text)) }

  /// A reference to a definition of the schema.
  static func reference(_ name: String) -> SchemaValue { .map([("$ref", .text("#/$defs/" + name))]) }

  /// A value that fits one of several schemas.
  static func any(of choices: [SchemaValue]) -> SchemaValue { .map([("anyOf", .list(choices))]) }

  static func string(matching pattern: String) -> SchemaValue {
    .map([("type", .text("string")), ("pattern", .text(pattern))])
  }

  static func words(_ words: [String]) -> SchemaValue { .map([("enum", texts(words))]) }
}
