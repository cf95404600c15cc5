extension KeyTable {
  /// The definitions that the table adds to a schema: its own, and one for each variant.
  var definitions: [(String, SchemaValue)] {
    guard !variants.isEmpty else { return [(name, object(keys))] }
    let shared = keys.map { ($0.name, SchemaValue.reference("\(name)/properties/\($0.name)")) }
    let forms = variants.map { variant in
      (formName(variant), object([variant.key] + variant.keys, shared: shared))
    }
    return [(name, choice)] + forms
  }

  private func formName(_ variant: Variant) -> String { name + "-" + variant.key.name }

  /// A map that is held against the form whose key it has, so that an editor's message is about that form alone.
  private var choice: SchemaValue {
    .map([
      ("type", .text("object")),
      ("properties", .map(keys.map { ($0.name, $0.schema) })),
      ("oneOf", .list(variants.map { .map([("required", .texts([$0.key.name]))]) })),
      (
        "allOf",
        .list(
          variants.map { variant in
            .map([
              ("if", .map([("required", .texts([variant.key.name]))])),
              ("then", .reference(formName(variant))),
            ])
          })
      ),
    ])
  }

  /// - Parameter shared: properties that are defined elsewhere.
  private func object(_ keys: [Key], shared: [(String, SchemaValue)] = []) -> SchemaValue {
    var pairs: [(String, SchemaValue)] = [
      ("type", .text("object")),
      ("properties", .map([("$schema", .flag(true))] + keys.map { ($0.name, $0.schema) } + shared)),
      ("patternProperties", .map([("^x-", .flag(true))])),
      ("additionalProperties", others?.schema ?? .flag(false)),
    ]
    let required = keys.filter(\.isRequired).map(\.name)
    if !required.isEmpty { pairs.append(("required", .texts(required))) }
    let groups =
      needsOneOf.map { group in
        SchemaValue.any(of: group.map { .map([("required", .texts([$0]))]) })
      } + excludes.map { group in .map([("not", .map([("required", .texts(group))]))]) }
    if !groups.isEmpty { pairs.append(("allOf", .list(groups))) }
    return .map(pairs)
  }
}

extension Key {
  fileprivate var schema: SchemaValue {
    let description: (String, SchemaValue) = ("description", .text(summary))
    guard case .map(let pairs) = type.schema else { return .map([description]) }
    return .map([description] + pairs)
  }
}
