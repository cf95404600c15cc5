internal import Motion

/// A map whose keys are known: gives them out, remembers which were asked for, and reports the others at the end.
final class Keys {
  let node: Node
  /// What messages call the map: "a label".
  var what: String
  let context: SceneContext
  private var known: [String] = []
  private let fields: [String: Field]

  /// Reports anything but a map. An empty value counts as an empty map where `name` is nil.
  init?(_ node: Node, _ what: String, _ context: SceneContext, key: Node? = nil, name: String? = nil) {
    if node.isInvalid { return nil }
    guard let pairs = node.pairs else {
      let subject = name.map { "`\($0)`" } ?? what
      context.report.error(
        "\(subject) must be a map of keys and values, not \(node.kindName)",
        at: node.isEmpty ? key ?? node : node)
      return nil
    }
    guard context.countVisit(pairs.count + 1, at: node) else { return nil }
    self.node = node
    self.what = what
    self.context = context
    fields = Dictionary(
      pairs.compactMap { pair in
        guard let name = pair.key.text else { return nil }
        return (name, Field(name: name, key: pair.key, raw: pair.value, context: context))
      }, uniquingKeysWith: { first, _ in first })
  }

  /// The value of a key, if it is written; the key is known from now on.
  subscript(_ name: String) -> Field? {
    known.append(name)
    return fields[name]
  }

  /// The value of a key that must be written.
  func required(_ name: String, hint: String? = nil) -> Field? {
    if let field = self[name] { return field }
    context.report.error("\(what) needs `\(name)`", at: place, hint: hint)
    return nil
  }

  /// Where the map begins: its first key.
  var place: Node { node.pairs?.first?.key ?? node }

  func has(_ name: String) -> Bool { fields[name] != nil }

  /// Keys in the order written, those that are ignored left out.
  var written: [Field] {
    (node.pairs ?? []).compactMap { pair in
      guard let name = pair.key.text, !Keys.isIgnored(name) else { return nil }
      return fields[name]
    }
  }

  static func isIgnored(_ name: String) -> Bool { name == "$schema" || name.hasPrefix("x-") }

  /// Keys that this version does not read yet.
  func refuse(_ names: [String], hint: String? = nil) {
    for name in names {
      guard let field = self[name] else { continue }
      context.report.error("`\(name)` is not supported yet", at: field.key, hint: hint)
    }
  }

  /// Reports every key that nobody asked for.
  func finish(also names: [String] = []) {
    let all = Set(known + names)
    for field in written where !all.contains(field.name) {
      let suggestion = Spelling.suggestion(for: field.name, among: (known + names).sorted())
      context.report.error(
        "\(what) has no key \"\(field.name)\"", at: field.key,
        hint: suggestion == nil && all.count <= 16
          ? "its keys are " + all.sorted().joined(separator: ", ") : nil,
        suggestion: suggestion)
    }
  }
}
