/// A built-in transition: a name, its parameters, and the choreography that they make.
///
/// Adding one is adding a file with its value and a line in `all`; help, validation, spelling hints and the law tests
/// read the list.
package struct TransitionKind: Sendable {
  package let name: String
  package let summary: String
  package let parameters: [TransitionParameter]
  /// Seconds.
  package let duration: Rational
  package let curve: Curve
  package let choreography: @Sendable (TransitionArguments) -> Choreography

  package init(
    _ name: String, _ summary: String, parameters: [TransitionParameter] = [],
    duration: Rational = Rational(2, 5), curve: Curve = .easeInOut,
    choreography: @escaping @Sendable (TransitionArguments) -> Choreography
  ) {
    self.name = name
    self.summary = summary
    self.parameters = parameters
    self.duration = duration
    self.curve = curve
    self.choreography = choreography
  }

  package static let all: [TransitionKind] = [
    none, slide, push, pop, cover, reveal, coverVertical, fade, crossDissolve, slideFade,
    fadeThrough, sharedAxis, expand, collapse, containerTransform, match, zoom, shrinkGrow, depth, card,
    sheet,
    drawer, flip, cube, fold, pageCurl, circleReveal, iris, wipe, doors,
  ]

  package static func named(_ name: String) -> TransitionKind? { all.first { $0.name == name } }

  /// The kind with its arguments and its own timing.
  package func transition(_ arguments: TransitionArguments = TransitionArguments()) -> Transition {
    Transition(name: name, choreography: choreography(arguments), duration: duration, curve: curve)
  }
}
