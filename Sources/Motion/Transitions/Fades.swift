extension TransitionKind {
  /// The old screen stays opaque below: two alpha ramps would dip to 75 % in the middle.
  package static let fade = TransitionKind("fade", "the new screen appears over the old one") { _ in
    Choreography(tracks: [appears(.destination)])
  }

  /// UIKit's modal style of that name; with opaque screens it is the same picture as `fade`.
  package static let crossDissolve = TransitionKind("crossDissolve", "UIKit's cross dissolve") { _ in
    Choreography(tracks: [appears(.destination)])
  }

  /// A slide in which the new screen also appears: the container shows behind it, since the old one has moved away.
  package static let slideFade = TransitionKind(
    "slideFade", "a slide in which the new screen fades in", parameters: [.from(.right)]
  ) { arguments in
    let side = arguments.origin("from", default: .right)
    return Choreography(tracks: [
      .enters(.destination, from: side), .leaves(.source, towards: side.opposite), appears(.destination),
    ])
  }

  private static func appears(_ role: Role) -> Track {
    Track(.screen(role), .alpha, .number(0), .number(1))
  }
}
