import TestSupport
import Testing

@testable import Motion

/// What the tracks of a transition do, held against what UIKit does with the same numbers.
@Suite struct CustomTransitionTests {
  static let measurer = TenPointMeasurer()

  static func transition(_ choreography: Choreography, curve: Curve = .linear) -> Transition {
    Transition(name: "mine", choreography: choreography, duration: Rational(1), curve: curve)
  }

  static func film(
    _ choreography: Choreography, curve: Curve = .linear, unwind: TransitionChoice? = nil,
    presentation: Presentation = .present, scene change: (inout Scene) -> Void = { _ in }
  ) throws -> Film {
    let way = SceneFactory.step(.perform("go"))
    let timeline =
      [way, SceneFactory.step(.hold(Rational(1)))]
      + (unwind == nil ? [] : [SceneFactory.step(.unwind("back"))])
    var scene = SceneFactory.twoScreens(
      transition: .custom(transition(choreography, curve: curve)), presentation: presentation,
      unwind: unwind ?? .auto, timeline: timeline)
    change(&scene)
    return try Film(scene, measurer: measurer)
  }

  static func layers(_ film: Film, _ time: Rational) -> [Layer] {
    film.plan(at: time, measurer: measurer).layers
  }

  static let cardFrame = Track.FrameValue.lengths(.points(20), .points(40), .points(335), .points(587))
  static let card = Choreography(
    dim: Dim(color: .black, alpha: Keyframe.pair(.number(0), .number(0.5))),
    tracks: [
      Track(.screen(.destination), .y, .length(.full), .length(.zero)),
      Track(.screen(.destination), .frame, .frame(cardFrame), .frame(cardFrame)),
      Track(.screen(.destination), .cornerRadius, .length(.points(12)), .length(.points(12))),
      Track(.screen(.source), .scale, .number(1), .number(0.9)),
    ])

  @Test func `a card stays where it has stopped, above the dim and the old screen`() throws {
    let film = try Self.film(Self.card)
    let rest = Self.layers(film, Rational(3, 2))
    try #require(rest.count == 3)
    #expect(rest[0].transform.scaleX == 0.9)
    #expect(rest[1].content == .solid(.black) && rest[1].alpha == 0.5)
    #expect(rest[2].frame == Rect(20, 40, 335, 587) && rest[2].cornerRadius == Corners(12))
    guard case .screen(let snapshot) = rest[2].content else { return }
    #expect(snapshot.isStill && snapshot.state.size == Size(335, 587))
    #expect(Self.layers(film, Rational(1)) == rest, "the transition ends exactly there")
  }

  @Test func `on its way a card comes alone, over one dim and one old screen`() throws {
    let film = try Self.film(Self.card)
    let quarter = Self.layers(film, Rational(1, 4))
    try #require(quarter.count == 3)
    #expect(abs(quarter[0].transform.scaleX - 0.975) < 1e-9)
    #expect(quarter[1].content == .solid(.black) && quarter[1].alpha == 0.125)
    #expect(quarter[2].frame == Rect(20, 40 + 667 * 0.75, 335, 587))
  }

  @Test func `an old screen that stays beside the new one is shown once`() throws {
    var choreography = Choreography(
      above: .source,
      tracks: [
        Track(.screen(.source), .x, .length(.zero), .length(.percent(80))),
        Track(.screen(.source), .alpha, .number(0.7), .number(0.7)),
      ])
    let quarter = Self.layers(try Self.film(choreography), Rational(1, 4))
    #expect(quarter.map(\.frame.x) == [0, 75] && quarter.map(\.alpha) == [1, 0.7])
    choreography.removesSource = true
    #expect(Self.layers(try Self.film(choreography), Rational(1, 4)) == quarter)
  }

  @Test(arguments: [(nil, 2), (true, 2), (false, 1)] as [(Bool?, Int)])
  func `a colour stays after the transition unless it is temporary`(stays: Bool?, count: Int) throws {
    let layer = ExtraLayer(
      name: "patch", content: .color(.white),
      frame: .lengths(.points(10), .points(10), .points(50), .points(50)), above: .destination, stays: stays)
    let film = try Self.film(
      Choreography(
        layers: [layer], tracks: [Track(.screen(.destination), .x, .length(.full), .length(.zero))]))
    #expect(Self.layers(film, Rational(1, 2)).count == 3)
    #expect(Self.layers(film, Rational(3, 2)).count == count)
  }

  @Test func `the pacing of a track says where in its keyframes it is`() throws {
    let keyframes = [(0.0, 0.0), (0.5, 100), (1, 400)].map { Keyframe(at: $0.0, .length(.points($0.1))) }
    let track = Track(.screen(.destination), .y, keyframes, pacing: .steps(4, .jumpEnd))
    let film = try Self.film(Choreography(tracks: [track]), curve: .easeInOut)
    // Four steps stand at 0, 0.25, 0.5 and 0.75, between which the parts are linear.
    for (time, y) in [(1, 0.0), (3, 50), (5, 100), (7, 250)] {
      #expect(Self.layers(film, Rational(time, 8)).last?.frame.y == y)
    }
  }

  @Test func `a smooth track passes through its keyframes on a spline`() throws {
    let keyframes = [(0.0, 0.0), (0.5, 100), (1, 400)].map { Keyframe(at: $0.0, .length(.points($0.1))) }
    let track = Track(.screen(.destination), .y, keyframes, isSmooth: true)
    let film = try Self.film(Choreography(tracks: [track]), curve: .easeInOut)
    // Slopes of 200, 400 and 600 points: halfway in each part Hermite's polynomials are 1/2, 1/8, 1/2 and -1/8, and the
    // parts are half long, so 200/16 + 100/2 - 400/16, and 100/2 + 400/16 + 400/2 - 600/16.
    for (time, y) in [(1, 37.5), (2, 100), (3, 237.5)] {
      let shown = try #require(Self.layers(film, Rational(time, 4)).last?.frame.y)
      #expect(abs(shown - y) < 1e-9)
    }
  }

  @Test func `the way back begins where the card has stopped`() throws {
    let film = try Self.film(Self.card, unwind: .auto)
    #expect(Self.layers(film, Rational(2)) == Self.layers(film, Rational(3, 2)))
    let middle = Self.layers(film, Rational(5, 2))
    try #require(middle.count == 3)
    #expect(middle[0].transform.scaleX == 0.95 && middle[1].alpha == 0.25)
    #expect(middle[2].frame == Rect(20, 40 + 333.5, 335, 587))
    #expect(Self.layers(film, film.duration) == Self.layers(film, .zero))
  }

  @Test func `another way back undoes what the card did to the screen below`() throws {
    let away = Choreography(
      above: .source, tracks: [Track(.screen(.source), .x, .length(.zero), .length(.full))])
    let film = try Self.film(Self.card, unwind: .custom(Self.transition(away)))
    let middle = Self.layers(film, Rational(5, 2))
    try #require(middle.count == 3)
    #expect(middle[0].transform.scaleX == 0.95 && middle[1].alpha == 0.25)
    #expect(middle[2].frame == Rect(20 + 187.5, 40, 335, 587))
    #expect(Self.layers(film, film.duration) == Self.layers(film, .zero))
  }

  @Test func `a dim of the way back takes the place of the one that was left`() throws {
    let away = Choreography(
      above: .source, dim: Dim(color: .black, alpha: Keyframe.pair(.number(0.5), .number(0))),
      tracks: [Track(.screen(.source), .x, .length(.zero), .length(.full))])
    let film = try Self.film(Self.card, unwind: .custom(Self.transition(away)))
    let middle = Self.layers(film, Rational(5, 2))
    #expect(middle.map(\.alpha) == [1, 0.25, 1])
  }

  @Test func `what comes next starts from the card`() throws {
    let film = try Self.film(Self.card) { scene in
      scene.screens.append(SceneFactory.screen("third", Color(hex: 0x00FF00)))
      scene.segues.append(
        Segue(
          identifier: "on", from: "second", destination: .forward(to: "third", .present),
          transition: .custom(Self.transition(TransitionKind.slide.transition().choreography)),
          position: SceneFactory.here))
      scene.timeline.append(SceneFactory.step(.perform("on")))
    }
    let middle = Self.layers(film, Rational(5, 2))
    try #require(middle.count == 4)
    #expect(middle[0].transform.scaleX == 0.9 && middle[1].alpha == 0.5)
    #expect(middle[2].frame == Rect(20 - 187.5, 40, 335, 587))
    #expect(middle[3].frame.x == 187.5)
    #expect(Self.layers(film, film.duration).count == 1)
  }

  @Test func `a UIKit spring moves the frame past its end, and alpha never above 1`() throws {
    let curve = Curve.spring(.damped(ratio: 0.8, velocity: 0))
    let film = try Self.film(
      Choreography(tracks: [
        Track(.screen(.destination), .y, .length(.full), .length(.zero)),
        Track(.screen(.destination), .alpha, .number(0), .number(1)),
      ]), curve: curve)
    // x(0.25 D) and x(0.5 D) of the spring with ratio 0.8.
    for (time, value) in [(Rational(1, 4), 0.7484), (Rational(1, 2), 1.0091)] {
      let layer = try #require(Self.layers(film, time).last)
      #expect(abs(layer.frame.y - 667 * (1 - value)) < 667 * 0.00006)
      #expect(abs(layer.alpha - min(value, 1)) < 0.00006)
    }
  }

  @Test func `scale, radius and size never turn negative`() throws {
    let curve = Curve.bezier(0.5, 0, 0.5, 3)
    let film = try Self.film(
      Choreography(
        above: .source,
        tracks: [
          Track(.screen(.source), .scale, .number(1), .number(0)),
          Track(.screen(.source), .cornerRadius, .length(.points(20)), .length(.zero)),
          Track(.screen(.source), .width, .length(.full), .length(.zero)),
        ]), curve: curve)
    for index in 0...60 {
      for layer in Self.layers(film, Rational(index, 60)) {
        #expect(layer.transform.scaleX >= 0 && layer.cornerRadius.topLeft >= 0 && layer.frame.width >= 0)
      }
    }
    #expect(Self.layers(film, Rational(1)).count == 1)
  }

  /// `m34` is −1/d, and a layer's transform is interpolated by its elements: half of 1/500 is the eye at 1000.
  @Test(arguments: [(500.0, 0.0, 1000.0), (0, 500, 1000), (300, 600, 400)])
  func `a perspective moves evenly by its reciprocal`(from: Double, to: Double, half: Double) throws {
    let film = try Self.film(
      Choreography(
        above: .source,
        tracks: [
          Track(.screen(.source), .rotationY, .number(30), .number(30)),
          Track(.screen(.source), .perspective, .number(from), .number(to)),
        ]))
    let distances = Self.layers(film, Rational(1, 2)).map(\.transform.perspective).filter { $0 > 0 }
    #expect(distances.count == 1 && abs(distances[0] - half) < 1e-9)
  }

  @Test func `a lifted view leaves its screen and moves above both`() throws {
    let film = try Self.film(
      Choreography(
        tracks: [
          Track(.screen(.destination), .alpha, .number(0), .number(1)),
          Track(
            .element(.source, "button"), .frame, .frame(.element(.source, "button")),
            .frame(.lengths(.zero, .zero, .full, .points(200)))),
        ], lifted: [Element(.source, "button")]))
    let middle = Self.layers(film, Rational(1, 2))
    try #require(middle.count == 3)
    guard case .screen(let source) = middle[0].content, case .screen(let view) = middle[2].content else {
      return
    }
    #expect(source.without == ["button"] && view.only == "button")
    // Half-way from (137.5, 313.5, 100, 40) to (0, 0, 375, 200).
    #expect(middle[2].frame == Rect(68.75, 156.75, 237.5, 120))
    #expect(Self.layers(film, Rational(1)).count == 1, "a snapshot is gone at the end")
  }

  @Test func `a scale can be that of a view, about its middle`() throws {
    let view = Track.Value.element(.source, "button")
    let film = try Self.film(
      Choreography(tracks: [
        Track(.screen(.destination), .center, view, .point(.percent(50), .percent(50))),
        Track(.screen(.destination), .scale, view, .number(1)),
      ]))
    let layer = try #require(Self.layers(film, Rational(1, 1000)).last)
    #expect(abs(layer.transform.scaleX - (100.0 / 375 + 0.001 * (1 - 100.0 / 375))) < 1e-9)
    #expect(abs(layer.transform.scaleY - (40.0 / 667 + 0.001 * (1 - 40.0 / 667))) < 1e-9)
  }

  @Test func `an arc bends by the corner between start and end`() {
    let (start, end) = (Point(0, 100), Point(200, 0))
    // Up: the control point is (200, 100), so half-way is a quarter of each end and half of it.
    #expect(start.moved(to: end, 0.5, arc: 1) == Point(150, 75))
    #expect(end.moved(to: start, 0.5, arc: 1) == Point(150, 75))
    #expect(start.moved(to: end, 0.5, arc: 0) == Point(100, 50))
  }

  @Test func `a circle grows from a view to the farthest corner`() throws {
    let view = Track.Value.element(.source, "button")
    let film = try Self.film(
      Choreography(masks: [
        MaskTrack(
          .destination, .circle(center: Keyframe.pair(view, view), radius: Keyframe.pair(view, .cover)))
      ]))
    let reach = (187.5 * 187.5 + 333.5 * 333.5).squareRoot()
    guard case .circle(let center, let radius) = try #require(Self.layers(film, Rational(1, 2)).last).mask
    else {
      Issue.record("no circle")
      return
    }
    #expect(center == Point(187.5, 333.5) && abs(radius - (20 + reach) / 2) < 1e-9)
  }

  @Test func `staggered pairs start one after the other and end with the transition`() throws {
    let timing = TrackTiming(fraction: 0.5, duration: 1, curve: .linear)
    let windows = (0..<3).map { timing.window(.whole, index: $0, count: 3, lag: 0.1) }
    #expect(windows == [.fraction(0, 0.8), .fraction(0.1, 0.9), .fraction(0.2, 1)])
  }

  @Test func `a bar that stays in place has its own tracks`() throws {
    let film = try Self.film(
      Choreography(tracks: [
        Track(.screen(.destination), .alpha, .number(0), .number(1)),
        Track(.chrome(.bar), .y, .length(.zero), .length(.points(-64))),
      ]), presentation: .push
    ) { scene in
      for index in scene.screens.indices { scene.screens[index].navigationBar = SceneFactory.bar("A") }
    }
    let bars = Self.layers(film, Rational(1, 2)).filter { $0.frame.height < 100 }
    #expect(!bars.isEmpty && bars.allSatisfy { $0.frame.y == -32 })
  }

  @Test func `the strips of a fold are as wide together as what is left`() throws {
    let film = try Self.film(
      Choreography(tracks: [
        Track(.screen(.destination), .x, .length(.full), .length(.zero)),
        Track(.screen(.source), .fold, .number(0), .number(1)),
        Track(.screen(.source), .anchor, .point(.zero, .percent(50)), .point(.zero, .percent(50))),
      ]))
    let strips = Self.layers(film, Rational(2, 5)).filter { $0.transform.rotationY != 0 }
    #expect(strips.count == 2 * FoldedPaper.count)
    // cos θ = 0.6: each quarter of 93.75 is seen 56.25 wide; the last one's right edge is where the new screen begins.
    let last = try #require(strips.last)
    #expect(abs(last.frame.maxX - 225) < 1e-9 && abs(last.transform.rotationY + 53.13010235) < 1e-6)
    #expect(Self.layers(film, Rational(2, 5)).first { $0.transform.isIdentity }?.frame.x == 225)
  }
}
