extension TransitionKind {
  /// Material's container transform: 300 ms; the view's content is gone at 0.25, the corners are square at 0.75, and a
  /// scrim of 0.32 lies on the old screen (material-components-android, `MaterialContainerTransform`).
  package static let containerTransform = TransitionKind(
    "containerTransform", "a view of the old screen becomes the new screen",
    parameters: [
      TransitionParameter("element", .element(of: .source), "the view of the old screen that grows"),
      .cornerRadius(12), .dim(0.32),
    ], duration: Rational(3, 10), curve: .bezier(0.4, 0, 0.2, 1)
  ) { arguments in
    let element = arguments.element("element")
    let view = Track.Value.frame(.element(.source, element))
    let radius = Track.Value.length(arguments.length("cornerRadius", default: .points(12)))
    let subjects: [Track.Subject] = [.screen(.destination), .element(.source, element)]
    return Choreography(
      dim: .appears(arguments.number("dim", default: 0.32)),
      tracks: subjects.flatMap { subject in
        [
          Track(subject, .frame, view, .frame(.full)),
          Track(subject, .cornerRadius, radius, .length(.zero), window: .fraction(0, 0.75)),
        ]
      } + [Track(subjects[1], .alpha, .number(1), .number(0), window: .fraction(0, 0.25))],
      lifted: [Element(.source, element)])
  }
}
