internal import Motion

/// The views of a component where it is used, with the values that the use gives it.
struct ComponentExpansion {
  let component: Component
  let reader: ViewReader

  func views(_ arguments: Field?, _ use: Field, id: String) -> [View] {
    let context = reader.context
    if reader.components.contains(component.name) {
      let path = reader.components.drop { $0 != component.name } + [component.name]
      use.error("the component \"\(component.name)\" contains itself", hint: path.joined(separator: " → "))
      return []
    }
    guard let values = values(arguments, use) else { return [] }
    let outer = context.parameters
    context.parameters = values
    context.report.uses.append(
      Diagnostic.Note(message: "in the component \"\(component.name)\" used here", position: use.raw.position)
    )
    defer {
      context.parameters = outer
      context.report.uses.removeLast()
    }
    return reader.inside(component.name, id: id).views(component.views, in: id)
  }

  /// Arguments by parameter, final: they are not looked at for parameters again.
  private func values(_ arguments: Field?, _ use: Field) -> [String: Node]? {
    let context = reader.context
    var given: [String: Node] = [:]
    for argument in arguments?.entries("values for the component") ?? [] {
      guard component.parameters.contains(where: { $0.name == argument.name }) else {
        argument.error(
          "the component \"\(component.name)\" has no parameter \"\(argument.name)\"", at: argument.key,
          suggestion: Spelling.suggestion(for: argument.name, among: component.parameters.map(\.name)))
        continue
      }
      guard argument.raw.text != nil else {
        argument.error("`\(argument.name)` must be a single value, not \(argument.raw.kindName)")
        continue
      }
      var value = context.filled(argument.raw)
      value.isResolved = true
      given[argument.name] = value
    }
    for parameter in component.parameters where given[parameter.name] == nil {
      guard let fallback = parameter.fallback else {
        use.error(
          "the component \"\(component.name)\" needs a value for \"\(parameter.name)\"", hint: "under `with`")
        return nil
      }
      given[parameter.name] = fallback
    }
    return given
  }
}
