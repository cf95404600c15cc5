import Motion
import TestSupport
import Testing

@testable import Drawing

/// Numbers that no scene should hold, and what a spring's overshoot or a division may still make.
struct OddNumberTests {
  private static let numbers = [
    Double.nan, .infinity, -.infinity, 0, -0.0, -1, .leastNonzeroMagnitude, 1e-9, 1e9, -1e9, 1e308,
  ]

  private static var layerKeys: [(String, WritableKeyPath<Layer, Double>)] {
    [
      ("x", \.frame.x), ("y", \.frame.y), ("width", \.frame.width), ("height", \.frame.height),
      ("alpha", \.alpha), ("blur", \.blur), ("scaleX", \.transform.scaleX), ("scaleY", \.transform.scaleY),
      ("rotation", \.transform.rotation), ("rotationX", \.transform.rotationX),
      ("rotationY", \.transform.rotationY), ("perspective", \.transform.perspective),
      ("anchor", \.transform.anchor.x), ("corner", \.cornerRadius.topLeft),
    ]
  }

  private static var viewKeys: [(String, WritableKeyPath<PlacedView, Double>)] {
    [
      ("x", \.frame.x), ("width", \.frame.width), ("wrap width", \.wrapWidth), ("alpha", \.alpha),
      ("rotation", \.rotation), ("scaleX", \.scaleX), ("scaleY", \.scaleY),
      ("corner", \.cornerRadius.topLeft),
    ]
  }

  private var scenery: Scenery {
    var scenery = Scenery()
    let text = PlacedView.make(.text(Text("odd", color: .red)), Rect(0, 0, 40, 40))
    scenery.screens = [{ PlacedScreen(size: $0.size, background: .color(.white), views: [text]) }]
    return scenery
  }

  @Test(arguments: layerKeys.map(\.0))
  func `an odd number in a layer harms neither its frame nor the next`(name: String) throws {
    let key = try #require(Self.layerKeys.first { $0.0 == name }).1
    let resources = try scenery.resources()
    let renderer = FrameRenderer(resources)
    let plan = FramePlan(background: .black, layers: [scenery.layer()])
    let expected = try renderer.picture(plan, resources)
    for number in Self.numbers {
      for content in [scenery.still(), .solid(.blue)] {
        for turn in [0.0, 20] {
          var odd = scenery.layer(0, x: 3, y: 3)
          odd.content = content
          odd.transform.rotationY = turn
          odd.shadow = Shadow()
          odd[keyPath: key] = number
          _ = try renderer.picture(FramePlan(background: .black, layers: [odd]), resources)
        }
      }
      #expect(try renderer.picture(plan, resources) == expected, "\(number)")
    }
  }

  @Test(arguments: viewKeys.map(\.0))
  func `an odd number in a view harms neither its frame nor the next`(name: String) throws {
    let key = try #require(Self.viewKeys.first { $0.0 == name }).1
    for number in Self.numbers {
      var view = PlacedView.make(
        .text(Text("odd")), Rect(5, 5, 30, 30), background: .red, corners: 4,
        border: Border(width: 1, color: .blue), shadow: Shadow())
      view[keyPath: key] = number
      let last = PlacedView.make(.empty, Rect(0, 0, 40, 40), background: .green)
      // A font that an odd scale makes too large is the one thing that may be refused.
      guard let picture = try? Scenery.draw([view, last]) else {
        #expect(number.magnitude >= 1e9)
        continue
      }
      #expect(picture.pixels.allSatisfy { $0 == .pureGreen }, "\(number)")
    }
  }

  @Test func `a solid scaled beyond all bounds covers the canvas`() throws {
    let layer = Layer(
      .solid(.blue), frame: Rect(0, 0, 40, 40), transform: Transform(scaleX: 1e7, scaleY: 1e7))
    #expect(try scenery.draw([layer]).pixels.allSatisfy { $0 == .pureBlue })
  }
}
