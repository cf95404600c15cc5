/// A way from one top of the stack to another: what a segue means where it is performed.
struct Passage {
  var transition: Transition
  var way = Way.forwards
  var before: ScreenStack
  var after: ScreenStack
  /// The bars that what holds both screens keeps in place, where both have them.
  var keepsBars: BarSet
  /// The identifier of the segue that leads this way, if one does.
  var segue: String?

  enum Way: Equatable {
    case forwards
    /// The way that the screen came; mirrored plays the transition backwards in time.
    case back(isMirrored: Bool)
    /// Another way, over so many screens.
    case away(Int)
  }

  /// Where the screen in front moves to, as the finger that drags it does; where none moves, to the left on the way
  /// there and to the right on the way back.
  var direction: Direction {
    let choreography = transition.choreography
    let roles = [choreography.above, choreography.above.other]
    let moved = roles.lazy.compactMap { choreography.direction(of: $0) }.first
    guard let moved else { return way == .forwards ? .left : .right }
    return way == .back(isMirrored: true) ? moved.opposite : moved
  }
}

extension Choreography {
  /// Where a screen's offset takes it.
  fileprivate func direction(of role: Role) -> Direction? {
    for track in tracks where track.subject == .screen(role) && [.x, .y].contains(track.property) {
      guard case .length(let start) = track.keyframes.first?.value,
        case .length(let end) = track.keyframes.last?.value
      else { continue }
      // A container of a thousand points tells which way a sum of points and percent goes.
      let way = end.resolved(in: 1000) - start.resolved(in: 1000)
      if way == 0 { continue }
      return track.property == .x ? (way < 0 ? .left : .right) : (way < 0 ? .up : .down)
    }
    return nil
  }
}

extension Direction {
  fileprivate var opposite: Direction {
    switch self {
    case .left: .right
    case .right: .left
    case .up: .down
    case .down: .up
    }
  }
}
