import Motion
import TestSupport
import Testing

/// From right to left everything stands in its mirror image, but for what is written as left and right.
struct DirectionTests {
  private func place(_ views: [View]) -> [PlacedView] {
    let screen = Screen(name: "s", background: .color(.white), views: views)
    return ScreenSet(screens: [screen], assetSizes: []).place(
      Snapshot(screen: 0, state: ScreenState(size: Size(300, 200))), measurer: TenPointMeasurer()
    ).views
  }

  private func label(_ text: String) -> View { View(id: text, .text(Text(text))) }

  private func stack(_ stack: Stack, _ children: [View]) -> [Rect] {
    let view = View(
      id: "stack", .stack(stack), .frame(Rect(0, 0, 300, 100)), direction: .rightToLeft, children: children)
    return place([view]).first?.children.map(\.frame) ?? []
  }

  /// Ten points a letter: "ab" ends at the right edge, "c" eight points further left.
  @Test func `a row begins at the right`() {
    let frames = stack(Stack(axis: .horizontal, spacing: 8, alignment: .leading), [label("ab"), label("c")])
    #expect(frames == [Rect(280, 0, 20, 20), Rect(262, 0, 10, 20)])
  }

  @Test func `the padding of a row keeps its sides`() {
    let padding = Padding(right: 5, left: 40)
    let frames = stack(
      Stack(axis: .horizontal, spacing: 8, alignment: .leading, padding: padding), [label("ab")])
    #expect(frames == [Rect(275, 0, 20, 20)])
  }

  @Test func `leading is the right side of a column`() {
    let leading = stack(Stack(axis: .vertical, alignment: .leading), [label("ab")])
    let trailing = stack(Stack(axis: .vertical, alignment: .trailing), [label("ab")])
    #expect(leading == [Rect(280, 0, 20, 20)])
    #expect(trailing == [Rect(0, 0, 20, 20)])
  }

  /// The row of a list has 16 points before its title and before its chevron of 8 points.
  @Test func `a list's titles and chevrons change sides`() throws {
    let row = ListRow(id: "row", title: "Inbox", accessory: .disclosure)
    let list = ListControl(rows: [row], style: ListStyle(layout: .plain, appearance: .light))
    let view = View(id: "list", .control(list), .fill, direction: .rightToLeft)
    let placed = try #require(place([view]).first)
    #expect(placed.frame(of: "row/title")?.maxX == 300.0 - 16)
    #expect(placed.frame(of: "row/accessory")?.x == 16)
    #expect(placed.find("row/accessory")?.scaleX == -1)
    guard case .text(let title) = placed.find("row/title")?.content else { throw Missing() }
    #expect(title.alignment == .right)
  }

  @Test func `a slider runs from the right`() throws {
    let slider = SliderControl(value: 0.25, colors: ControlColors(appearance: .light))
    let placed = try #require(place([View(id: "s", .control(slider), direction: .rightToLeft)]).first)
    // 68 of the knob's 272 points from the right edge.
    #expect(placed.frame(of: "s/knob")?.x == 300.0 - 28 - 68)
    #expect(placed.frame(of: "s/reached")?.maxX == 298)
  }

  @Test func `mirroring twice changes nothing`() {
    let placement = Placement(left: .points(10), width: .percent(30))
    let centered = Placement(centerX: Length(points: 10, fraction: 0.25))
    #expect(placement.mirrored.mirrored == placement)
    #expect(placement.mirrored == Placement(right: .points(10), width: .percent(30)))
    #expect(centered.mirrored == Placement(centerX: Length(points: -10, fraction: 0.75)))
  }

  private func film(_ direction: LayoutDirection) throws -> Film {
    var scene = SceneFactory.twoScreens(
      size: Size(300, 200), transition: .system, presentation: .push,
      timeline: [
        SceneFactory.step(.hold(Rational(1))), SceneFactory.step(.perform("go")),
        SceneFactory.step(.unwind("back")),
      ])
    scene.canvas.direction = direction
    scene.canvas.statusBar = .dark
    for index in scene.screens.indices {
      scene.screens[index].direction = direction
      scene.screens[index].navigationBar = SceneFactory.bar("Title")
    }
    return try Film(scene, measurer: TenPointMeasurer())
  }

  private func frames(_ film: Film, at time: Rational) -> [Rect] {
    film.plan(at: time, measurer: TenPointMeasurer()).layers.map(\.frame).filter { $0.height == 200 }
  }

  @Test func `the platform pushes from the left, and pops to the left`() throws {
    let time = Rational(101, 100)
    let (ltr, rtl) = (try film(.leftToRight), try film(.rightToLeft))
    let (entering, mirrored) = (frames(ltr, at: time).last, frames(rtl, at: time).last)
    #expect((entering?.x ?? 0) > 0)
    #expect((mirrored?.x ?? 0) < 0)
    for time in [time, Rational(3, 2) + Rational(1, 10)] {
      for (left, right) in zip(frames(ltr, at: time), frames(rtl, at: time)) { #expect(left.x == -right.x) }
    }
  }

  private struct Missing: Error {}
}
