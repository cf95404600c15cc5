internal import Motion

extension KeyTable {
  /// The definitions that the table adds to a schema: its own, and one for each variant.
  var definitions: [(String, JSON)] {
    guard !variants.isEmpty else { return [(name, object(keys))] }
    let shared = keys.map { ($0.name, JSON.reference("\(name)/properties/\($0.name)")) }
    let forms = variants.map { variant in
      (formName(variant), object([variant.key] + variant.keys, shared: shared))
    }
    return [(name, choice)] + forms
  }

  private func formName(_ variant: Variant) -> String { name + "-" + variant.key.name }

  /// A map that is held against the form whose key it has, so that an editor's message is about that form alone.
  private var choice: JSON {
    .object([
      ("type", .string("object")),
      ("properties", .object(keys.map { ($0.name, $0.schema) })),
      ("oneOf", .array(variants.map { .object([("required", .texts([$0.key.name]))]) })),
      (
        "allOf",
        .array(
          variants.map { variant in
            .object([
              ("if", .object([("required", .texts([variant.key.name]))])),
              ("then", .reference(formName(variant))),
            ])
          })
      ),
    ])
  }

  /// - Parameter shared: properties that are defined elsewhere.
  private func object(_ keys: [Key], shared: [(String, JSON)] = []) -> JSON {
    var pairs: [(String, JSON)] = [
      ("type", .string("object")),
      ("properties", .object([("$schema", .bool(true))] + keys.map { ($0.name, $0.schema) } + shared)),
      ("patternProperties", .object([("^x-", .bool(true))])),
      ("additionalProperties", others?.schema ?? .bool(false)),
    ]
    let required = keys.filter(\.isRequired).map(\.name)
    if !required.isEmpty { pairs.append(("required", .texts(required))) }
    let groups =
      needsOneOf.map { group in
        JSON.any(of: group.map { .object([("required", .texts([$0]))]) })
      } + excludes.map { group in .object([("not", .object([("required", .texts(group))]))]) }
    if !groups.isEmpty { pairs.append(("allOf", .array(groups))) }
    return .object(pairs)
  }
}

extension Key {
  fileprivate var schema: JSON {
    let description: (String, JSON) = ("description", .string(summary))
    guard case .object(let pairs) = type.schema else { return .object([description]) }
    return .object([description] + pairs)
  }
}
