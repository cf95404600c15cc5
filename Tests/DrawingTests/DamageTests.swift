import Motion
import TestSupport
import Testing

@testable import Drawing

/// Drawing only what differs from the frame before.
@Suite struct DamageTests {
  /// A screen on which one label moves inside of a card, a shadow grows, and much rests.
  private static func scenery(scale: Double) -> Scenery {
    var scenery = Scenery(canvas: Size(120, 90), scale: scale)
    scenery.screens = [
      { snapshot in
        let progress = snapshot.progress
        return PlacedScreen(
          size: snapshot.size, background: .color(Color(hex: 0xEEF2FF)),
          views: [
            .make(.text(Text("Stays", color: .black)), Rect(4, 2, 50, 14)),
            .make(
              .empty, Rect(10.3, 20.7, 50, 40), background: .white, corners: 6,
              shadow: Shadow(color: .black, opacity: 0.5, radius: 3, offset: Point(0, 2)),
              children: [
                .make(.text(Text("Still", color: .black)), Rect(4, 2, 40, 12)),
                .make(.text(Text("Moves", color: .red)), Rect(2 + 9 * progress, 18, 40, 14), rotation: 8),
              ]),
            .make(
              .ellipse(.color(.red)), Rect(80, 50, 20, 20), alpha: 0.7,
              shadow: Shadow(color: .black, opacity: 0.6, radius: 2 + progress, offset: Point(2, 2))),
            .make(.text(Text("On top", color: .blue)), Rect(30, 40, 60, 14)),
          ])
      }
    ]
    return scenery
  }

  private static func plan(_ scenery: Scenery, _ index: Int, dot: Bool) -> FramePlan {
    let state = ScreenState(size: scenery.canvas)
    var screen = scenery.layer()
    screen.content = .screen(Snapshot(screen: 0, state: state, target: state, progress: Double(index) / 12))
    let place = Rect(20 + 2.7 * Double(index), 30, 12, 12)
    let touch = Layer(
      .solid(Color(hex: 0x007AFF)), frame: place, alpha: 0.5, cornerRadius: Corners(6))
    return FramePlan(background: .black, layers: dot ? [screen, touch] : [screen])
  }

  @Test(arguments: [1, 1.5, 2], [1, 3])
  func `a frame that is drawn over an earlier one has the same pixels as one that is drawn alone`(
    scale: Double, step: Int
  ) throws {
    let scenery = Self.scenery(scale: scale)
    let resources = try scenery.resources()
    let renderer = FrameRenderer(resources)
    let stride = resources.pixelWidth * 4
    var bytes = [UInt8](repeating: 0xA5, count: stride * resources.pixelHeight)
    var drawn: FramePlan?
    for index in Swift.stride(from: 0, to: 12, by: step) {
      // The dot comes and goes, which changes the number of layers.
      let plan = Self.plan(scenery, index, dot: index > 2 && index < 9)
      try bytes.withUnsafeMutableBytes { try renderer.draw(plan, over: drawn, into: $0, stride: stride) }
      drawn = plan
      #expect(try renderer.picture(plan, resources).bytes == bytes, "frame \(index)")
    }
  }

  @Test func `only the rows of what moves are drawn`() throws {
    let scenery = Self.scenery(scale: 2)
    let damage = Damage(brush: Brush(try scenery.resources()), scale: 2)
    let first = Self.plan(scenery, 0, dot: true)
    var second = first
    second.layers[1] = Self.plan(scenery, 1, dot: true).layers[1]
    // The dot is at 30…42 points: with two pixels around, that is 58…86.
    #expect(damage.rows(from: first, to: second) == 58..<86)
    #expect(damage.rows(from: first, to: first)?.isEmpty == true)
    // Views that move as well are drawn, too.
    let moved = try #require(damage.rows(from: first, to: Self.plan(scenery, 1, dot: true)))
    #expect(moved.lowerBound < 58 && moved.upperBound > 86)
  }

  @Test func `what cannot be told is drawn as a whole`() throws {
    let scenery = Self.scenery(scale: 1)
    let damage = Damage(brush: Brush(try scenery.resources()), scale: 1)
    let plan = Self.plan(scenery, 0, dot: true)
    func changed(_ change: (inout FramePlan) -> Void) -> FramePlan {
      var other = plan
      change(&other)
      return other
    }
    let others = [
      changed { $0.background = .white }, changed { $0.layers.removeLast() },
      changed { $0.layers[0].frame.x = 4 },
      changed { $0.layers[0].alpha = 0.5 }, changed { $0.layers[0].blur = 2 },
      changed { $0.layers[1].transform = Transform(rotationY: 20, perspective: 200) },
      changed { $0.layers[0].content = scenery.still() },
    ]
    for other in others { #expect(damage.rows(from: plan, to: other) == nil) }
  }
}
