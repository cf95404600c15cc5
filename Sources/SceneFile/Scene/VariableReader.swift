internal import Motion

/// Reads the scene's own `variables`, below those of the theme, and what the command line sets, above both.
struct VariableReader {
  let context: SceneContext

  /// - Parameter place: where to point when a variable that was set is not there.
  func read(_ variables: [Field], place: Node) {
    for variable in variables {
      guard Naming.checkKey(variable, "a variable") else { continue }
      if variable.raw.isNull {
        variable.error(
          "the variable `\(variable.name)` has no value", at: variable.key,
          hint: "a colour that starts with # needs quotes, as \"#FF0000\": without them it is a comment")
      }
      if context.variables[variable.name] == nil { context.variables[variable.name] = variable.raw }
    }
    for (name, text) in context.options.variables.sorted(by: { $0.key < $1.key }) {
      set(name, text, place: place)
    }
  }

  /// The value stands where the variable is defined, since that is where it has its meaning.
  private func set(_ name: String, _ text: String, place: Node) {
    guard let defined = context.variables[name] else {
      let names = context.variables.keys.sorted()
      context.report.error(
        "the scene has no variable \"\(name)\" to set", at: place,
        hint: names.isEmpty ? nil : "its variables are " + names.joined(separator: ", "),
        suggestion: Spelling.suggestion(for: name, among: names))
      return
    }
    context.variables[name] = Node(
      content: .scalar(text, .quoted), position: defined.position, length: defined.length, isResolved: true)
  }
}
