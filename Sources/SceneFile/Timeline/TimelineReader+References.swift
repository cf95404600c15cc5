internal import Motion

// What steps refer to: segues and views.
extension TimelineReader {
  /// The identifier of a segue. `isUnwind` is which kind it has to be; nil takes both.
  func segue(_ field: Field, isUnwind: Bool?) -> String? {
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
    guard isUnwind == nil || unwinds == isUnwind else {
      let (what, other) = unwinds ? ("an unwind", "unwind") : ("no unwind", "perform")
      field.error("the segue \"\(name)\" is \(what)", at: node, hint: "write \(other): \(name)")
      return nil
    }
    return name
  }

  /// The id of a view of any screen; which of them shows is found out when the timeline is resolved.
  func view(_ field: Field) -> String? {
    guard let (id, node) = field.scalar("the id of a view") else { return nil }
    return checked(id, field, at: node) ? id : nil
  }

  func checked(_ id: String, _ field: Field, at node: Node) -> Bool {
    if id == NavigationBar.backButton || screens.values.contains(where: { $0[id] != nil }) { return true }
    let ids = Set(screens.values.flatMap(\.ids)).sorted()
    field.error(
      "no screen has a view \"\(id)\"", at: node, suggestion: Spelling.suggestion(for: id, among: ids))
    return false
  }
}
