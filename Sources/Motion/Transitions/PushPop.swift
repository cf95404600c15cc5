extension TransitionKind {
  /// An approximation of UIKit's navigation push. Apple publishes no numbers: parallax 0.30 and dim 0.10 are the
  /// middle of what seven independent re-implementations use; the curve is UIKit's system spring over 0.5 s.
  package static let push = TransitionKind(
    "push", "the platform's push: parallax, dim, edge shadow", parameters: [.from(.right)],
    duration: Rational(1, 2), curve: .spring(.system)
  ) { arguments in
    let side = arguments.origin("from", default: .right)
    return Choreography(
      dim: Dim(color: .black, alpha: [Keyframe(at: 0, .number(0)), Keyframe(at: 1, .number(dim))]),
      tracks: [
        .enters(.destination, from: side),
        .leaves(.source, towards: side.opposite, share: parallax),
        Track(.screen(.destination), .shadow, .shadow(edge), .shadow(noEdge)),
      ])
  }

  /// UIKit's navigation pop: the push run backwards, with the screen that leaves in front.
  package static let pop = TransitionKind(
    "pop", "the platform's pop: the push in reverse", parameters: [.from(.left)], duration: Rational(1, 2),
    curve: .spring(.system)
  ) { arguments in
    let side = arguments.origin("from", default: .left)
    return Choreography(
      above: .source,
      dim: Dim(color: .black, alpha: [Keyframe(at: 0, .number(dim)), Keyframe(at: 1, .number(0))]),
      tracks: [
        .enters(.destination, from: side, share: parallax),
        .leaves(.source, towards: side.opposite),
        Track(.screen(.source), .shadow, .shadow(noEdge), .shadow(edge)),
      ])
  }

  private static let parallax = 0.30
  private static let dim = 0.10
  private static let edge = Shadow(opacity: 0.20, radius: 4, offset: .zero)
  private static let noEdge = Shadow(opacity: 0, radius: 4, offset: .zero)
}
