/// An edge between two screens, named as in Interface Builder by its identifier.
package struct Segue: Sendable {
  package enum Destination: Hashable, Sendable {
    case forward(to: String, Presentation)
    /// Back to the nearest screen of that name below on the stack.
    case unwind(to: String)
  }

  package var identifier: String
  package var from: String
  package var destination: Destination
  /// The view (or bar item) of `from` that performs the segue when tapped.
  package var trigger: String?
  package var transition: TransitionChoice
  /// What `prepare(for:sender:)` hands over.
  package var pass: [Pass]
  /// Unwinding over several screens shows each of them, for teaching.
  package var showsEachStep: Bool
  package var position: SourcePosition

  package init(
    identifier: String, from: String, destination: Destination, trigger: String? = nil,
    transition: TransitionChoice, pass: [Pass] = [], showsEachStep: Bool = false, position: SourcePosition
  ) {
    self.identifier = identifier
    self.from = from
    self.destination = destination
    self.trigger = trigger
    self.transition = transition
    self.pass = pass
    self.showsEachStep = showsEachStep
    self.position = position
  }
}

package enum Presentation: String, Hashable, Sendable, CaseIterable {
  case push, present, replace
}

package enum TransitionChoice: Sendable {
  /// The platform's own: coverVertical for a presentation, push and pop on a navigation stack.
  case system
  /// For an unwind: the reverse of the segue that brought us here.
  case auto
  case custom(Transition)
}

/// `details.hero.image: thumb.image`: a property of a view of the source screen, shown by one of the destination.
package struct Pass: Hashable, Sendable {
  package enum Property: String, Hashable, Sendable, CaseIterable { case image, text }

  package var destinationView: String
  package var sourceView: String
  package var property: Property

  package init(destinationView: String, sourceView: String, property: Property) {
    self.destinationView = destinationView
    self.sourceView = sourceView
    self.property = property
  }
}
