internal import Motion

/// Reads the edges between screens.
struct SegueReader {
  let context: SceneContext
  let transitions: TransitionReader
  let screens: [String: ScreenElements]

  func segue(_ field: Field) -> Segue? {
    guard Naming.checkKey(field, "a segue"), let keys = field.map(.segue) else { return nil }
    keys.what = "a segue"
    let from = keys.required("from").flatMap { screen($0) }
    let target = destination(keys)
    let scope = ElementScope(source: side(from), destination: side(target?.name))
    let isUnwind = keys.has("unwind")
    let sender = keys["trigger"].flatMap { trigger($0, scope) }
    let transition = keys["transition"].flatMap { transitions.choice($0, scope, isUnwind: isUnwind) }
    let pass = keys["pass"].map { PassReader(scope: scope).passes($0) } ?? []
    let steps = keys["steps"]
    let showsEachStep = steps?.choice([("each", true), ("none", false)]) ?? false
    if let steps, !isUnwind { steps.error("only an unwind can show its steps", at: steps.key) }
    keys.finish()
    guard let from, let target else { return nil }
    return Segue(
      identifier: field.name, from: from, destination: target.value, trigger: sender,
      transition: transition ?? fallback(target.value), pass: pass, showsEachStep: showsEachStep,
      position: field.key.position)
  }

  /// `to` with its presentation, or `unwind`.
  private func destination(_ keys: Keys) -> (name: String, value: Segue.Destination)? {
    let (to, unwind, presentation) = (keys["to"], keys["unwind"], keys["presentation"])
    if let to, let unwind {
      unwind.error("a segue goes forward (`to`) or back (`unwind`), not both", at: max(to.key, unwind.key))
      return nil
    }
    if let unwind {
      if let presentation { presentation.error("an unwind has no presentation", at: presentation.key) }
      return screen(unwind).map { ($0, .unwind(to: $0)) }
    }
    let style = presentation?.choice(Presentation.self) ?? .present
    guard let to else {
      context.report.error("a segue needs `to` or `unwind`", at: keys.place)
      return nil
    }
    return screen(to).map { ($0, .forward(to: $0, style)) }
  }

  /// The platform has no animation of its own for a replaced screen.
  private func fallback(_ destination: Segue.Destination) -> TransitionChoice {
    if case .forward(_, .replace) = destination, let none = TransitionKind.named("none") {
      return .custom(none.transition())
    }
    return .system
  }

  func screen(_ field: Field) -> String? {
    guard let (name, node) = field.scalar("the name of a screen") else { return nil }
    if screens[name] != nil { return name }
    field.error(
      "there is no screen \"\(name)\"", at: node,
      suggestion: Spelling.suggestion(for: name, among: screens.keys.sorted()))
    return nil
  }

  private func trigger(_ field: Field, _ scope: ElementScope) -> String? {
    guard let (id, node) = field.scalar("the id of a view") else { return nil }
    scope.check(id, of: .source, field, at: node)
    return id
  }

  private func side(_ name: String?) -> ElementScope.Side? {
    guard let name, let elements = screens[name] else { return nil }
    return ElementScope.Side(screen: name, elements: elements)
  }

  private func max(_ a: Node, _ b: Node) -> Node {
    (a.position.line, a.position.column) < (b.position.line, b.position.column) ? b : a
  }
}
