internal import Motion

/// The two screens that a transition runs between, so that the ids it names can be checked.
struct ElementScope {
  struct Side {
    let screen: String
    let elements: ScreenElements
  }

  let source: Side?
  let destination: Side?

  /// Where the screens are not known: a transition that is defined by itself.
  static let unknown = ElementScope(source: nil, destination: nil)

  func side(_ role: Role) -> Side? { role == .source ? source : destination }

  /// Reports an id that the screen with that role does not have.
  func check(_ id: String, of role: Role, _ field: Field, at node: Node? = nil) {
    guard let side = side(role), side.elements[id] == nil else { return }
    field.error(
      "the screen `\(side.screen)` has no view \"\(id)\"", at: node ?? field.raw,
      suggestion: Spelling.suggestion(for: id, among: side.elements.ids))
  }

  /// Reports every id that a choreography names and the screens do not have.
  func check(_ transition: Transition, _ field: Field) {
    var seen: Set<String> = []
    for (role, id) in transition.choreography.elements where seen.insert("\(role) \(id)").inserted {
      guard let side = side(role), side.elements[id] == nil else { continue }
      field.error(
        "the transition `\(transition.name)` needs a view \"\(id)\" in the screen `\(side.screen)`",
        suggestion: Spelling.suggestion(for: id, among: side.elements.ids))
    }
  }
}

extension Choreography {
  /// Every view that the choreography names.
  fileprivate var elements: [(Role, String)] {
    var found = lifted.map { ($0.role, $0.id) }
    for layer in layers { if case .element(let role, let id) = layer.frame { found.append((role, id)) } }
    for match in matches {
      if case .ids(let source, let destination) = match.pair {
        found += [(.source, source), (.destination, destination)]
      }
    }
    for track in tracks {
      if case .element(let role, let id) = track.subject { found.append((role, id)) }
    }
    return found + (tracks.flatMap(\.keyframes) + masks.flatMap(\.shape.keyframes)).compactMap(\.element)
  }
}

extension MaskTrack.Shape {
  fileprivate var keyframes: [Keyframe] {
    switch self {
    case .circle(let center, let radius): center + radius
    case .roundedRect(let frame, let radius): frame + radius
    case .polygon(let keyframes): keyframes
    }
  }
}

extension Keyframe {
  fileprivate var element: (Role, String)? {
    switch value {
    case .frame(.element(let role, let id)), .element(let role, let id): (role, id)
    default: nil
    }
  }
}
