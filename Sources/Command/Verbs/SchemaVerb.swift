internal import Motion
internal import SceneFile

extension Verb {
  static let schema = Verb(
    name: "schema", summary: "print the JSON Schema of scenes, for editors", operands: "",
    completion: .nothing, options: [],
    details: """
      An editor that knows the schema completes keys and marks what is wrong while a scene is written.

        segue schema > scene.schema.json
      """,
    run: { arguments, terminal in
      if let operand = arguments.operands.first {
        throw UsageError("`segue schema` has no operand `\(operand)`")
      }
      try terminal.write(SceneSchema.document.text)
      return .success
    })
}
