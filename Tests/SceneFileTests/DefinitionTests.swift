import Glibc
import Motion
import SceneFile
import TestSupport
import Testing

/// Includes and phases.
struct DefinitionTests {
  private let scene = "include: parts/a.yaml\nscreens: {main: {views: [{use: c}]}}\ntimeline: [hold: 1]\n"

  private func folder(_ files: [String: String]) throws -> SceneFolder {
    let folder = try SceneFolder(["scene.yaml": scene])
    try #require(mkdir(folder.folder.path("parts"), 0o755) == 0)
    for (name, text) in files { try folder.write(name, text) }
    return folder
  }

  @Test func `paths are relative to the file they are written in`() throws {
    let folder = try folder([
      "parts/a.yaml": "include: [b.yaml]\n", "parts/b.yaml": "components: {c: {views: [{image: p.png}]}}\n",
    ])
    try folder.write("parts/p.png", ImageBytes.png(width: 4, height: 4))
    #expect(folder.load().scene?.assets.map(\.path) == ["p.png"])
  }

  @Test func `a fault in an included file is reported there`() throws {
    let folder = try folder(["parts/a.yaml": "components:\n  c: {views: [{label: A, alpha: 2}]}\n"])
    let outcome = folder.load()
    #expect(outcome.diagnostics.map(\.position) == [SourcePosition(file: 1, line: 2, column: 33)])
    let text = outcome.diagnostics.rendered(in: outcome.sources)
    #expect(text.hasPrefix(folder.folder.path("parts/a.yaml") + ":2:33: error: `alpha`"))
  }

  @Test func `files that include each other are an error`() throws {
    let folder = try folder([
      "parts/a.yaml": "include: b.yaml\n", "parts/b.yaml": "include: ../parts/./a.yaml\n",
    ])
    let cycle = folder.load().diagnostics.first { $0.message == "\"../parts/./a.yaml\" includes itself" }
    #expect(cycle?.hint == "parts/a.yaml → parts/b.yaml → parts/a.yaml")
  }

  @Test func `a name can be defined once in all files`() throws {
    let folder = try folder(["parts/a.yaml": "screens: {main: {}}\ncomponents: {c: {views: []}}\n"])
    #expect(folder.load().diagnostics.map(\.message) == ["the screen \"main\" is defined twice"])
  }

  @Test func `an include brings definitions and nothing else`() throws {
    let folder = try folder(["parts/a.yaml": "fps: 30\ncomponents: {c: {views: []}}\n"])
    #expect(folder.load().diagnostics.map(\.message) == ["an included file has no key \"fps\""])
  }

  @Test func `an include stays inside the folder`() throws {
    let folder = try SceneFolder([
      "scene.yaml": "include: ../a.yaml\nscreens: {main: {}}\ntimeline: [hold: 1]\n"
    ])
    #expect(folder.load().exitCode == 66)
  }

  @Test func `a scale in one phase and one of its sides in the next are one movement`() throws {
    let text = """
      screens: {a: {}, b: {}}
      transitions:
        both:
          phases:
            - {duration: 0.5, tracks: {source: {scale: [0.2, 0.5]}}}
            - {duration: 0.5, tracks: {source: {scaleX: [0.5, 1]}}}
      segues: {go: {from: a, to: b, transition: both}}
      timeline: [perform: go]
      """
    let outcome = try Outcome(text)
    guard case .custom(let transition) = outcome.scene?.segues.first?.transition else {
      Issue.record("\(outcome.messages)")
      return
    }
    #expect(
      transition.choreography.tracks == [
        Track(
          .screen(.source), .scaleX,
          [
            Keyframe(at: 0, .number(0.2)), Keyframe(at: 0.5, .number(0.5)), Keyframe(at: 0.5, .number(0.5)),
            Keyframe(at: 1, .number(1)),
          ]),
        Track(
          .screen(.source), .scaleY,
          [Keyframe(at: 0, .number(0.2)), Keyframe(at: 0.5, .number(0.5)), Keyframe(at: 1, .number(0.5))]),
      ])
  }

  @Test func `phases follow one another, and hold between`() throws {
    let text = """
      screens: {a: {}, b: {}}
      transitions:
        both:
          phases:
            - {duration: 0.5, curve: easeIn, tracks: {source: {scale: [1, 0]}}}
            - {duration: 0.25}
            - {duration: 0.25, tracks: {source: {scale: [0.5, 2]}, destination: {alpha: [0, 1], at: [0, 0.5]}}}
      segues: {go: {from: a, to: b, transition: both}}
      timeline: [perform: go]
      """
    let outcome = try Outcome(text)
    guard case .custom(let transition) = outcome.scene?.segues.first?.transition else {
      Issue.record("\(outcome.messages)")
      return
    }
    #expect(transition.duration == Rational(1))
    let easeIn = Curve.named("easeIn")
    #expect(
      transition.choreography.tracks == [
        Track(
          .screen(.source), .scale,
          [
            Keyframe(at: 0, .number(1)), Keyframe(at: 0.5, .number(0), curve: easeIn),
            Keyframe(at: 0.75, .number(0)),
            Keyframe(at: 0.75, .number(0.5)), Keyframe(at: 1, .number(2)),
          ]),
        Track(
          .screen(.destination), .alpha,
          [
            Keyframe(at: 0, .number(0)), Keyframe(at: 0.75, .number(0)), Keyframe(at: 0.875, .number(1)),
            Keyframe(at: 1, .number(1)),
          ]),
      ])
  }

  @Test(
    arguments: TransitionKind.all.filter { kind in
      !kind.parameters.contains { if case .element = $0.kind { true } else { false } }
    }.map(\.name))
  func `every transition without required parameters is read by its name`(name: String) throws {
    let outcome = try Outcome(SceneText.transition(name))
    guard case .custom(let transition) = outcome.scene?.segues.first?.transition else {
      Issue.record("\(outcome.messages)")
      return
    }
    #expect(transition == TransitionKind.named(name)?.transition())
    #expect(try Outcome(SceneText.transition("{\(name): {}}")).exitCode == 0)
    #expect(try Outcome(SceneText.transition("{\(name): }")).exitCode == 0)
  }

  @Test(arguments: [
    ("right", Origin.right), ("leading", .left), ("trailing", .right), ("top", .top), ("bottom", .bottom),
  ])
  func `directions name the side that the screen comes from`(name: String, origin: Origin) throws {
    var arguments = TransitionArguments()
    arguments.origins["from"] = origin
    let outcome = try Outcome(SceneText.transition("{slide: {from: \(name)}}"))
    guard case .custom(let transition) = outcome.scene?.segues.first?.transition else {
      Issue.record("\(outcome.messages)")
      return
    }
    #expect(transition == TransitionKind.named("slide")?.transition(arguments))
  }
}
