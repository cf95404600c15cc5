import Motion
import SceneFile
import TestSupport
import Testing

struct CurveGrammarTests {
  private func transition(_ curve: String) throws -> Transition? {
    let outcome = try Outcome(SceneText.transition("{fade: {}, curve: \"\(curve)\"}"))
    guard case .custom(let transition) = outcome.scene?.segues.first?.transition else { return nil }
    return transition
  }

  @Test(arguments: Curve.named.map(\.name))
  func `every named curve is read by its name`(name: String) throws {
    #expect(try transition(name)?.curve == Curve.named(name))
  }

  @Test(arguments: [
    ("cubic-bezier(0.25, 0.1, 0.25, 1)", Curve.bezier(0.25, 0.1, 0.25, 1)),
    ("cubic-bezier(.5,-0.5,.5,1.5)", .bezier(0.5, -0.5, 0.5, 1.5)),
    ("steps(4)", .steps(4, .jumpEnd)), ("steps(4, start)", .steps(4, .jumpStart)),
    ("steps(2, jump-none)", .steps(2, .jumpNone)), ("steps(3, jump-both)", .steps(3, .jumpBoth)),
    ("linear(0, 1)", .linear),
    ("linear(0, 0.2 30%, 1)", .points([LinearPoint(0, 0), LinearPoint(0.3, 0.2), LinearPoint(1, 1)])),
    ("linear(0, 30% 0.2, 1)", .points([LinearPoint(0, 0), LinearPoint(0.3, 0.2), LinearPoint(1, 1)])),
    (
      "linear(0, 0.5 25% 75%, 1)",
      .points([LinearPoint(0, 0), LinearPoint(0.25, 0.5), LinearPoint(0.75, 0.5), LinearPoint(1, 1)])
    ),
    ("spring(damping: 0.8, velocity: 2)", .spring(.damped(ratio: 0.8, velocity: 2))),
    ("spring(damping: 0.6)", .spring(.damped(ratio: 0.6, velocity: 0))),
    (
      "spring(mass: 1, stiffness: 100, damping: 10, velocity: 0)",
      .spring(.free(frequency: 10, ratio: 0.5, velocity: 0))
    ),
    ("spring(response: 0.5, dampingFraction: 0.825)", .spring(.response(0.5, dampingFraction: 0.825))),
    ("spring(duration: 0.5, bounce: 0.3)", .spring(.perceptual(duration: 0.5, bounce: 0.3))),
  ])
  func `a written curve is this curve`(text: String, curve: Curve) throws {
    #expect(try transition(text)?.curve == curve)
  }

  @Test func `a spring with a settling time of its own brings its duration`() throws {
    // CASpringAnimation's defaults settle in 1.4727 s; UIKit's system spring in 0.5057 s.
    let free = try #require(try transition("spring(mass: 1, stiffness: 100, damping: 10)"))
    #expect(abs(free.duration.value - 1.4727) < 0.0001)
    let system = try #require(try transition("system"))
    #expect(abs(system.duration.value - 0.5057) < 0.0001)
    #expect(try transition("spring(damping: 0.8)")?.duration == Rational(2, 5))
  }

  @Test func `a written duration wins over the spring's`() throws {
    let outcome = try Outcome(
      SceneText.transition("{fade: {}, curve: system, duration: 400ms, delay: 0.1, speed: 0.5}"))
    guard case .custom(let transition) = outcome.scene?.segues.first?.transition else {
      Issue.record("\(outcome.messages)")
      return
    }
    #expect(transition.duration == Rational(4, 5))
    #expect(transition.delay == Rational(1, 5))
  }

  @Test func `a spring that starts too fast is a warning`() throws {
    let outcome = try Outcome(
      SceneText.transition("{fade: {}, curve: \"spring(damping: 0.7, velocity: 10)\", duration: 0.5}"))
    #expect(outcome.scene != nil)
    #expect(outcome.diagnostics.map(\.severity) == [.warning])
  }
}
