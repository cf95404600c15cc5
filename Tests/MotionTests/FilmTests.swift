import Motion
import TestSupport
import Testing

@Suite struct FilmTests {
  private func film(
    _ timeline: [Step], transition: Transition = TransitionKind.slide.transition(),
    presentation: Presentation = .present, playback: Playback = Playback(), bars: Bool = false
  ) throws -> Film {
    var scene = SceneFactory.twoScreens(
      transition: .custom(transition), presentation: presentation, timeline: timeline, playback: playback)
    if bars {
      scene.screens[0].navigationBar = SceneFactory.bar("One")
      scene.screens[1].navigationBar = SceneFactory.bar("Two")
    }
    return try Film(scene, measurer: TenPointMeasurer())
  }

  private func plan(_ film: Film, _ time: Rational) -> FramePlan {
    film.plan(at: time, measurer: TenPointMeasurer())
  }

  @Test func `the total is the sum of holds and transitions`() throws {
    let film = try film([
      SceneFactory.step(.hold(Rational(8, 10))), SceneFactory.step(.tap("button")),
      SceneFactory.step(.hold(Rational(1))),
    ])
    #expect(film.duration == Rational(22, 10))
    #expect(film.steps.map(\.start) == [.zero, Rational(8, 10), Rational(12, 10)])
  }

  @Test func `a step shown at a quarter of its speed takes four times as long and looks the same on the way`()
    throws
  {
    let slow = try film([SceneFactory.step(.perform("go"), speed: Rational(1, 4))])
    let nominal = try film([SceneFactory.step(.perform("go"))])
    #expect(slow.duration == Rational(16, 10))
    #expect(plan(slow, Rational(8, 10)) == plan(nominal, Rational(2, 10)))
  }

  @Test(arguments: [
    (Rational(10), 22), (Rational(24), 53), (Rational(25), 55), (Rational(30), 66), (Rational(50), 110),
    (Rational(60), 132), (Rational(30000, 1001), 66), (Rational(43), 95),
  ])
  func `the number of frames is the rounded product of duration and rate`(rate: Rational, count: Int) throws {
    let film = try film([SceneFactory.step(.hold(Rational(22, 10)))])
    #expect(film.frameCount(at: rate) == count)
  }

  @Test func `a film that ends moving shows the end state last, unless it loops`() throws {
    let once = try film([SceneFactory.step(.perform("go"))])
    #expect(once.frameCount(at: Rational(30)) == 12)
    #expect(
      once.plan(frame: 11, at: Rational(30), measurer: TenPointMeasurer()) == plan(once, Rational(4, 10)))
    let loop = try film([SceneFactory.step(.perform("go"))], playback: Playback(loop: .forever))
    #expect(
      loop.plan(frame: 11, at: Rational(30), measurer: TenPointMeasurer()) == plan(loop, Rational(11, 30)))
    #expect(plan(loop, Rational(11, 30)).layers.count == 2)
  }

  @Test func `a film that comes back shows the same pictures backwards`() throws {
    let film = try film(
      [SceneFactory.step(.perform("go"))], playback: Playback(pingPong: true, holdEnd: Rational(1, 10)))
    // 0.4 s there, the rest at the end once, and 0.4 s back.
    #expect(film.duration == Rational(9, 10))
    #expect(plan(film, Rational(1, 10)) == plan(film, Rational(8, 10)))
    for time in [Rational(40, 100), Rational(45, 100)] {
      #expect(plan(film, time) == plan(film, Rational(5, 10)))
    }
    #expect(plan(film, Rational(39, 100)) == plan(film, Rational(51, 100)))
    #expect(plan(film, Rational(39, 100)) != plan(film, Rational(4, 10)))
  }

  @Test func `two moments of a hold have equal plans`() throws {
    let film = try film([SceneFactory.step(.hold(Rational(1)))])
    #expect(plan(film, .zero) == plan(film, Rational(1, 2)))
  }

  @Test func `a bar that both screens have stays in place during a push`() throws {
    let film = try film(
      [SceneFactory.step(.perform("go"))], transition: TransitionKind.push.transition(), presentation: .push,
      bars: true)
    let layers = plan(film, Rational(1, 10)).layers
    let bars = layers.filter { $0.frame == Rect(0, 0, 375, 44) }
    #expect(bars.count == 4)
    #expect(bars[0].alpha == 1)
    #expect(abs(bars[2].alpha + bars[3].alpha - 1) < 1e-12)
    #expect(abs(bars[3].alpha - 0.5448) < 0.0001)
    #expect(layers.firstIndex { $0.frame.height == 44 } == layers.count - 4, "the bars are in front")
  }

  @Test func `a bar moves with its screen when it is presented`() throws {
    let film = try film([SceneFactory.step(.perform("go"))], bars: true)
    let heights = Set(plan(film, Rational(1, 10)).layers.map(\.frame.height))
    #expect(heights == [667])
  }

  @Test func `the back button leads back, and shows the title of the screen below`() throws {
    let film = try film(
      [
        SceneFactory.step(.perform("go")), SceneFactory.step(.hold(Rational(1))),
        SceneFactory.step(.tap("back")),
      ],
      presentation: .push, bars: true)
    #expect(film.duration == Rational(19, 10))
    #expect(film.steps.last?.name == "tap back")
    let texts = film.screens.screens.compactMap { $0.view("bar/back") }
    #expect(!texts.isEmpty)
    for view in texts {
      guard case .text(let text) = view.content else { continue }
      #expect(text.string == "One")
    }
  }

  @Test func `a touch takes no time, comes before its segue and follows the view`() throws {
    let film = try film([SceneFactory.step(.hold(Rational(1))), SceneFactory.step(.tap("button"))])
    #expect(plan(film, Rational(65, 100)).layers.count == 1)
    let before = try #require(plan(film, Rational(95, 100)).layers.last)
    #expect(before.frame.center == Point(187.5, 333.5))
    let moving = plan(film, Rational(1) + Rational(1, 10)).layers
    #expect(moving.count == 3)
    #expect(abs(moving[2].frame.center.x - (187.5 + moving[0].frame.x)) < 1e-9)
    #expect(moving[2].alpha < 1)
  }

  @Test func `steps that cannot happen are all reported where they stand`() {
    #expect {
      try film([
        SceneFactory.step(.perform("back")), SceneFactory.step(.perform("nowhere")),
        SceneFactory.step(.tap("ghost")),
        SceneFactory.step(.hold(Rational(1))),
      ])
    } throws: { error in
      let issues = (error as? FilmFailure)?.issues ?? []
      return issues.count == 3
        && issues.allSatisfy { $0.severity == .error && $0.position == SceneFactory.here }
    }
  }

  @Test func `a film without length is an error, and one that is too long too`() throws {
    #expect(throws: FilmFailure.self) { try film([SceneFactory.step(.marker("x"))]) }
    #expect(throws: FilmFailure.self) {
      try film([SceneFactory.step(.hold(Rational(Limits.seconds) + Rational(1, 1000)))])
    }
    #expect(
      try film([SceneFactory.step(.hold(Rational(Limits.seconds)))]).duration == Rational(Limits.seconds))
    // There and back, with a rest at the end: all of it counts.
    let half = SceneFactory.step(.hold(Rational(Limits.seconds, 2) - Rational(1)))
    for (rest, isAllowed) in [(Rational(2), true), (Rational(2001, 1000), false)] {
      var scene = SceneFactory.twoScreens(transition: .system, timeline: [half])
      scene.playback = Playback(pingPong: true, holdEnd: rest)
      #expect(((try? Film(scene, measurer: TenPointMeasurer())) != nil) == isAllowed)
    }
  }

  @Test func `a step shorter than a frame is a cut and a warning`() throws {
    var quick = TransitionKind.slide.transition()
    quick.duration = Rational(1, 1000)
    let film = try film(
      [SceneFactory.step(.perform("go")), SceneFactory.step(.hold(Rational(1)))], transition: quick)
    #expect(film.warnings.map(\.severity) == [.warning])
    quick.duration = .zero
    let cut = try self.film(
      [SceneFactory.step(.perform("go")), SceneFactory.step(.hold(Rational(1)))], transition: quick)
    #expect(cut.warnings.isEmpty)
    #expect(plan(cut, .zero) == plan(cut, Rational(1, 2)))
  }

  @Test func `what happens in setup shows nothing`() throws {
    let film = try film([
      SceneFactory.step(.setup([SceneFactory.step(.perform("go"))])), SceneFactory.step(.hold(Rational(1))),
    ])
    #expect(film.duration == Rational(1))
    let layers = plan(film, .zero).layers
    guard case .screen(let snapshot) = layers[0].content else { return }
    #expect(film.screens.screens[snapshot.screen].name == "second")
  }

  @Test func `a caption is there until the next one`() throws {
    let film = try film([
      SceneFactory.step(.caption("One")), SceneFactory.step(.hold(Rational(1))),
      SceneFactory.step(.caption(nil)),
      SceneFactory.step(.hold(Rational(1))),
    ])
    #expect(plan(film, .zero).layers.count == 2)
    #expect(plan(film, Rational(1)).layers.count == 1)
  }

  @Test func `mirrored in time, an ease-in ends on its slow part`() throws {
    var transition = TransitionKind.slide.transition()
    transition.curve = .bezier(0.42, 0, 1, 1)
    transition.reverse = .mirror
    var scene = SceneFactory.twoScreens(
      transition: .custom(transition), unwind: .auto,
      timeline: [SceneFactory.step(.perform("go")), SceneFactory.step(.unwind("back"))])
    scene.frameRate = Rational(60)
    let film = try Film(scene, measurer: TenPointMeasurer())
    let there = plan(film, Rational(1, 10)).layers.map(\.frame)
    let back = plan(film, Rational(7, 10)).layers.map(\.frame)
    #expect(there == back)
  }
}
