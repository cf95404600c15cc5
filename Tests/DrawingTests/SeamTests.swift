import Motion
import TestSupport
import Testing

@testable import Drawing

struct SeamTests {
  /// Two screens that slide together over red: whatever shows between them is red.
  private func scenery(scale: Double) -> Scenery {
    var scenery = Scenery(canvas: Size(33, 12), scale: scale, background: .red)
    scenery.screens = [.blue, .green].map { color in
      { snapshot in PlacedScreen(size: snapshot.state.size, background: .color(color), views: []) }
    }
    return scenery
  }

  @Test(arguments: [1.0, 1.5, 2.0, 3.0])
  func `two screens that slide together never show what is behind`(scale: Double) throws {
    let scenery = scenery(scale: scale)
    let resources = try scenery.resources()
    let renderer = FrameRenderer(resources)
    for step in 0...97 {
      let offset = -33 * Double(step) / 97
      let plan = FramePlan(
        background: .red, layers: [scenery.layer(0, x: offset), scenery.layer(1, x: offset + 33)])
      let picture = try renderer.picture(plan, resources)
      #expect(picture.pixels.allSatisfy { $0 == .pureBlue || $0 == .pureGreen }, "offset \(offset)")
    }
  }

  @Test func `two screens in motion abut as still ones do`() throws {
    let scenery = scenery(scale: 1)
    for offset in [-0.5, -10.49999999, -16.5, -20.7] {
      var layers = [scenery.layer(0, x: offset), scenery.layer(1, x: offset + 33)]
      for (index, layer) in layers.enumerated() {
        guard case .screen(var snapshot) = layer.content else { continue }
        snapshot.target = snapshot.state
        layers[index].content = .screen(snapshot)
      }
      let picture = try scenery.draw(layers)
      #expect(picture.pixels.allSatisfy { $0 == .pureBlue || $0 == .pureGreen }, "offset \(offset)")
    }
  }

  @Test func `two doors that part are closed at first`() throws {
    let scenery = scenery(scale: 1)
    var left = scenery.layer(0)
    left.mask = .roundedRect(Rect(0, 0, 16.5, 12), .zero)
    var right = scenery.layer(1)
    right.mask = .roundedRect(Rect(16.5, 0, 16.5, 12), .zero)
    let picture = try scenery.draw([left, right])
    #expect(picture.pixels.allSatisfy { $0 == .pureBlue || $0 == .pureGreen })
  }
}
