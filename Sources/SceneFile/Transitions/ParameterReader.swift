internal import Motion

/// Reads the parameters of a built-in transition by their own list.
struct ParameterReader {
  let context: SceneContext
  let scope: ElementScope

  /// nil where what is wrong leaves no transition to go on with.
  func arguments(_ field: Field, of kind: TransitionKind) -> TransitionArguments? {
    var arguments = TransitionArguments(direction: context.direction)
    let node = field.value
    // Without parameters the value may be left out.
    let map =
      node.isNull ? Node(content: .mapping([]), position: field.key.position, length: field.key.length) : node
    guard let keys = Keys(map, KeyTable(parametersOf: kind), context, key: field.key, name: kind.name)
    else {
      return nil
    }
    var isComplete = true
    for parameter in kind.parameters {
      if let value = keys[parameter.name] {
        read(value, parameter, into: &arguments)
      } else if case .element = parameter.kind {
        context.report.error(
          "the transition `\(kind.name)` needs its `\(parameter.name)`", at: field.key,
          hint: parameter.summary)
        isComplete = false
      }
    }
    keys.finish()
    return isComplete ? arguments : nil
  }

  private func read(
    _ field: Field, _ parameter: TransitionParameter, into arguments: inout TransitionArguments
  ) {
    switch parameter.kind {
    case .origin(_, let allowed):
      arguments.origins[parameter.name] = field.choice(Self.originNames(allowed, context.direction))
    case .element(let role), .optionalElement(let role):
      guard let (id, node) = field.scalar("the id of a view") else { return }
      scope.check(id, of: role, field, at: node)
      arguments.elements[parameter.name] = id
    case .elements(let role):
      arguments.elementLists[parameter.name] = elements(field, role)
    case .color:
      arguments.colors[parameter.name] = field.color()
    case .number(_, let range):
      arguments.numbers[parameter.name] = field.number(range)
    case .length:
      arguments.lengths[parameter.name] = field.length()
    case .point(let role):
      let point = TrackValueReader(other: role).point(field)
      if case .element(let owner, let id) = point { scope.check(id, of: owner, field) }
      arguments.points[parameter.name] = point
    case .choice(_, let names):
      arguments.choices[parameter.name] = field.choice(names.map { ($0, $0) })
    case .matches:
      let pairs = MatchReader().pairs(field)
      for case .ids(let source, let destination) in pairs {
        scope.check(source, of: .source, field)
        scope.check(destination, of: .destination, field)
      }
      arguments.matches[parameter.name] = pairs
    }
  }

  /// `leading` is left and `trailing` right where text runs from left to right.
  static func originNames(_ allowed: [Origin], _ direction: LayoutDirection) -> [(String, Origin)] {
    var names = allowed.map { ($0.rawValue, $0) }
    let (leading, trailing): (Origin, Origin) = direction.isRightToLeft ? (.right, .left) : (.left, .right)
    if allowed.contains(leading) { names.append(("leading", leading)) }
    if allowed.contains(trailing) { names.append(("trailing", trailing)) }
    return names
  }

  private func elements(_ field: Field, _ role: Role) -> TransitionArguments.ElementList? {
    if let text = field.value.text {
      switch text {
      case "labels": return .labels
      case "none": return .ids([])
      default: break
      }
    }
    let fields = field.value.items == nil ? [field] : (field.list("ids") ?? [])
    let ids = fields.compactMap { entry -> String? in
      guard let (id, node) = entry.scalar("the id of a view, `labels` or `none`") else { return nil }
      scope.check(id, of: role, entry, at: node)
      return id
    }
    return .ids(ids)
  }
}
