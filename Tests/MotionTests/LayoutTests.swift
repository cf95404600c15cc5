import Motion
import TestSupport
import Testing

@Suite struct LayoutTests {
  private func frame(
    _ view: View, in size: Size = Size(300, 200), assets: [Size] = []
  ) throws -> Rect {
    let screen = Screen(name: "s", background: .color(.white), views: [view])
    let set = ScreenSet(screens: [screen], assetSizes: assets)
    return try #require(
      set.frame(of: view.id, screen: 0, state: ScreenState(size: size), measurer: TenPointMeasurer()))
  }

  private func box(_ placement: Placement) -> View { View(id: "v", .empty, placement) }

  @Test func `two facts an axis place a view`() throws {
    let cases: [(Placement, Rect)] = [
      (.frame(.points(1), .points(2), .points(3), .points(4)), Rect(1, 2, 3, 4)),
      (.fill, Rect(0, 0, 300, 200)),
      (
        Placement(left: .points(10), right: .points(20), top: .points(5), height: .percent(50)),
        Rect(10, 5, 270, 100)
      ),
      (
        Placement(right: .points(10), bottom: .points(10), width: .points(50), height: .points(20)),
        Rect(240, 170, 50, 20)
      ),
      (
        Placement(width: .points(50), height: .points(20), centerX: .percent(50), centerY: .percent(50)),
        Rect(125, 90, 50, 20)
      ),
      (
        Placement(left: .points(100), top: .points(50), centerX: .percent(50), centerY: .percent(50)),
        Rect(100, 50, 100, 100)
      ),
      (
        Placement(right: .points(100), bottom: .points(50), centerX: .percent(50), centerY: .percent(50)),
        Rect(100, 50, 100, 100)
      ),
    ]
    for (placement, expected) in cases { #expect(try frame(box(placement)) == expected) }
  }

  @Test func `what the facts leave open is the view's own size`() throws {
    let label = View(id: "v", .text(Text("hello")), Placement(right: .points(10), top: .points(10)))
    #expect(try frame(label) == Rect(240, 10, 50, 20))
    let wrapped = View(
      id: "v", .text(Text("0123456789", lines: 0)), Placement(left: .zero, width: .points(40)))
    #expect(try frame(wrapped) == Rect(0, 0, 40, 60))
    let image = View(id: "v", .image(AssetID(0), .scaleToFill), Placement(width: .points(50)))
    #expect(try frame(image, assets: [Size(100, 80)]) == Rect(0, 0, 50, 40))
    let group = View(
      id: "v", .empty, Placement(), children: [View(id: "c", .empty, .frame(Rect(5, 6, 7, 8)))])
    #expect(try frame(group) == Rect(0, 0, 12, 14))
  }

  @Test func `sizes never fall below zero`() throws {
    #expect(
      try frame(box(Placement(left: .points(200), right: .points(200), top: .zero, bottom: .zero))).width == 0
    )
  }

  private func stack(_ stack: Stack, _ children: [View]) throws -> [Rect] {
    let view = View(id: "v", .stack(stack), .frame(Rect(0, 0, 100, 60)), children: children)
    let set = ScreenSet(
      screens: [Screen(name: "s", background: .color(.white), views: [view])], assetSizes: [])
    let placed = set.place(
      Snapshot(screen: 0, state: ScreenState(size: Size(300, 200))), measurer: TenPointMeasurer())
    return placed.views[0].children.map(\.frame)
  }

  private func item(_ id: String, _ width: Double, _ height: Double) -> View {
    View(id: id, .empty, Placement(width: .points(width), height: .points(height)))
  }

  @Test func `a stack places its children one after the other`() throws {
    let children = [item("a", 10, 10), item("b", 20, 20)]
    #expect(
      try stack(Stack(axis: .horizontal, spacing: 5, alignment: .center), children)
        == [Rect(0, 25, 10, 10), Rect(15, 20, 20, 20)])
    #expect(
      try stack(
        Stack(axis: .vertical, spacing: 5, alignment: .trailing, padding: Padding(top: 1, right: 2)), children
      )
        == [Rect(88, 1, 10, 10), Rect(78, 16, 20, 20)])
    #expect(
      try stack(
        Stack(axis: .horizontal, spacing: 10, alignment: .leading, distribution: .fillEqually), children)
        == [Rect(0, 0, 45, 10), Rect(55, 0, 45, 20)])
    #expect(
      try stack(Stack(axis: .horizontal, alignment: .leading, distribution: .equalSpacing), children)
        == [Rect(0, 0, 10, 10), Rect(80, 0, 20, 20)])
  }

  @Test func `a stack of its own size is as large as its children and its padding`() throws {
    let label = View(id: "l", .text(Text("hello", lines: 0)))
    let view = View(
      id: "v", .stack(Stack(axis: .vertical, padding: Padding(top: 1, right: 2, bottom: 3, left: 4))),
      Placement(bottom: .points(10), centerX: .percent(50)), children: [label])
    #expect(try frame(view) == Rect(122, 166, 56, 24))
  }

  @Test func `a spacer takes what is free`() throws {
    let children = [item("a", 10, 10), View(id: "s", .spacer), item("b", 20, 20)]
    let frames = try stack(Stack(axis: .horizontal, spacing: 0, alignment: .leading), children)
    #expect(frames[1].width == 70)
    #expect(frames[2].x == 80)
  }

  @Test func `half-way between two sizes every view is half-way between its places`() throws {
    let view = View(
      id: "v", .empty, Placement(right: .points(10), top: .zero, width: .percent(50), height: .points(10)))
    let set = ScreenSet(
      screens: [Screen(name: "s", background: .color(.white), views: [view])], assetSizes: [])
    let snapshot = Snapshot(
      screen: 0, state: ScreenState(size: Size(100, 100)), target: ScreenState(size: Size(300, 100)),
      progress: 0.5)
    let placed = set.place(snapshot, measurer: TenPointMeasurer())
    // At 100 wide x is 100 − 10 − 50 = 40, at 300 wide 300 − 10 − 150 = 140.
    #expect(placed.views[0].frame == Rect(90, 0, 100, 10))
    #expect(placed.size == Size(200, 100))
  }

  @Test func `one view can be taken out of its screen`() throws {
    let inner = View(id: "inner", .empty, .frame(Rect(5, 6, 7, 8)))
    let outer = View(id: "outer", .empty, .frame(Rect(10, 20, 100, 100)), children: [inner])
    let set = ScreenSet(
      screens: [Screen(name: "s", background: .color(.white), views: [outer])], assetSizes: [])
    let state = ScreenState(size: Size(300, 200))
    let only = set.place(Snapshot(screen: 0, state: state, only: "inner"), measurer: TenPointMeasurer())
    #expect(only.size == Size(7, 8))
    #expect(only.views.map(\.frame) == [Rect(0, 0, 7, 8)])
    let without = set.place(
      Snapshot(screen: 0, state: state, without: ["inner"]), measurer: TenPointMeasurer())
    #expect(without.views[0].children.isEmpty)
    #expect(
      set.frame(of: "inner", screen: 0, state: state, measurer: TenPointMeasurer()) == Rect(15, 26, 7, 8))
  }
}
