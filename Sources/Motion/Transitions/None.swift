extension TransitionKind {
  static let none = TransitionKind("none", "a cut", duration: .zero) { _ in Choreography() }
}
