package import Motion

/// The JSON Schema of scene files, draft 2020-12, made from the tables that the reader uses.
///
/// A schema cannot see everything that the reader does: names that lead nowhere, numbers in quotes that are out of
/// range, faults inside of functions and path data.
package enum SceneSchema {
  package static var document: JSON {
    let definitions = ValueType.definitions + KeyTable.all.flatMap(\.definitions)
    return .object([
      ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
      ("title", .string("A scene of Segue")),
      ("$ref", .string("#/$defs/" + KeyTable.scene.name)),
      ("$defs", .object(definitions)),
    ])
  }
}
