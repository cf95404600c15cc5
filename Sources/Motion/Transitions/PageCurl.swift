extension TransitionKind {
  /// UIKit's `transitionCurlUp` and `transitionCurlDown`. Apple publishes no numbers: 0.75 s and the curl, a
  /// cylinder seen from above, are our choice.
  package static let pageCurl = TransitionKind(
    "pageCurl", "the old screen curls up like a page, or the new one curls down",
    parameters: [
      TransitionParameter(
        "direction", .choice(default: "up", names: ["up", "down"]),
        "`up`: the old page leaves; `down`: the new page comes")
    ], duration: Rational(3, 4)
  ) { arguments in
    let leaves = arguments.choice("direction", default: "up") == "up"
    let role: Role = leaves ? .source : .destination
    return Choreography(
      above: role,
      tracks: [Track(.screen(role), .curl, .number(leaves ? 0 : 1), .number(leaves ? 1 : 0))])
  }
}
