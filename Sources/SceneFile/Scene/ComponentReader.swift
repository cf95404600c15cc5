internal import Motion

/// Reads the definition of a component; its views are read where it is used.
struct ComponentReader {
  let context: SceneContext

  func component(_ field: Field) -> Component? {
    guard Naming.checkKey(field, "a component"), let keys = field.map(.component) else { return nil }
    let parameters = (keys["parameters"]?.entries("parameters") ?? []).compactMap { parameter($0) }
    let views = keys.required("views")?.list("views") ?? []
    keys.finish()
    return Component(name: field.name, parameters: parameters, views: views)
  }

  /// Its value is the default; without one every use must say it.
  private func parameter(_ field: Field) -> Component.Parameter? {
    guard Naming.checkKey(field, "a parameter") else { return nil }
    guard field.raw.text != nil else {
      field.error("the parameter `\(field.name)` must be a single value, not \(field.raw.kindName)")
      return nil
    }
    var fallback = context.filled(field.raw)
    fallback.isResolved = true
    return Component.Parameter(name: field.name, key: field.key, fallback: field.raw.isNull ? nil : fallback)
  }
}
