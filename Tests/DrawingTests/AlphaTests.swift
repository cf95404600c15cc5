import Motion
import TestSupport
import Testing

@testable import Drawing

struct AlphaTests {
  @Test func `a fade keeps the old screen opaque`() throws {
    var scenery = Scenery(background: .red)
    scenery.screens = [.white, .blue].map { color in
      { snapshot in PlacedScreen(size: snapshot.state.size, background: .color(color), views: []) }
    }
    for alpha in [0.0, 0.25, 0.5, 0.75, 1] {
      var top = scenery.layer(1)
      top.alpha = alpha
      let pixel = try scenery.draw([scenery.layer(0), top])[20, 20]
      let level = Int(((1 - alpha) * 255).rounded())
      #expect(pixel.distance(to: .init(level, level, 255)) <= 1, "alpha \(alpha)")
    }
  }

  @Test func `a group's alpha applies to the group as a whole`() throws {
    let group = PlacedView.make(
      .empty, Rect(0, 0, 40, 40), alpha: 0.5,
      children: [
        .make(.empty, Rect(0, 0, 30, 40), background: .red),
        .make(.empty, Rect(10, 0, 30, 40), background: .green),
      ])
    let picture = try Scenery.draw([group])
    #expect(picture[5, 20].distance(to: .init(128, 0, 0)) <= 1)
    // Where the two overlap, only the upper one shows.
    #expect(picture[20, 20].distance(to: .init(0, 128, 0)) <= 1)
  }

  @Test func `a moving layer's alpha applies to the layer as a whole`() throws {
    var scenery = Scenery()
    scenery.screens = [
      { snapshot in
        PlacedScreen(
          size: snapshot.state.size, background: .color(.red),
          views: [.make(.empty, Rect(0, 0, 20, 40), background: .green)])
      }
    ]
    var layer = scenery.layer()
    layer.content = .screen(
      Snapshot(screen: 0, state: ScreenState(size: scenery.canvas), target: ScreenState(size: scenery.canvas))
    )
    layer.alpha = 0.5
    let picture = try scenery.draw([layer])
    #expect(picture[10, 20].distance(to: .init(0, 128, 0)) <= 1)
    #expect(picture[30, 20].distance(to: .init(128, 0, 0)) <= 1)
  }

  @Test func `a transparent background stays transparent and premultiplied`() throws {
    var scenery = Scenery(background: .clear)
    scenery.screens = []
    let picture = try scenery.draw([
      Layer(.solid(Color(hex: 0x3366CC, alpha: 0.5)), frame: Rect(10, 10, 20, 20))
    ])
    #expect(picture[2, 2] == .init(0, 0, 0, 0))
    // 0x33, 0x66 and 0xCC times 128 / 255.
    #expect(picture[20, 20].distance(to: .init(26, 51, 102, 128)) <= 1)
  }
}
