extension Origin {
  /// The property that a movement from this side changes.
  package var axis: Track.Property { self == .left || self == .right ? .x : .y }

  /// Where a screen that comes from this side starts: one whole container to that side, times `share`.
  package func offset(share: Double = 1) -> Track.Value {
    let sign: Double = self == .right || self == .bottom ? 1 : -1
    return .length(Length(fraction: sign * share))
  }

  package var opposite: Origin {
    switch self {
    case .left: .right
    case .right: .left
    case .top: .bottom
    case .bottom: .top
    }
  }
}

extension Track {
  static let rest = Value.length(.zero)

  /// The screen comes in from a side, from `share` of the container away.
  static func enters(_ role: Role, from side: Origin, share: Double = 1) -> Track {
    Track(.screen(role), side.axis, side.offset(share: share), rest)
  }

  /// The screen leaves towards a side, by `share` of the container.
  static func leaves(_ role: Role, towards side: Origin, share: Double = 1) -> Track {
    Track(.screen(role), side.axis, rest, side.offset(share: share))
  }
}
