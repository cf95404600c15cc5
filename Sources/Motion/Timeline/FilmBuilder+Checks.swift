// What is held against the limits, and against a frame's length.
extension FilmBuilder {
  mutating func checkLength() {
    let position = scene.timeline.first?.position ?? SourcePosition(line: 1, column: 1)
    // Where steps could not be taken, their time is missing for that reason.
    if time == .zero, issues.allSatisfy({ $0.severity == .warning }) {
      report(
        .error, "the film has no length", hint: "add a step that takes time, such as `- hold: 1`",
        at: position)
    }
    let whole = scene.playback.duration(of: time)
    if whole > Rational(Limits.seconds) {
      report(
        .error, "the film lasts \(whole.value) s; at most \(Limits.seconds) s are allowed",
        hint: "shorten the holds, or split the scene", at: position)
    }
  }

  mutating func warnIfCut(_ duration: Rational, _ step: Step) {
    guard duration > .zero, duration * scene.frameRate < Rational(1) else { return }
    report(
      .warning, "this step lasts \(duration.value) s, less than a frame, and is a cut",
      hint: "a frame lasts \((Rational(1) / scene.frameRate).value) s", at: step.position)
  }
}
