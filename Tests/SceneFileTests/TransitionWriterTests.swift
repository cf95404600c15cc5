import Motion
import SceneFile
import TestSupport
import Testing

/// What `segue list transitions --show` prints, pasted into a scene.
@Suite struct TransitionWriterTests {
  /// Every built-in transition with each of its sides and choices.
  static let variants: [Transition] = TransitionKind.all.flatMap { kind in
    kind.variants(element: "thumb").map { kind.transition($0) }
  }

  private static func scene(_ yaml: String) throws -> Scene {
    let outcome = try Outcome(
      """
      screens:
        list: {views: [{label: A, id: title}, {box: red, id: thumb, frame: [16, 100, 100, 75]}]}
        details:
          background: blue
          views: [{label: B, id: title}, {box: green, id: thumb, frame: [0, 0, 375, 200]}]
      segues:
        Show: {from: list, to: details, transition: mine}
        Back: {from: details, unwind: list, transition: auto}
      timeline: [perform: Show, hold: 0.1, unwind: Back]

      """ + yaml)
    return try #require(outcome.scene, "\(outcome.messages) in\n\(yaml)")
  }

  @Test(arguments: variants)
  func `a built-in transition, pasted as YAML, moves as it did`(transition: Transition) throws {
    let yaml = TransitionWriter(transition).yaml(name: "mine")
    var scene = try Self.scene(yaml)
    let pasted = try Film(scene, measurer: TenPointMeasurer())
    scene.segues[0].transition = .custom(transition)
    let own = try Film(scene, measurer: TenPointMeasurer())
    #expect(pasted.duration == own.duration)
    for index in 0..<own.frameCount(at: Rational(25)) {
      let shown = pasted.plan(frame: index, at: Rational(25), measurer: TenPointMeasurer())
      #expect(
        shown == own.plan(frame: index, at: Rational(25), measurer: TenPointMeasurer()),
        "\(index) of\n\(yaml)")
    }
  }

  @Test(arguments: [
    "spring(damping: 0.8, velocity: 2)", "cubic-bezier(0.1, 0.2, 0.3, 1.4)", "steps(3, jump-both)",
  ])
  func `a curve is written as it was read`(curve: String) throws {
    let text = "transitions:\n  mine:\n    duration: 0.4\n    curve: \"\(curve)\"\n"
    let scene = try Self.scene(text)
    guard case .custom(let transition) = scene.segues[0].transition else { return }
    #expect(TransitionWriter(transition).yaml(name: "mine") == text)
  }

  @Test func `layers, masks, matches, phases and all kinds of values are written as they were read`() throws {
    let text = """
      transitions:
        mine:
          duration: 0.5
          delay: 0.1
          reverse: {duration: 0.3, curve: easeIn}
          above: source
          background: "#11223344"
          perspective: 500
          removesSource: true
          dim: {color: black, alpha: [0, 0.4], at: [0, 0.5]}
          layers:
            door: {color: "#222222", frame: [0, 0, 50%, 100% - 20], above: destination}
            back: {snapshot: source, frame: full, above: background, stays: true}
          tracks:
            source:
              - {x: {0%: 0, 60%: {value: 110%, curve: easeOut}, 100%: 100%}}
              - {alpha: [1, 0], delay: 0.1, duration: 0.2, curve: linear}
            source.thumb: {frame: [source.thumb, destination.thumb], path: 0.5, lift: true}
            destination: {cornerRadius: [[8, 8, 0, 0], 0], scale: [source.thumb, 1], center: [source.thumb, [50%, 50%]]}
            destination.labels: {alpha: [0, 1]}
            bar: {y: [0, -64], pacing: easeOut, smooth: true}
            door: {rotationY: [0, -90], anchor: [0, 50%], anchorZ: -50%, z: 10, background: [black, white]}
          match:
            - {from: title, to: title, fade: through, cornerRadius: [8, 0], path: 1, stagger: 0.02, at: [0.1, 1]}
            - {elements: common}
          mask:
            - {of: source, circle: {center: destination.thumb, radius: [source.thumb, cover]}}
            - {of: destination, roundedRect: {frame: [source.thumb, full], cornerRadius: [8, 0]}, curve: linear}

      """
    let scene = try Self.scene(text)
    guard case .custom(let transition) = scene.segues[0].transition else { return }
    #expect(TransitionWriter(transition).yaml(name: "mine") == text)
  }
}
