internal import Motion

/// Reads what happens.
struct TimelineReader {
  let context: SceneContext
  let segues: [Segue]
  let screens: [String: ScreenElements]

  /// Identifiers of all segues written, those that could not be read included.
  let identifiers: Set<String>

  private static let actions = KeyTable.step.variants.map(\.key.name)
  private static let unsupported = [
    "drag", "animate", "set", "parallel", "sequence", "repeat", "stagger", "doubleTap", "longPress", "swipe",
    "edgeSwipe", "pinch",
  ]

  func steps(_ field: Field) -> [Step] {
    guard let fields = field.list("steps") else { return [] }
    if fields.isEmpty { field.error("the timeline is empty", at: field.key) }
    checkMarkers(fields)
    return fields.compactMap { step($0, inSetup: false) }
  }

  private func step(_ field: Field, inSetup: Bool) -> Step? {
    guard let keys = Keys(field.value, .step, context, key: field.key), let action = action(keys) else {
      return nil
    }
    let read = read(action, inSetup: inSetup)
    let speed = keys["speed"]
    if let speed, ["marker", "caption", "setup"].contains(action.name) {
      speed.error("a \(action.name) takes no time, so it has no speed", at: speed.key)
    }
    let badge = keys["badge"]?.bool() ?? false
    keys.finish()
    let factor = speed?.speed() ?? Rational(1)
    return read.map { Step($0, speed: factor, showsSpeed: badge, position: action.key.position) }
  }

  /// The one thing that a step does.
  private func action(_ keys: Keys) -> Field? {
    keys.what = "a step"
    let found = Self.actions.compactMap { keys[$0] }
    if found.count > 1 {
      found[1].error(
        "a step does one thing: `\(found[0].name)` or `\(found[1].name)`, not both", at: found[1].key)
    }
    if let first = found.first { return first }
    let written = keys.written
    if let field = written.first(where: { Self.unsupported.contains($0.name) }) {
      field.error("the step `\(field.name)` is not supported yet", at: field.key)
      return nil
    }
    let near = written.lazy.compactMap { field in
      Spelling.suggestion(for: field.name, among: Self.actions).map { (field, $0) }
    }.first
    if let (field, suggestion) = near {
      field.error("there is no step \"\(field.name)\"", at: field.key, suggestion: suggestion)
    } else {
      context.report.error(
        "a step must do something", at: keys.place, hint: "one of " + Self.actions.joined(separator: ", "))
    }
    return nil
  }

  private func read(_ field: Field, inSetup: Bool) -> Step.Action? {
    if inSetup, !["perform", "tap", "unwind"].contains(field.name) {
      field.error("`\(field.name)` shows something, and nothing of a setup is seen", at: field.key)
      return nil
    }
    switch field.name {
    case "hold": return field.duration().map(Step.Action.hold)
    case "perform": return segue(field, isUnwind: false).map(Step.Action.perform)
    case "unwind": return segue(field, isUnwind: true).map(Step.Action.unwind)
    case "tap": return view(field).map(Step.Action.tap)
    case "marker": return Naming.name(field, "a name").map(Step.Action.marker)
    case "caption": return field.value.isNull ? .caption(nil) : field.text().map(Step.Action.caption)
    default:
      let fields = field.list("steps") ?? []
      return .setup(fields.compactMap { step($0, inSetup: true) })
    }
  }

  private func segue(_ field: Field, isUnwind: Bool) -> String? {
    guard let (name, node) = field.scalar("the identifier of a segue") else { return nil }
    guard let segue = segues.first(where: { $0.identifier == name }) else {
      // A segue whose own faults are reported is not missing.
      if !identifiers.contains(name) {
        field.error(
          "there is no segue \"\(name)\"", at: node,
          suggestion: Spelling.suggestion(for: name, among: segues.map(\.identifier)))
      }
      return nil
    }
    var unwinds = false
    if case .unwind = segue.destination { unwinds = true }
    guard unwinds == isUnwind else {
      let (what, other) = unwinds ? ("an unwind", "unwind") : ("no unwind", "perform")
      field.error("the segue \"\(name)\" is \(what)", at: node, hint: "write \(other): \(name)")
      return nil
    }
    return name
  }

  private func view(_ field: Field) -> String? {
    guard let (id, node) = field.scalar("the id of a view") else { return nil }
    if screens.values.contains(where: { $0[id] != nil }) { return id }
    let ids = Set(screens.values.flatMap(\.ids)).sorted()
    field.error(
      "no screen has a view \"\(id)\"", at: node, suggestion: Spelling.suggestion(for: id, among: ids))
    return nil
  }

  private func checkMarkers(_ fields: [Field]) {
    var seen: [String: Node] = [:]
    for field in fields {
      guard let marker = field.raw.pairs?.first(where: { $0.key.text == "marker" })?.value,
        let name = marker.text
      else { continue }
      if let first = seen[name] {
        context.report.error(
          "the marker \"\(name)\" is set twice", at: marker,
          notes: [Diagnostic.Note(message: "the first \"\(name)\" is here", position: first.position)])
      }
      seen[name] = marker
    }
  }
}
