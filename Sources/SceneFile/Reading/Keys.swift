internal import Motion

/// A map whose keys are known: gives them out, remembers which were asked for, and reports the others at the end.
final class Keys {
  let node: Node
  /// What messages call the map: "a label".
  var what: String
  let context: SceneContext
  private var known: [String]
  /// Whether `known` is a table, which asking adds nothing to.
  private var isListed: Bool
  private var asked: Set<String> = []
  private let fields: [String: Field]

  /// Reports anything but a map. An empty value counts as an empty map where `name` is nil.
  ///
  /// - Parameter table: the keys that are known; nil where they are those that are asked for.
  init?(
    _ node: Node, _ what: String, _ context: SceneContext, key: Node? = nil, name: String? = nil,
    table: KeyTable? = nil
  ) {
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
    known = table?.names ?? []
    isListed = table != nil
    fields = Dictionary(
      pairs.compactMap { pair in
        guard let name = pair.key.text else { return nil }
        return (name, Field(name: name, key: pair.key, raw: pair.value, context: context))
      }, uniquingKeysWith: { first, _ in first })
  }

  /// A map with the keys of a table, called as the table says.
  convenience init?(
    _ node: Node, _ table: KeyTable, _ context: SceneContext, key: Node? = nil, name: String? = nil
  ) {
    self.init(node, table.what, context, key: key, name: name, table: table)
  }

  /// Knows these keys from now on, and no others.
  ///
  /// - Parameter read: those that have been read already.
  func know(_ names: [String], read: [String]) {
    known = names
    isListed = true
    asked.formUnion(read)
  }

  /// The value of a key, if it is written. Where no table says which keys there are, it is known from now on.
  subscript(_ name: String) -> Field? {
    if !isListed { known.append(name) }
    asked.insert(name)
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
      known.append(name)
      asked.insert(name)
      guard let field = fields[name] else { continue }
      context.report.error("`\(name)` is not supported yet", at: field.key, hint: hint)
    }
  }

  /// Reports every key that is not known, and every known one that nobody asked for: it would have no effect.
  func finish(also names: [String] = []) {
    let all = Set(known + names)
    for field in written
    where !(all.contains(field.name) && (asked.contains(field.name) || names.contains(field.name))) {
      if all.contains(field.name) {
        context.report.error("`\(field.name)` has no meaning in \(what)", at: field.key)
        continue
      }
      let suggestion = Spelling.suggestion(for: field.name, among: (known + names).sorted())
      context.report.error(
        "\(what) has no key \"\(field.name)\"", at: field.key,
        hint: suggestion == nil && all.count <= 16
          ? "its keys are " + all.sorted().joined(separator: ", ") : nil,
        suggestion: suggestion)
    }
  }
}
