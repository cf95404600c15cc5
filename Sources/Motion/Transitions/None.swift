extension TransitionKind {
  package static let none = TransitionKind("none", "a cut", duration: .zero) { _ in Choreography() }
}
