import Testing

@testable import Storyboard

struct StoryboardGraphTests {
  private func graph(_ scenes: String...) throws -> StoryboardGraph {
    StoryboardGraph(try Fixture.read(Fixture.xml(scenes.joined())))
  }

  @Test func `a show pushes inside of a navigation stack and presents outside`() throws {
    let graph = try graph(
      Fixture.navigation("N", root: "A"),
      Fixture.scene("A", subviews: Fixture.button("a", segues: Fixture.segue("s1", to: "B", "show"))),
      Fixture.scene("B", subviews: Fixture.button("b", segues: Fixture.segue("s2", to: "C", "presentation"))),
      Fixture.scene("C", subviews: Fixture.button("c", segues: Fixture.segue("s3", to: "A", "show"))))
    #expect(graph.inNavigation == ["A", "B"])
    let shows = graph.document.segues.filter { $0.kind == .show }
    #expect(shows.map(graph.pushes) == [true, false])
  }

  @Test func `an unwind may go back to every screen from which a segue enters its own`() throws {
    let graph = try graph(
      Fixture.scene("A", subviews: Fixture.button("a", segues: Fixture.segue("s1", to: "N", "presentation"))),
      Fixture.scene("B", subviews: Fixture.button("b", segues: Fixture.segue("s2", to: "C", "modal"))),
      Fixture.navigation("N", root: "C"),
      Fixture.scene(
        "C",
        subviews: Fixture.button(
          "c", segues: Fixture.segue("u", to: "E", "unwind", #"unwindAction="back:""#)),
        objects: #"<exit id="E" sceneMemberID="exit"/>"#))
    let unwind = try #require(graph.document.segues.first { $0.kind == .unwind })
    #expect(graph.unwindCandidates(unwind) == ["A", "B"])
    #expect(unwind.trigger.id == "c")
  }

  @Test func `containers show their root, and a circle of them shows nothing`() throws {
    let graph = try graph(
      Fixture.navigation("N", root: "A"), Fixture.scene("A"), Fixture.navigation("X", root: "Y"),
      Fixture.navigation("Y", root: "X"))
    #expect(graph.content(of: "N") == "A")
    #expect(graph.content(of: "X") == nil)
    #expect(graph.content(of: "nobody") == nil)
  }

  @Test func `the graph's JSON escapes what JSON cannot hold`() throws {
    let xml = Fixture.xml(Fixture.scene("A", attributes: #"title="a &quot;b&quot;&#10;\ é""#))
    #expect(try Fixture.read(xml).graphJSON.contains(#""title": "a \"b\"\n\\ é""#))
  }
}
