import Motion
import TestSupport
import Testing

@Suite struct GroupTests {
  private func film(_ timeline: [Step]) throws -> Film {
    try Film(
      SceneFactory.twoScreens(transition: .custom(TransitionKind.slide.transition()), timeline: timeline),
      measurer: TenPointMeasurer())
  }

  private func animation(_ duration: Rational, from: Double, to: Double) -> Step {
    let track = ViewTrack(
      "button", .alpha, [ViewKeyframe(at: 0, .number(from)), ViewKeyframe(at: 1, .number(to))],
      position: SceneFactory.here)
    return SceneFactory.step(.animate(Animation([track], duration: duration, curve: .linear)))
  }

  private func alpha(_ film: Film, at time: Rational) throws -> Double {
    let plan = film.plan(at: time, measurer: TenPointMeasurer())
    guard case .screen(let snapshot) = plan.layers[0].content else { return .nan }
    let placed = film.screens.place(snapshot, measurer: TenPointMeasurer())
    return try #require(placed.views.lazy.compactMap { $0.find("button") }.first).alpha
  }

  @Test func `parallel lasts as long as its longest step, and a sequence as long as all of them`() throws {
    let (short, long) = (SceneFactory.step(.hold(Rational(1, 2))), SceneFactory.step(.hold(Rational(2))))
    #expect(try film([SceneFactory.step(.parallel([short, long]))]).duration == Rational(2))
    #expect(try film([SceneFactory.step(.sequence([short, long]))]).duration == Rational(5, 2))
    #expect(try film([SceneFactory.step(.cycle([short], times: 3))]).duration == Rational(3, 2))
    #expect(
      try film([SceneFactory.step(.stagger([short, short, short], interval: Rational(1, 10)))]).duration
        == Rational(7, 10))
  }

  @Test func `speeds of groups multiply`() throws {
    let hold = SceneFactory.step(.hold(Rational(1)), speed: Rational(1, 2))
    #expect(try film([SceneFactory.step(.sequence([hold]), speed: Rational(1, 2))]).duration == Rational(4))
  }

  @Test func `an animation runs between its values and leaves the last`() throws {
    let film = try film([animation(Rational(1), from: 0, to: 1), SceneFactory.step(.hold(Rational(1)))])
    #expect(try alpha(film, at: .zero) == 0)
    #expect(abs(try alpha(film, at: Rational(1, 4)) - 0.25) < 1e-9)
    #expect(try alpha(film, at: Rational(3, 2)) == 1)
  }

  @Test func `moments of a hold after an animation have equal plans`() throws {
    let film = try film([animation(Rational(1), from: 1, to: 0.5), SceneFactory.step(.hold(Rational(1)))])
    let measurer = TenPointMeasurer()
    #expect(
      film.plan(at: Rational(11, 10), measurer: measurer)
        == film.plan(at: Rational(19, 10), measurer: measurer))
    #expect(try alpha(film, at: Rational(3, 2)) == 0.5)
  }
}
