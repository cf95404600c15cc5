import Motion
import SceneFile
import TestSupport
import Testing

/// Names that other systems have for transitions.
struct ForeignTransitionTests {
  @Test(arguments: ForeignTransition.all.map(\.name))
  func `what is advised in its place can be written`(name: String) throws {
    let foreign = try #require(ForeignTransition.all.first { $0.name == name })
    #expect(TransitionKind.named(name) == nil)
    let outcome = try Outcome(SceneText.transition("{\(foreign.substitute)}"))
    #expect(outcome.messages == [])
    let repository = WrongSceneTests.folder.dropLast("Tests/SceneFileTests/Fixtures/Wrong".count)
    let page = String(decoding: try MediaFolder.read(repository + "docs/transitions.md"), as: UTF8.self)
    #expect(page.contains("`\(name)`"), "the manual does not name it")
  }

  @Test(arguments: [
    ("flipHorizontal", "UIKit's is `flip: {from: right}` here"),
    ("transitionFlipFromLeft", "UIKit's is `flip: {from: left}` here"),
    ("partialCurl", "UIKit's is nearest to `pageCurl: {direction: up}` here"),
    ("{moveIn: }", "Core Animation's is `cover: {from: right}` here"),
  ])
  func `a message says what a name of another system is here`(written: String, hint: String) throws {
    let outcome = try Outcome(SceneText.transition(written))
    #expect(outcome.diagnostics.map(\.hint) == [hint])
    #expect(outcome.diagnostics.map(\.suggestion) == [nil])
  }
}
