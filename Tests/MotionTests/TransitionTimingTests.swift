import Motion
import TestSupport
import Testing

@Suite struct TransitionTimingTests {
  /// There and back again in half a second each, with rests of 0.2 s around them.
  private func timings(
    _ curve: Curve, speed: Rational = Rational(1), reverse: Transition.Reverse = .sameCurve
  ) throws -> [TransitionTiming] {
    let slide = try #require(TransitionKind.named("slide"))
    var transition = slide.transition(TransitionArguments())
    transition.curve = curve
    transition.duration = Rational(1, 2)
    transition.reverse = reverse
    let rest = SceneFactory.step(.hold(Rational(1, 5)))
    let scene = SceneFactory.twoScreens(
      transition: .custom(transition), unwind: .auto,
      timeline: [
        rest, SceneFactory.step(.perform("go"), speed: speed), rest, SceneFactory.step(.unwind("back")), rest,
      ])
    return try Film(scene, measurer: TenPointMeasurer()).timings(steps: 4)
  }

  /// Rests for the first half.
  private static let late = Curve.points([LinearPoint(0, 0), LinearPoint(0.5, 0), LinearPoint(1, 1)])

  @Test func `a transition is timed by its step, and shown slower by the step's speed`() throws {
    let timings = try timings(.linear, speed: Rational(1, 2))
    #expect(timings.map(\.name) == ["slide", "slide"])
    #expect(timings.map(\.start) == [Rational(1, 5), Rational(7, 5)])
    #expect(timings.map(\.end) == [Rational(6, 5), Rational(19, 10)])
    #expect(timings[0].progress == [0, 0.25, 0.5, 0.75, 1])
  }

  @Test func `progress is the curve's, and a mirrored way back runs it backwards in time`() throws {
    #expect(try timings(Self.late).map(\.progress) == [[0, 0, 0, 0.5, 1], [0, 0, 0, 0.5, 1]])
    #expect(try timings(Self.late, reverse: .mirror)[1].progress == [0, 0.5, 1, 1, 1])
  }
}
