import Motion
import TestSupport
import Testing

/// Transitions that follow fingers, by the rules of `UIPercentDrivenInteractiveTransition`.
@Suite struct DragTests {
  /// A slide of 0.4 s that a finger leads to 0.4 of the way in 0.6 s.
  private func film(_ ending: Drag.Ending, speed: Rational = Rational(1)) throws -> Film {
    let drag = Drag(
      .pan(view: nil, to: nil), segue: "go", progress: [.zero, Rational(2, 5)], duration: Rational(3, 5),
      ending: ending, completionSpeed: speed)
    return try Film(
      SceneFactory.twoScreens(
        transition: .custom(TransitionKind.slide.transition()),
        timeline: [SceneFactory.step(.drag(drag)), SceneFactory.step(.hold(Rational(1)))]),
      measurer: TenPointMeasurer())
  }

  private func screens(_ film: Film, at time: Rational) -> [Rect] {
    film.plan(at: time, measurer: TenPointMeasurer()).layers.map(\.frame).filter { $0.width == 375 }
  }

  @Test func `what is left of 0.4 s at 0.4 of the way lasts 0.24 s to finish and 0.16 s to cancel`() throws {
    #expect(try film(.finish).duration == Rational(6, 10) + Rational(24, 100) + Rational(1))
    #expect(try film(.cancel).duration == Rational(6, 10) + Rational(16, 100) + Rational(1))
    #expect(
      try film(.cancel, speed: Rational(2)).duration == Rational(6, 10) + Rational(8, 100) + Rational(1))
  }

  @Test func `while the finger is down progress is linear, whatever the curve`() throws {
    let film = try film(.finish)
    // A quarter of the way through the drag is a tenth of the transition: 375 · 0.9 points from the left.
    let frames = screens(film, at: Rational(15, 100))
    try #require(frames.count == 2)
    #expect(abs(frames[1].x - 337.5) < 1e-9)
    #expect(abs(frames[0].x + 37.5) < 1e-9)
  }

  @Test func `a cancelled drag leaves the picture and the stack as they were`() throws {
    let film = try film(.cancel)
    let end = film.plan(at: film.duration, measurer: TenPointMeasurer())
    #expect(end.layers.count == 1)
    guard case .screen(let snapshot) = end.layers[0].content else { return }
    #expect(film.screens.screens[snapshot.screen].name == "first")
    #expect(end.layers[0].frame == Rect(0, 0, 375, 667))
  }

  @Test func `a finished drag ends where the transition ends`() throws {
    let film = try film(.finish)
    let end = film.plan(at: film.duration, measurer: TenPointMeasurer())
    guard case .screen(let snapshot) = end.layers[0].content else { return }
    #expect(film.screens.screens[snapshot.screen].name == "second")
  }

  @Test(
    arguments: [
      ([Rational.zero, Rational(3, 5)], Rational(2), true),
      ([Rational.zero, Rational(2, 5)], Rational(2), false),
      // 0.4 of the width in 0.3 s is a velocity of 1.33 widths a second.
      ([Rational.zero, Rational(2, 5)], Rational(3, 10), true),
      // Thrown back from far: 0.9 to 0.6 in 0.2 s.
      ([Rational.zero, Rational(9, 10), Rational(6, 10)], Rational(4, 10), false),
    ] as [([Rational], Rational, Bool)])
  func `a release is decided by distance or velocity`(
    progress: [Rational], duration: Rational, finishes: Bool
  ) {
    let drag = Drag(.pan(view: nil, to: nil), segue: "go", progress: progress, duration: duration)
    #expect(drag.finishes == finishes)
  }
}
