internal import Motion

/// Reads which transition a segue has.
struct TransitionReader {
  let context: SceneContext
  /// The scene's own transitions.
  let custom: [String: Transition]

  /// `fade`, `{slide: {from: right}, duration: 0.3}`, `system`, and `auto` for unwinds.
  func choice(_ field: Field, _ scope: ElementScope, isUnwind: Bool) -> TransitionChoice? {
    let node = field.value
    if node.isInvalid { return nil }
    guard node.pairs != nil else { return named(field, scope, isUnwind: isUnwind) }
    guard let keys = Keys(node, .transition, context, key: field.key),
      let base = base(keys, field, scope)
    else { return nil }
    keys.what = "`transition`"
    let transition = TimingReader(context: context).apply(keys, to: base)
    keys.finish()
    return .custom(transition)
  }

  private func named(_ field: Field, _ scope: ElementScope, isUnwind: Bool) -> TransitionChoice? {
    guard let (name, node) = field.scalar("a transition") else { return nil }
    if name == "system" { return .system }
    if name == "auto" {
      if !isUnwind {
        field.error("`auto` is the way back of a segue, so only an unwind can have it", at: node)
      }
      return .auto
    }
    if let transition = custom[name] {
      scope.check(transition, field)
      return .custom(transition)
    }
    guard let kind = TransitionKind.named(name) else {
      reportUnknown(name, field, at: node, also: ["system"] + (isUnwind ? ["auto"] : []))
      return nil
    }
    let missing = kind.parameters.first {
      if case .element = $0.kind { true } else { false }
    }
    if let missing {
      field.error(
        "the transition `\(name)` needs its `\(missing.name)`", at: node,
        hint: "as {\(name): {\(missing.name): ID}}: \(missing.summary)")
      return nil
    }
    return .custom(kind.transition(TransitionArguments(direction: context.direction)))
  }

  /// The transition that the one kind key of a map names, with its parameters.
  private func base(_ keys: Keys, _ field: Field, _ scope: ElementScope) -> Transition? {
    let names = TransitionKind.all.map(\.name) + custom.keys.sorted()
    let found = keys.written.filter { names.contains($0.name) }
    keys.know(KeyTable.timing.map(\.name) + names, read: names)
    if found.count > 1 {
      field.error(
        "a transition is of one kind: `\(found[0].name)` or `\(found[1].name)`, not both", at: found[1].key)
    }
    guard let first = found.first else {
      let others = keys.written.filter { !KeyTable.timing.map(\.name).contains($0.name) }
      if let other = others.first {
        reportUnknown(other.name, field, at: other.key, also: [])
      } else {
        context.report.error(
          "a transition needs a kind", at: keys.place, hint: "as {fade: {}, duration: 0.3}")
      }
      return nil
    }
    if let transition = custom[first.name] {
      if !first.value.isNull, first.value.pairs?.isEmpty != true {
        first.error("the transition `\(first.name)` has no parameters")
      }
      scope.check(transition, first)
      return transition
    }
    guard let kind = TransitionKind.named(first.name) else { return nil }
    let arguments = ParameterReader(context: context, scope: scope).arguments(first, of: kind)
    return arguments.map { kind.transition($0) }
  }

  private func reportUnknown(_ name: String, _ field: Field, at node: Node, also: [String]) {
    let known = TransitionKind.all.map(\.name) + custom.keys.sorted() + also
    let foreign = ForeignTransition.named(name)
    let suggestion = foreign == nil ? Spelling.suggestion(for: name, among: known) : nil
    field.error(
      "there is no transition \"\(name)\"", at: node,
      hint: foreign?.hint ?? (suggestion == nil ? "transitions are " + known.joined(separator: ", ") : nil),
      suggestion: suggestion)
  }
}
