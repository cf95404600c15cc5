import Motion
import Testing

@testable import Storyboard

/// Scenes that are parts of others.
struct EmbeddingTests {
  private func container(_ id: String, embeds: String) -> String {
    """
    <containerView id="\(id)" translatesAutoresizingMaskIntoConstraints="NO">\(Fixture.rect(Rect(0, 100, 375, 200)))\
    <connections>\(Fixture.segue("embed-\(id)", to: embeds, "embed"))</connections></containerView>
    """
  }

  private func embedded(_ segue: String) -> String {
    Fixture.scene("B", size: Size(375, 200), subviews: Fixture.button("b", title: "Deeper", segues: segue))
  }

  @Test func `a segue of an embedded scene starts on the screen that embeds it`() throws {
    let xml = Fixture.xml(
      Fixture.scene("A", attributes: #"title="Home""#, subviews: container("c", embeds: "B")),
      embedded(Fixture.segue("s", to: "C", "presentation")), Fixture.scene("C", attributes: #"title="Deep""#))
    let text = try Fixture.scenes(xml).yaml
    #expect(text.contains("from: home\n    to: deep\n    trigger: deeper\n"))
    #expect(text.contains("- tap: deeper\n"))
    #expect(!text.contains("  view:\n"), "the part is no screen of its own")
  }

  @Test func `an embedded scene that is also presented is a screen of its own`() throws {
    let present = Fixture.button("a", title: "Alone", segues: Fixture.segue("p", to: "B", "presentation"))
    let xml = Fixture.xml(
      Fixture.scene("A", attributes: #"title="Home""#, subviews: container("c", embeds: "B") + present),
      Fixture.scene(
        "B", attributes: #"title="Part""#,
        subviews: Fixture.button("b", segues: Fixture.segue("s", to: "C", "presentation"))),
      Fixture.scene("C", attributes: #"title="Deep""#))
    #expect(try Fixture.scenes(xml).yaml.contains("from: part\n    to: deep\n"))
  }

  @Test func `a scene that embeds itself is drawn once`() throws {
    let xml = Fixture.xml(
      Fixture.scene("A", attributes: #"title="Home""#, subviews: container("c", embeds: "A")))
    #expect(try Fixture.scenes(xml).yaml.matches(of: /border:/).count == 1)
  }

  @Test func `containers that hold nothing but each other are no storyboard to show`() throws {
    let xml = Fixture.xml(
      Fixture.navigation("N", root: "M"), Fixture.navigation("M", root: "N"), initial: "N")
    #expect(throws: StoryboardError.self) { try Fixture.scenes(xml) }
  }

  @Test func `a segue of a kind that is not known is reported`() throws {
    let xml = Fixture.xml(
      Fixture.scene("A", subviews: Fixture.button("a", segues: Fixture.segue("s", to: "B", "teleport"))),
      Fixture.scene("B"))
    #expect(
      try Fixture.scenes(xml).report.text.contains(
        "segue of a kind that is not known, shown as a presentation: teleport at s"))
  }

  /// Each of a chain's screens shows the next. The work grows with the file, so that a large app is no trap.
  @Test func `a chain of a thousand screens is walked to its end`() throws {
    let scenes = (0..<1000).map { index in
      Fixture.scene(
        "S\(index)",
        subviews: index == 999
          ? "" : Fixture.button("b\(index)", segues: Fixture.segue("s\(index)", to: "S\(index + 1)", "show")))
    }
    let text = try Fixture.scenes(
      Fixture.xml(Fixture.navigation("N", root: "S0") + scenes.joined(), initial: "N")
    ).yaml
    #expect(text.matches(of: /- tap:/).count == 999)
  }
}
