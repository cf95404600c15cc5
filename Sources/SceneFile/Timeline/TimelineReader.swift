internal import Motion

/// Reads what happens.
struct TimelineReader {
  let context: SceneContext
  let segues: [Segue]
  let screens: [String: ScreenElements]

  /// Identifiers of all segues written, those that could not be read included.
  let identifiers: Set<String>

  func steps(_ field: Field) -> [Step] {
    guard let fields = field.list("steps") else { return [] }
    if fields.isEmpty { field.error("the timeline is empty", at: field.key) }
    let markers = MarkerCheck(context: context)
    markers.check(fields)
    return fields.enumerated().compactMap { step($1, isFirst: $0 == 0) }
  }

  /// - Parameters:
  ///   - isFirst: Whether nothing comes before the step.
  ///   - inSetup: Whether it stands in a setup, where nothing shows.
  private func step(_ field: Field, isFirst: Bool = false, inSetup: Bool = false) -> Step? {
    guard let keys = Keys(field.value, .step, context, key: field.key),
      let (kind, value) = kind(keys, field)
    else { return nil }
    if inSetup, !StepKind.hidden.contains(kind.name) {
      value.error("`\(kind.name)` shows something, and nothing of a setup is seen", at: value.key)
      return nil
    }
    if kind.name == "setup", !isFirst {
      value.error("`setup` happens before the first frame, so it is the first step", at: value.key)
    }
    let action = kind.read(value, self)
    let speed = keys["speed"]
    let badge = keys["badge"]
    if !kind.takesTime, let field = speed ?? badge {
      field.error("a \(kind.name) takes no time, so it has no \(field.name)", at: field.key)
    }
    let factor = speed?.speed() ?? Rational(1)
    let showsSpeed = badge?.bool() ?? false
    keys.finish()
    return action.map {
      Step($0, speed: factor, showsSpeed: showsSpeed, position: value.key.position)
    }
  }

  /// The steps that a step consists of; at least one.
  func inner(_ field: Field, inSetup: Bool = false) -> [Step] {
    guard let fields = field.list("steps") else { return [] }
    if fields.isEmpty { field.error("`\(field.name)` has no steps", at: field.key) }
    return fields.compactMap { step($0, inSetup: inSetup) }
  }

  /// The one thing that a step does.
  private func kind(_ keys: Keys, _ field: Field) -> (StepKind, Field)? {
    let found = StepKind.all.compactMap { kind in keys[kind.name].map { (kind, $0) } }
    let written = found.sorted { $0.1.key.position.isBefore($1.1.key.position) }
    if written.count > 1 {
      let (first, second) = (written[0].1, written[1].1)
      second.error("a step does one thing: `\(first.name)` or `\(second.name)`, not both", at: second.key)
    }
    if let first = written.first { return first }
    let names = StepKind.all.map(\.name)
    let near = keys.written.lazy.compactMap { field in
      Spelling.suggestion(for: field.name, among: names).map { (field, $0) }
    }.first
    if let (field, suggestion) = near {
      field.error("there is no step \"\(field.name)\"", at: field.key, suggestion: suggestion)
    } else if let field = keys.written.first(where: { !["speed", "badge"].contains($0.name) }) {
      field.error(
        "there is no step \"\(field.name)\"", at: field.key, hint: "one of " + names.joined(separator: ", "))
    } else {
      context.report.error(
        "a step must do something", at: keys.place, hint: "one of " + names.joined(separator: ", "))
    }
    return nil
  }
}

extension SourcePosition {
  func isBefore(_ other: SourcePosition) -> Bool { (line, column) < (other.line, other.column) }
}

/// A marker names one moment, so it is set once, and not where a repeat would set it again.
private struct MarkerCheck {
  let context: SceneContext

  func check(_ fields: [Field]) {
    var seen: [String: Node] = [:]
    for field in fields { check(field.raw, isRepeated: false, &seen) }
  }

  private func check(_ node: Node, isRepeated: Bool, _ seen: inout [String: Node]) {
    for item in node.items ?? [] { check(item, isRepeated: isRepeated, &seen) }
    for pair in node.pairs ?? [] {
      switch pair.key.text {
      case "marker": check(marker: pair.value, key: pair.key, isRepeated: isRepeated, &seen)
      case "repeat": check(pair.value, isRepeated: true, &seen)
      case "steps", "sequence", "parallel", "stagger": check(pair.value, isRepeated: isRepeated, &seen)
      default: break
      }
    }
  }

  private func check(
    marker node: Node, key: Node, isRepeated: Bool, _ seen: inout [String: Node]
  ) {
    guard let name = node.text else { return }
    if isRepeated {
      context.report.error(
        "the marker \"\(name)\" would be set in each round of the repeat", at: key,
        hint: "put it before or after the repeat")
    } else if let first = seen[name] {
      context.report.error(
        "the marker \"\(name)\" is set twice", at: node,
        notes: [Diagnostic.Note(message: "the first \"\(name)\" is here", position: first.position)])
    }
    seen[name] = node
  }
}
