/// The JSON Schema of scene files, draft 2020-12, made from the tables that the reader uses.
///
/// A schema cannot see everything that the reader does: names that lead nowhere, numbers in quotes that are out of
/// range, faults inside of functions and path data.
package enum SceneSchema {
  package static var document: SchemaValue {
    let definitions = ValueType.definitions + KeyTable.all.flatMap(\.definitions)
    return .map([
      ("$schema", .text("https://json-schema.org/draft/2020-12/schema")),
      ("title", .text("A scene of Segue")),
      ("$ref", .text("#/$defs/" + KeyTable.scene.name)),
      ("$defs", .map(definitions)),
    ])
  }
}
