extension TransitionKind {
  /// The new screen grows out of a view of the old one: it is laid out at the view's frame and at full size, and
  /// everything in it moves between the two, while its labels appear.
  package static let expand = TransitionKind(
    "expand", "the new screen grows out of a view of the old one",
    parameters: [
      TransitionParameter("element", .element(of: .source), "the view of the old screen to grow from"),
      TransitionParameter(
        "fade", .elements(of: .destination), "the views that appear on the way: ids, `labels` or `none`"),
    ], duration: Rational(1, 2)
  ) { arguments in
    Choreography(
      tracks: [
        Track(
          .screen(.destination), .frame, .frame(.element(.source, arguments.element("element"))),
          .frame(.full))
      ] + fades(arguments, of: .destination, from: 0, to: 1))
  }

  /// The old screen shrinks into a view of the new one.
  package static let collapse = TransitionKind(
    "collapse", "the old screen shrinks into a view of the new one",
    parameters: [
      TransitionParameter("element", .element(of: .destination), "the view of the new screen to shrink into"),
      TransitionParameter(
        "fade", .elements(of: .source), "the views that disappear on the way: ids, `labels` or `none`"),
    ], duration: Rational(1, 2)
  ) { arguments in
    Choreography(
      above: .source,
      tracks: [
        Track(
          .screen(.source), .frame, .frame(.full),
          .frame(.element(.destination, arguments.element("element"))))
      ] + fades(arguments, of: .source, from: 1, to: 0), removesSource: true)
  }

  private static func fades(
    _ arguments: TransitionArguments, of role: Role, from: Double, to: Double
  ) -> [Track] {
    let subjects: [Track.Subject] =
      switch arguments.elementList("fade") {
      case .labels: [.labels(role)]
      case .ids(let ids): ids.map { .element(role, $0) }
      }
    return subjects.map { Track($0, .alpha, .number(from), .number(to)) }
  }
}
