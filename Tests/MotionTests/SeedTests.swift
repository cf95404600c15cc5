import Motion
import TestSupport
import Testing

/// The published sample transitions, held against the positions that follow from their code.
@Suite struct SeedTests {
  /// x of the destination, 375 points wide, 0.4 s at 60 frames a second, ease-in-out.
  static let slideTable: [Double] = [
    375, 373.75, 369.9, 363.33, 353.95, 341.7, 326.56, 308.63, 288.08, 265.21, 240.44, 214.32, 187.5, 160.68,
    134.56,
    109.79, 86.92, 66.37, 48.44, 33.3, 21.05, 11.67, 5.1, 1.25, 0,
  ]

  private func screenFrames(_ film: Film, at time: Rational) -> [Rect] {
    film.plan(at: time, measurer: TenPointMeasurer()).layers.map(\.frame)
  }

  @Test func `a slide moves both screens by the table, one width apart`() throws {
    let film = try TransitionLawTests.film(TransitionKind.slide.transition())
    for (index, expected) in Self.slideTable.enumerated().dropFirst().dropLast() {
      let frames = screenFrames(film, at: Rational(1) + Rational(index, 60))
      try #require(frames.count == 2)
      #expect(abs(frames[1].x - expected) < 0.006, "frame \(index)")
      #expect(abs(frames[1].x - frames[0].x - 375) < 1e-9)
      #expect(Set(frames.map { Rect(0, $0.y, $0.width, $0.height) }) == [Rect(0, 0, 375, 667)])
    }
  }

  @Test func `the matching unwind of a slide inserts below and moves right`() throws {
    let film = try TransitionLawTests.film(TransitionKind.slide.transition(), unwind: true)
    let start = Rational(24, 10)
    for (index, offset) in [(6, 0.1292), (12, 0.5), (18, 0.8708)] {
      let frames = screenFrames(film, at: start + Rational(index, 60))
      try #require(frames.count == 2)
      #expect(abs(frames[0].x - (-375 + 375 * offset)) < 0.03, "the revealed screen, below")
      #expect(abs(frames[1].x - 375 * offset) < 0.03, "the leaving screen, above")
    }
  }

  @Test func `without a named unwind a presented screen drops down`() throws {
    let timeline = [SceneFactory.step(.perform("go")), SceneFactory.step(.unwind("back"))]
    let film = try Film(
      SceneFactory.twoScreens(transition: .custom(TransitionKind.slide.transition()), timeline: timeline),
      measurer: TenPointMeasurer())
    let frames = screenFrames(film, at: Rational(4, 10) + Rational(1, 10))
    try #require(frames.count == 2)
    #expect(frames[0] == Rect(0, 0, 375, 667))
    #expect(frames[1].x == 0)
    #expect(abs(frames[1].y - 667 * 0.5448) < 0.1)
  }

  @Test(arguments: [
    (1, Rect(13.93, 87.08, 135.52, 151.46), 0.1292), (2, Rect(8, 50, 237.5, 371), 0.5),
    (3, Rect(2.07, 12.92, 339.48, 590.54), 0.8708),
  ])
  func `an expand interpolates the frame and the label`(quarter: Int, frame: Rect, alpha: Double) throws {
    var arguments = TransitionArguments()
    arguments.elements["element"] = "thumb"
    let label = View(id: "name", .text(Text("Harbour")), Placement(left: .points(16), top: .points(400)))
    let thumb = View(id: "thumb", .empty, .frame(Rect(16, 100, 100, 75)))
    var scene = SceneFactory.twoScreens(
      transition: .custom(TransitionKind.expand.transition(arguments)),
      timeline: [SceneFactory.step(.perform("go"))])
    scene.screens[0].views = [thumb]
    scene.screens[1].views = [label]
    let film = try Film(scene, measurer: TenPointMeasurer())
    let plan = film.plan(at: Rational(quarter, 8), measurer: TenPointMeasurer())
    try #require(plan.layers.count == 2)
    let layer = plan.layers[1]
    for (value, expected) in [
      (layer.frame.x, frame.x), (layer.frame.y, frame.y), (layer.frame.width, frame.width),
      (layer.frame.height, frame.height),
    ] { #expect(abs(value - expected) < 0.006) }
    guard case .screen(let snapshot) = layer.content else { throw ExpectationFailure() }
    let placed = film.screens.place(snapshot, measurer: TenPointMeasurer())
    #expect(abs(placed.views[0].alpha - alpha) < 0.0001)
    #expect(abs(placed.size.width - frame.width) < 0.006)
  }

  @Test(arguments: [(1, -41.33, 278.67, 0.1292), (2, -160, 160, 0.5), (3, -278.67, 41.33, 0.8708)])
  func `a slide with fade is at the published places after each second`(
    second: Int, source: Double, destination: Double, alpha: Double
  ) throws {
    var transition = TransitionKind.slideFade.transition()
    transition.duration = Rational(4)
    let film = try Film(
      SceneFactory.twoScreens(
        size: Size(320, 568), transition: .custom(transition), timeline: [SceneFactory.step(.perform("go"))]),
      measurer: TenPointMeasurer())
    let layers = film.plan(at: Rational(second), measurer: TenPointMeasurer()).layers
    #expect(abs(layers[0].frame.x - source) < 0.01)
    #expect(abs(layers[1].frame.x - destination) < 0.01)
    #expect(abs(layers[1].alpha - alpha) < 0.0001)
  }

  @Test func `unwinding over three screens never shows the middle one`() throws {
    var scene = SceneFactory.twoScreens(
      transition: .system,
      timeline: [
        SceneFactory.step(.perform("go")), SceneFactory.step(.perform("on")),
        SceneFactory.step(.unwind("home")),
      ])
    scene.screens.append(SceneFactory.screen("third", Color(hex: 0x00FF00)))
    let here = SceneFactory.here
    scene.segues += [
      Segue(
        identifier: "on", from: "second", destination: .forward(to: "third", .present), transition: .system,
        position: here),
      Segue(
        identifier: "home", from: "third", destination: .unwind(to: "first"), transition: .system,
        position: here),
    ]
    let film = try Film(scene, measurer: TenPointMeasurer())
    for index in 61..<90 {
      let plan = film.plan(at: Rational(index, 60), measurer: TenPointMeasurer())
      let names = plan.layers.compactMap { layer -> String? in
        guard case .screen(let snapshot) = layer.content else { return nil }
        return film.screens.screens[snapshot.screen].name
      }
      #expect(names == ["first", "third"])
    }
    #expect(film.plan(at: film.duration, measurer: TenPointMeasurer()).layers.count == 1)
  }

  struct ExpectationFailure: Error {}
}
