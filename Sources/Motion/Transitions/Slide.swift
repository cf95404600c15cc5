extension TransitionKind {
  /// Both screens move by the same distance on the same curve, so that the seam between them never opens.
  package static let slide = TransitionKind(
    "slide", "both screens move together", parameters: [.from(.right)]
  ) { arguments in
    let side = arguments.origin("from", default: .right)
    return Choreography(tracks: [
      .enters(.destination, from: side), .leaves(.source, towards: side.opposite),
    ])
  }
}
