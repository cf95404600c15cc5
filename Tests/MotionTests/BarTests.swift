import Motion
import TestSupport
import Testing

/// Bars at the top and at the foot of screens.
struct BarTests {
  private func scene(large: Bool) -> Scene {
    var scene = SceneFactory.twoScreens(
      size: Size(300, 600), transition: .system, presentation: .push,
      timeline: [
        SceneFactory.step(.hold(Rational(1))), SceneFactory.step(.perform("go")),
        SceneFactory.step(.hold(Rational(1))), SceneFactory.step(.unwind("back")),
      ])
    scene.screens[0].navigationBar = SceneFactory.bar("First")
    scene.screens[0].navigationBar?.prefersLargeTitle = large
    scene.screens[1].navigationBar = SceneFactory.bar("Second")
    return scene
  }

  private func layers(_ scene: Scene, at time: Rational) throws -> (layers: [Layer], screens: [PlacedScreen])
  {
    let measurer = TenPointMeasurer()
    let film = try Film(scene, measurer: measurer)
    let layers = film.plan(at: time, measurer: measurer).layers
    let screens = layers.compactMap { layer -> PlacedScreen? in
      if case .screen(let snapshot) = layer.content {
        film.screens.place(snapshot, measurer: measurer)
      } else {
        nil
      }
    }
    return (layers, screens)
  }

  private func frame(_ id: String, _ screens: [PlacedScreen]) -> Rect? {
    screens.lazy.flatMap(\.views).compactMap { $0.frame(of: id) }.first
  }

  @Test func `a large title stands below the row of items`() throws {
    let (_, screens) = try layers(scene(large: true), at: .zero)
    #expect(frame("bar", screens) == Rect(0, 0, 300, 96))
    #expect(frame("bar/items", screens) == Rect(0, 0, 300, 44))
    #expect(frame(NavigationBar.largeTitle, screens) == Rect(16, 44, 268, 46))
    #expect(frame("bar/title", screens) == nil)
  }

  @Test func `a bar without a large title is 44 points high`() throws {
    let (_, screens) = try layers(scene(large: false), at: .zero)
    #expect(frame("bar", screens) == Rect(0, 0, 300, 44))
    #expect(frame("bar/title", screens)?.center.y == 22.0)
  }

  /// Bars lie at the top and never reach the foot of the screen.
  private func barHeights(_ layers: [Layer]) -> Set<Double> {
    Set(layers.filter { $0.frame.height < 300 }.map(\.frame.height))
  }

  @Test func `a bar on its way from a large title to a small one has a height between theirs`() throws {
    // The system's spring is within a thousandth of its end after half a second.
    let (early, _) = try layers(scene(large: true), at: Rational(101, 100))
    let (middle, screens) = try layers(scene(large: true), at: Rational(111, 100))
    let (late, _) = try layers(scene(large: true), at: Rational(149, 100))
    #expect(barHeights(early).count == 1 && barHeights(middle).count == 1 && barHeights(late).count == 1)
    let heights = [early, middle, late].map { barHeights($0).first ?? 0 }
    #expect(heights[0] < 96 && heights[0] > heights[1] && heights[1] > heights[2] && heights[2] >= 44)
    // The large title leaves to the left while it fades.
    #expect((frame(NavigationBar.largeTitle, screens)?.x ?? 16) < 16)
  }

  @Test func `bars of one height do not move`() throws {
    let (middle, _) = try layers(scene(large: false), at: Rational(111, 100))
    #expect(barHeights(middle) == [44])
  }

  private var tabs: TabBarControl {
    TabBarControl(
      items: ["A", "B", "C"].map { TabBarControl.Item(id: $0, title: $0, icon: AssetID(0), badge: "12") },
      selected: 0, appearance: .light, bottomInset: 34)
  }

  private func place(_ screen: Screen) -> [PlacedView] {
    ScreenSet(screens: [screen], assetSizes: [Size(24, 24)]).place(
      Snapshot(screen: 0, state: ScreenState(size: Size(300, 600))), measurer: TenPointMeasurer()
    ).views
  }

  @Test func `a tab bar divides its width, above the home indicator`() throws {
    var screen = SceneFactory.screen("s", .white)
    screen.tabBar = tabs
    screen.views = screen.bottomBars
    let bar = try #require(place(screen).first)
    #expect(bar.frame == Rect(0, 600 - 83, 300, 83))
    #expect(bar.frame(of: "B")?.offset(by: Point(0, -517)) == Rect(100, 0, 100, 49))
    #expect(bar.frame(of: "B/icon") == Rect(137, 523, 26, 26))
    // Two characters of ten points and five points on either side.
    #expect(bar.frame(of: "B/badge") == Rect(156, 519, 30, 18))
  }

  @Test func `the selected tab has the tint, and one on its way a mixture`() throws {
    var bar = tabs
    bar.value = 0.25
    let titles = bar.views(id: "tabBar").suffix(3).compactMap { $0.children.first?.content }
    let colors = titles.compactMap { content -> Color? in
      if case .text(let text) = content { text.color } else { nil }
    }
    #expect(
      colors == [
        bar.color.interpolated(to: bar.tint, 0.75), bar.color.interpolated(to: bar.tint, 0.25), bar.color,
      ])
  }

  @Test func `a toolbar stands on the tab bar, and its spaces move its items apart`() throws {
    var screen = SceneFactory.screen("s", .white)
    screen.tabBar = tabs
    screen.toolbar = ToolbarControl(
      entries: [
        .item(NavigationBar.Item(id: "x", title: "ab")), .space,
        .item(NavigationBar.Item(id: "y", title: "c")),
      ], appearance: .light, bottomInset: 0)
    screen.views = screen.bottomBars
    let bar = try #require(place(screen).first)
    #expect(bar.frame == Rect(0, 600 - 83 - 44, 300, 44))
    #expect(bar.frame(of: "x") == Rect(16, 473 + 12, 20, 20))
    #expect(bar.frame(of: "y")?.maxX == 284.0)
  }
}
