internal import Motion

extension Field {
  /// The entries of a list, each called as the list is.
  func list(_ what: String, count: ClosedRange<Int> = 0...Limits.nodes) -> [Field]? {
    let node = value
    if node.isInvalid { return nil }
    guard let items = node.items else {
      if node.isEmpty {
        context.report.error("`\(name)` has no value; it must be a list of \(what)", at: key)
      } else {
        error("`\(name)` must be a list of \(what), not \(node.kindName)", at: node)
      }
      return nil
    }
    guard context.countVisit(items.count, at: node) else { return nil }
    guard count.contains(items.count) else {
      let wanted =
        count.lowerBound == count.upperBound
        ? "\(count.lowerBound)" : "\(count.lowerBound) to \(count.upperBound)"
      let bound = count.upperBound == Limits.nodes ? "at least \(count.lowerBound)" : wanted
      error("`\(name)` must have \(bound) entries (\(what)), not \(items.count)", at: node)
      return nil
    }
    return items.map { Field(name: name, key: $0, raw: $0, context: context) }
  }

  /// Exactly that many entries.
  func tuple(_ what: String, _ count: Int) -> [Field]? { list(what, count: count...count) }

  /// The entries of a map whose keys are names that the writer chooses.
  func entries(_ what: String) -> [Field]? {
    let node = value
    if node.isInvalid { return nil }
    guard let pairs = node.pairs else {
      if node.isEmpty {
        context.report.error("`\(name)` has no value; it must be a map of \(what)", at: key)
      } else {
        error("`\(name)` must be a map of \(what), not \(node.kindName)", at: node)
      }
      return nil
    }
    guard context.countVisit(pairs.count, at: node) else { return nil }
    return pairs.compactMap { pair in
      let name = pair.key.text ?? ""
      return name.hasPrefix("x-") ? nil : Field(name: name, key: pair.key, raw: pair.value, context: context)
    }
  }

  func map(_ table: KeyTable) -> Keys? { Keys(value, table, context, key: key, name: name) }
}
