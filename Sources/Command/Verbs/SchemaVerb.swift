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
      try terminal.write(JSON(SceneSchema.document).text)
      return .success
    })
}

extension JSON {
  fileprivate init(_ value: SchemaValue) {
    self =
      switch value {
      case .flag(let flag): .bool(flag)
      case .number(let number): Int(exactly: number).map(JSON.int) ?? .number(number)
      case .text(let text): .string(text)
      case .list(let values): .array(values.map { JSON($0) })
      case .map(let pairs): .object(pairs.map { ($0.0, JSON($0.1)) })
      }
  }
}
