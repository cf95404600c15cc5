extension TransitionKind {
  /// The old screen steps back to 0.9 and darkens by half while the new one comes over it: the middle of what published
  /// segues of that kind use.
  package static let depth = TransitionKind(
    "depth", "the old screen steps back into the dark as the new one comes over it",
    parameters: [
      .from(.right),
      TransitionParameter("scale", .number(default: 0.9, range: 0...1), "size of the old screen at the end"),
      .dim(0.5),
    ]
  ) { arguments in
    Choreography(
      dim: .appears(arguments.number("dim", default: 0.5)),
      tracks: [
        .enters(.destination, from: arguments.origin("from", default: .right)),
        Track(.screen(.source), .scale, .number(1), .number(arguments.number("scale", default: 0.9))),
      ])
  }
}
