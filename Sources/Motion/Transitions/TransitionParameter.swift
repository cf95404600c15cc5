/// A parameter of a built-in transition, as a scene writes it.
package struct TransitionParameter: Sendable {
  package enum Kind: Sendable {
    /// `from:` one of these sides.
    case origin(default: Origin, allowed: [Origin])
    /// The id of a view of the screen with that role; required.
    case element(of: Role)
    /// The same, but it may be left out.
    case optionalElement(of: Role)
    /// Ids of views of the screen with that role, or `labels`, or `none`.
    case elements(of: Role)
    case color(default: Color?)
    case number(default: Double, range: ClosedRange<Double>)
    /// A length in points or percent of the container.
    case length(default: Length)
    /// `[x, y]` in points or percent of the container, by default its middle, or the middle of a view of that screen.
    case point(of: Role)
    case choice(default: String, names: [String])
    /// Ids of views of both screens, or pairs of an id of the old and one of the new.
    case matches
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
  package var points: [String: Track.Value] = [:]
  package var choices: [String: String] = [:]
  package var matches: [String: [Match.Pair]] = [:]

  /// Of the scene: sides that are left out are those of the mirror image where it runs from right to left.
  package let direction: LayoutDirection

  package init(direction: LayoutDirection = .leftToRight) { self.direction = direction }

  package enum ElementList: Hashable, Sendable {
    case labels
    case ids([String])
  }
}
