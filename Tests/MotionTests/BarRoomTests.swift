import Motion
import TestSupport
import Testing

/// A bar keeps its title whole and in the middle for as long as it can. The measurer's characters are ten points wide.
struct BarRoomTests {
  private func room(_ title: String, back: String?, width: Double = 300, right: [String] = [])
    -> NavigationBar.Room
  {
    var bar = SceneFactory.bar(title)
    bar.right = right.enumerated().map { NavigationBar.Item(id: "item\($0)", title: $1) }
    return bar.room(backTitle: back, width: width, measuredBy: TenPointMeasurer())
  }

  @Test func `a back button shows the title of the screen below where that leaves the title whole`() {
    // The title takes 125 to 175; the chevron's 26 points, nine characters and the gap of eight end at 124.
    #expect(room("Title", back: "123456789") == NavigationBar.Room(backTitle: "123456789"))
  }

  @Test func `a back button says Back where the title of the screen below is too long`() {
    #expect(room("Title", back: "1234567890") == NavigationBar.Room(backTitle: "Back"))
  }

  @Test func `a back button is a chevron alone where not even Back fits`() {
    // The title takes 70 to 230, and the chevron with Back would end at 66, closer than the gap.
    #expect(room("1234567890123456", back: "Home") == NavigationBar.Room(backTitle: ""))
  }

  @Test func `a title that reaches the buttons beside it is cut off between them`() {
    // The button takes 16 + 60 points of each side, and the gap eight more.
    let room = room("12345678901234567890", back: nil, right: ["Button"])
    #expect(room == NavigationBar.Room(titleMargin: 84))
  }

  @Test func `a title longer than its bar is cut off within the bar`() {
    #expect(room("1234567890123456789012345678901234567890", back: nil).titleMargin == 16)
  }

  @Test func `a title cut off stands between its margins on the screen`() throws {
    var scene = SceneFactory.twoScreens(
      size: Size(300, 600), transition: .system, presentation: .push,
      timeline: [SceneFactory.step(.hold(Rational(1)))])
    scene.screens[0].navigationBar = SceneFactory.bar("1234567890123456789012345678901234567890")
    let measurer = TenPointMeasurer()
    let film = try Film(scene, measurer: measurer)
    let frames = film.plan(at: .zero, measurer: measurer).layers.compactMap { layer -> Rect? in
      guard case .screen(let snapshot) = layer.content else { return nil }
      return film.screens.place(snapshot, measurer: measurer).views.compactMap { $0.frame(of: "bar/title") }
        .first
    }
    let frame = try #require(frames.first)
    #expect(frame.x == 16 && frame.width == 268)
  }
}
