import Motion
import Testing

@testable import Storyboard

struct SegueMappingTests {
  /// The lines of the scene's segues.
  private func segues(
    _ scenes: String..., toolsVersion: String = "14460.31", options: ImportOptions = ImportOptions()
  ) throws -> (yaml: String, report: ImportReport) {
    let result = try Fixture.scenes(Fixture.xml(scenes.joined(), toolsVersion: toolsVersion), options)
    let start = result.yaml.firstRange(of: "\nsegues:")?.lowerBound ?? result.yaml.endIndex
    let end = result.yaml.firstRange(of: "\ntimeline:")?.lowerBound ?? result.yaml.endIndex
    return (start < end ? String(result.yaml[start..<end]) : "", result.report)
  }

  private func pair(_ kind: String, _ attributes: String = "", destination: String = "") -> [String] {
    [
      Fixture.scene(
        "A", subviews: Fixture.button("a", segues: Fixture.segue("s", to: "B", kind, attributes))),
      Fixture.scene("B", attributes: destination, subviews: Fixture.label("l", "There")),
    ]
  }

  @Test func `a presentation before Xcode 11 is the language's own`() throws {
    let scenes = pair("presentation", #"identifier="Show""#)
    let yaml = try segues(scenes[0], scenes[1]).yaml
    #expect(yaml == "\nsegues:\n  Show:\n    from: screen\n    to: screen2\n    trigger: go")
  }

  @Test(arguments: [
    (#"modalTransitionStyle="crossDissolve""#, "crossDissolve"),
    (
      #"modalTransitionStyle="flipHorizontal""#,
      TransitionKind.named("flip") == nil ? "crossDissolve" : "{flip: {from: right}}"
    ),
  ])
  func `modal transition styles become transitions`(style: String, transition: String) throws {
    let scenes = pair("modal", style)
    #expect(try segues(scenes[0], scenes[1]).yaml.contains("transition: \(transition)"))
    let onController = pair("modal", destination: style)
    #expect(try segues(onController[0], onController[1]).yaml.contains("transition: \(transition)"))
  }

  @Test func `a presentation of Xcode 11 is a card, or says that it is none`() throws {
    let scenes = pair("presentation")
    #expect(try segues(scenes[0], scenes[1], toolsVersion: "15505").yaml.contains("transition: card"))
    let full = pair("presentation", #"modalPresentationStyle="fullScreen""#)
    #expect(try !segues(full[0], full[1], toolsVersion: "15505").yaml.contains("transition"))
  }

  @Test func `an unknown custom class is shown as an unverified push`() throws {
    let scenes = pair("custom", #"customClass="Swirl""#)
    let found = try segues(scenes[0], scenes[1])
    #expect(found.yaml.contains("# Unverified: what Swirl shows"))
    #expect(found.yaml.contains("transition: push"))
    #expect(
      found.report.lines.contains {
        $0.kind == "custom-unmapped" && $0.example == "Swirl" && $0.firstID == "s"
      })
  }

  @Test(arguments: [
    ("slide", "transition: slide"), ("slide:left", "transition: {slide: {from: left}}"),
    ("{slide: {from: top}, duration: 0.4}", "transition: {slide: {from: top}, duration: 0.4}"),
  ])
  func `a mapped custom class has the transition that was asked for`(map: String, line: String) throws {
    let scenes = pair("custom", #"customClass="Swirl""#)
    let found = try segues(scenes[0], scenes[1], options: ImportOptions(transitions: ["Swirl": map]))
    #expect(found.yaml.contains(line))
    #expect(!found.report.lines.contains { $0.kind == "custom-unmapped" })
  }

  @Test(arguments: ["slied", "slide:north", ""])
  func `a map to a transition that does not exist is refused`(map: String) {
    let scenes = pair("custom", #"customClass="Swirl""#)
    #expect(throws: StoryboardError.self) {
      try segues(scenes[0], scenes[1], options: ImportOptions(transitions: ["Swirl": map]))
    }
  }

  private func unwinding(_ forward: String, _ attributes: String = "") -> [String] {
    [
      Fixture.scene(
        "A", subviews: Fixture.button("a", segues: Fixture.segue("s", to: "B", forward, attributes))),
      Fixture.scene(
        "B",
        subviews: Fixture.button(
          "b", title: "Back", segues: Fixture.segue("u", to: "E", "unwind", #"identifier="Home""#)),
        objects: #"<exit id="E" sceneMemberID="exit"/>"#),
    ]
  }

  @Test func `an unwind of a custom segue is its reverse, and of the platform's the platform's own`() throws {
    let custom = unwinding("custom", #"customClass="X""#)
    // A view cannot be called `back`: that is the bar's own button.
    let back = "  Home:\n    from: screen2\n    unwind: screen\n    trigger: back2\n    transition: auto"
    #expect(try segues(custom[0], custom[1]).yaml.contains(back))
    let modal = unwinding("modal")
    #expect(try !segues(modal[0], modal[1]).yaml.contains("transition"))
  }

  @Test func `segues into other storyboards and to nowhere are reported, not written`() throws {
    let found = try segues(
      Fixture.scene(
        "A",
        subviews: Fixture.button(
          "a", segues: Fixture.segue("s", to: "P", "show") + Fixture.segue("t", to: "Q", "show"))),
      #"<scene sceneID="p"><objects><viewControllerPlaceholder storyboardName="Other" id="P" sceneMemberID="viewController"/></objects></scene>"#
    )
    #expect(found.yaml.isEmpty)
    #expect(found.report.lines.map(\.kind).contains("other-storyboard"))
    #expect(found.report.lines.map(\.kind).contains("destination-missing"))
  }

  @Test func `a clip of a pushed screen has the stack below it, and clips have names of their own`() throws {
    let result = try Fixture.scenes(
      Fixture.xml(
        Fixture.navigation("N", root: "A"),
        Fixture.scene(
          "A", attributes: #"title="One""#,
          subviews: Fixture.button("a", segues: Fixture.segue("s1", to: "B", "show", #"identifier="go""#))),
        Fixture.scene(
          "B", attributes: #"title="Two""#,
          subviews: Fixture.button("b", segues: Fixture.segue("s2", to: "C", "show", #"identifier="Go""#))),
        Fixture.scene("C", attributes: #"title="Three""#, subviews: Fixture.label("c"))))
    #expect(result.clips.map(\.name) == ["go", "Go-2"])
    #expect(result.clips[1].yaml.contains("stack: [one, two]"))
    #expect(!result.clips[0].yaml.contains("stack:"))
  }

  @Test func `screens that code alone reaches can be asked for`() throws {
    let xml = Fixture.xml(
      Fixture.scene("A", attributes: #"storyboardIdentifier="Start""#),
      Fixture.scene("B", attributes: #"customClass="EndViewController""#))
    let result = try Fixture.scenes(
      xml, ImportOptions(selection: .between(from: "Start", to: "EndViewController")))
    #expect(result.clips.map(\.name) == ["start-end"])
    #expect(result.yaml.contains("  - perform: start-end"))
    #expect(throws: StoryboardError.self) {
      try Fixture.scenes(xml, ImportOptions(selection: .between(from: "Start", to: "Nowhere")))
    }
    #expect(throws: StoryboardError.self) {
      try Fixture.scenes(xml, ImportOptions(selection: .segue("Nothing")))
    }
    #expect(throws: StoryboardError.self) { try Fixture.scenes(xml, ImportOptions(device: "nokia")) }
  }
}
