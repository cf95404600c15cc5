import Motion
import TestSupport
import Testing

/// Touch dots follow the view that they touch.
struct ViewAnchorTests {
  private let measurer = TenPointMeasurer()

  /// The middle of the dot `time` seconds after a tap on a view of 100 × 40 points at `x`, 200, which runs the transition.
  private func dot(_ transition: Transition, x: Double, at time: Rational) throws -> Point {
    var scene = SceneFactory.twoScreens(
      size: Size(400, 600), transition: .custom(transition),
      timeline: [SceneFactory.step(.tap("button")), SceneFactory.step(.hold(Rational(1)))])
    scene.screens[0].views = [View(id: "button", .empty, .frame(Rect(x, 200, 100, 40)))]
    let film = try Film(scene, measurer: measurer)
    let layers = film.plan(at: time, measurer: measurer).layers
    let dots = layers.filter { layer in
      if case .screen(let snapshot) = layer.content {
        film.screens.screens[snapshot.screen].name == "touch"
      } else {
        false
      }
    }
    #expect(dots.count == 1)
    return try #require(dots.first).frame.center
  }

  /// A quarter of 0.6 s of doors, evenly: each half has moved by a quarter of its width of 200 points.
  @Test(arguments: [(20.0, 70.0 - 50), (280.0, 330.0 + 50)])
  func `on a screen in two pieces it follows the piece that shows the view`(x: Double, middle: Double) throws
  {
    var doors = TransitionKind.doors.transition()
    doors.curve = .linear
    #expect(try dot(doors, x: x, at: Rational(15, 100)) == Point(middle, 220))
  }

  @Test func `it follows a screen that slides away`() throws {
    var slide = TransitionKind.slide.transition()
    slide.curve = .linear
    // A quarter of 0.4 s: 100 points to the left.
    #expect(try dot(slide, x: 200, at: Rational(1, 10)) == Point(250 - 100, 220))
  }
}
