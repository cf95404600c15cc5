import Motion
import SceneFile
import TestSupport
import Testing

struct DirectionReadingTests {
  private func views(_ head: String, _ views: String) throws -> [View] {
    let outcome = try Outcome("\(head)\n\(SceneText.views(views))")
    #expect(outcome.messages == [])
    return outcome.views
  }

  @Test(arguments: [
    ("direction: ltr", Placement(left: .points(10), right: .points(20))),
    ("direction: rtl", Placement(left: .points(20), right: .points(10))),
    ("canvas: {direction: rtl}", Placement(left: .points(20), right: .points(10))),
  ])
  func `leading and trailing are sides by the direction`(head: String, placement: Placement) throws {
    let pins = try views(
      head, "- {label: A, leading: 10, trailing: 20}\n- {label: A, trailing: 20, leading: 10}")
    #expect(pins.map(\.placement) == [placement, placement])
  }

  @Test func `left and right are sides whatever the direction`() throws {
    let view = try #require(try views("direction: rtl", "- {label: A, left: 10, width: 50%}").first)
    #expect(view.placement == Placement(left: .points(10), width: .percent(50)))
  }

  @Test func `natural text begins at the right`() throws {
    let labels = try views("direction: rtl", "- label: A\n- {label: A, align: left}")
    let alignments = labels.map { view -> TextAlignment? in
      if case .text(let text) = view.content { text.alignment } else { nil }
    }
    #expect(alignments == [.right, .left])
    #expect(labels.map(\.direction) == [.rightToLeft, .rightToLeft])
  }

  @Test func `a screen may run the other way`() throws {
    let outcome = try Outcome(
      """
      canvas: {direction: rtl}
      screens:
        a: {direction: ltr, navigationBar: A, views: [{label: A, flips: true}]}
        b: {views: [{stack: horizontal}]}
      timeline: [hold: 1]
      """)
    #expect(outcome.messages == [])
    #expect(outcome.scene?.canvas.direction == .rightToLeft)
    #expect(outcome.scene?.screens.map(\.direction) == [.leftToRight, .rightToLeft])
    #expect(outcome.views.map(\.flips) == [true])
    #expect(outcome.scene?.screens.last?.views.map(\.direction) == [.rightToLeft])
  }

  @Test(arguments: [("leading", Origin.right), ("trailing", .left), ("left", .left)])
  func `transitions start from the side that the direction says`(name: String, origin: Origin) throws {
    var arguments = TransitionArguments()
    arguments.origins["from"] = origin
    let outcome = try Outcome(SceneText.transition("{slide: {from: \(name)}}", more: "direction: rtl"))
    guard case .custom(let transition) = outcome.scene?.segues.first?.transition else {
      Issue.record("\(outcome.messages)")
      return
    }
    #expect(transition == TransitionKind.named("slide")?.transition(arguments))
  }

  @Test(arguments: [
    "slide", "push", "pop", "cover", "reveal", "slideFade", "depth", "drawer", "flip", "cube", "fold", "wipe",
  ])
  func `a transition that names no side comes from the other one where lines run from right to left`(
    name: String
  ) throws {
    func transition(_ value: String, _ direction: String) throws -> Transition? {
      let outcome = try Outcome(SceneText.transition(value, more: "direction: \(direction)"))
      #expect(outcome.messages == [])
      guard case .custom(let transition) = outcome.scene?.segues.first?.transition else { return nil }
      return transition
    }
    let isLeading = ["pop", "drawer"].contains(name)
    let (plain, mirrored) = isLeading ? ("left", "right") : ("right", "left")
    for value in [name, "{\(name): }"] {
      #expect(try transition(value, "ltr") == transition("{\(name): {from: \(plain)}}", "ltr"))
      #expect(try transition(value, "rtl") == transition("{\(name): {from: \(mirrored)}}", "ltr"))
    }
    #expect(
      try transition("{\(name): {from: leading}}", "rtl") == transition("{\(name): {from: right}}", "ltr"))
  }
}
