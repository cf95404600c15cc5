extension TransitionKind {
  package static let cover = TransitionKind(
    "cover", "the new screen moves over the old one", parameters: [.from(.right)]
  ) { arguments in
    Choreography(tracks: [.enters(.destination, from: arguments.origin("from", default: .right))])
  }

  package static let reveal = TransitionKind(
    "reveal", "the old screen moves off the new one", parameters: [.from(.right)]
  ) { arguments in
    let side = arguments.origin("from", default: .right)
    return Choreography(above: .source, tracks: [.leaves(.source, towards: side.opposite)])
  }

  /// UIKit's default presentation: up from the bottom; its reverse drops down and off the screen.
  package static let coverVertical = TransitionKind(
    "coverVertical", "the platform's modal presentation: up from the bottom", duration: Rational(1, 2),
    curve: .spring(.system)
  ) { _ in
    Choreography(tracks: [.enters(.destination, from: .bottom)])
  }
}
