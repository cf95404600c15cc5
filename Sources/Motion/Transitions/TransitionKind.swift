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
    none, slide, push, pop, cover, reveal, coverVertical, fade, crossDissolve, slideFade, expand, collapse,
  ]

  package static func named(_ name: String) -> TransitionKind? { all.first { $0.name == name } }

  /// The kind with its arguments and its own timing.
  package func transition(_ arguments: TransitionArguments = TransitionArguments()) -> Transition {
    Transition(name: name, choreography: choreography(arguments), duration: duration, curve: curve)
  }
}

/// A parameter of a built-in transition, as a scene writes it.
package struct TransitionParameter: Sendable {
  package enum Kind: Sendable {
    /// `from:` one of these sides.
    case origin(default: Origin, allowed: [Origin])
    /// The id of a view of the screen with that role; required.
    case element(of: Role)
    /// Ids of views of the screen with that role, or `labels`, or `none`.
    case elements(of: Role)
    case color(default: Color?)
    case number(default: Double, range: ClosedRange<Double>)
    /// A length in points or percent of the container.
    case length(default: Length)
  }

  package let name: String
  package let kind: Kind
  package let summary: String

  package init(_ name: String, _ kind: Kind, _ summary: String) {
    self.name = name
    self.kind = kind
    self.summary = summary
  }

  /// `from:` with the four sides.
  package static func from(_ origin: Origin) -> TransitionParameter {
    TransitionParameter(
      "from", .origin(default: origin, allowed: Origin.allCases), "the side that the new screen comes from")
  }
}

/// The side that a movement starts from. `leading` and `trailing` have been resolved by the reader.
package enum Origin: String, Hashable, Sendable, CaseIterable {
  case right, left, top, bottom
}

/// What a scene wrote for a transition's parameters, by name; defaults are filled in by the accessors.
package struct TransitionArguments: Hashable, Sendable {
  package var origins: [String: Origin] = [:]
  package var elements: [String: String] = [:]
  package var elementLists: [String: ElementList] = [:]
  package var colors: [String: Color] = [:]
  package var numbers: [String: Double] = [:]
  package var lengths: [String: Length] = [:]

  package init() {}

  package enum ElementList: Hashable, Sendable {
    case labels
    case ids([String])
  }
}
