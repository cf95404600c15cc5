import Motion
import TestSupport
import Testing

/// What must hold for every transition in the list, whatever it shows.
@Suite struct TransitionLawTests {
  /// Each kind with each side and choice that it accepts.
  static let variants: [Transition] = TransitionKind.all.flatMap { kind in
    kind.variants(element: "button").map { kind.transition($0) }
  }

  /// Those after which the old screen can still be seen: what they leave stays until the new screen goes.
  static let partial: Set<String> = ["card", "sheet", "drawer"]

  static func film(
    _ transition: Transition, unwind: Bool = false, presentation: Presentation = .present
  ) throws -> Film {
    let timeline =
      [
        SceneFactory.step(.hold(Rational(1))), SceneFactory.step(.perform("go")),
        SceneFactory.step(.hold(Rational(1))),
      ] + (unwind ? [SceneFactory.step(.unwind("back")), SceneFactory.step(.hold(Rational(1)))] : [])
    return try Film(
      SceneFactory.twoScreens(
        transition: .custom(transition), presentation: presentation, unwind: .auto, timeline: timeline),
      measurer: TenPointMeasurer())
  }

  @Test(arguments: variants)
  func `at 0 the picture is the source and at 1 the destination`(transition: Transition) throws {
    let film = try Self.film(transition, unwind: true)
    let measurer = TenPointMeasurer()
    let (start, end) = (Rational(1), Rational(1) + transition.duration)
    let before = film.plan(at: .zero, measurer: measurer)
    let after = film.plan(at: end + Rational(1, 2), measurer: measurer)
    #expect(before != after)
    if transition.duration > .zero { #expect(film.plan(at: start, measurer: measurer) == before) }
    #expect(film.plan(at: end, measurer: measurer) == after)
    #expect((after.layers.count > 1) == Self.partial.contains(transition.name))
    #expect(film.plan(at: film.duration, measurer: measurer) == before, "the way back ends where it began")
  }

  @Test(arguments: variants)
  func `every number in between is finite and every alpha in range`(transition: Transition) throws {
    let film = try Self.film(transition, unwind: true)
    for index in 0..<film.frameCount(at: Rational(120)) {
      let plan = film.plan(frame: index, at: Rational(120), measurer: TenPointMeasurer())
      // Both faces of a flip are seen from the side at its quarter turn.
      #expect(!plan.layers.isEmpty || transition.name == "flip")
      for layer in plan.layers {
        let frame = layer.frame
        let isFinite = [frame.x, frame.y, frame.width, frame.height].allSatisfy { $0.isFinite }
        #expect(isFinite)
        #expect((0...1).contains(layer.alpha) && frame.width >= 0 && frame.height >= 0)
      }
    }
  }

  @Test(arguments: variants)
  func `the same moment has the same plan`(transition: Transition) throws {
    let (one, other) = (try Self.film(transition), try Self.film(transition))
    for index in 0..<one.frameCount(at: Rational(30)) {
      #expect(
        one.plan(frame: index, at: Rational(30), measurer: TenPointMeasurer())
          == other.plan(frame: index, at: Rational(30), measurer: TenPointMeasurer()))
    }
  }

  @Test(arguments: variants)
  func `reversing twice changes nothing`(transition: Transition) {
    let twice = transition.choreography.reversed().reversed()
    #expect(twice == transition.choreography)
  }

  @Test func `names of transitions are unique`() {
    #expect(Set(TransitionKind.all.map(\.name)).count == TransitionKind.all.count)
  }
}

extension Transition: CustomTestStringConvertible {
  public var testDescription: String { name }
}
