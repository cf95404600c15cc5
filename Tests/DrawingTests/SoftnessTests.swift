import Glibc
import Motion
import TestSupport
import Testing

@testable import Drawing

struct SoftnessTests {
  private let canvas = Size(160, 160)

  private func scenery(_ background: Color = .white) -> Scenery {
    var scenery = Scenery(canvas: canvas)
    scenery.screens = [{ PlacedScreen(size: $0.size, background: .color(background), views: []) }]
    return scenery
  }

  private func card(_ frame: Rect) -> Layer {
    Layer(.screen(Snapshot(screen: 0, state: ScreenState(size: frame.size))), frame: frame)
  }

  private func light(_ picture: Picture) -> Double { picture.centroid { Double($0.red) / 255 }.total }

  @Test(arguments: [1.0, 3, 7.9, 8.1, 13])
  func `a blur neither adds nor loses light`(sigma: Double) throws {
    var layer = card(Rect(60, 60, 40, 40))
    layer.blur = sigma
    layer.clips = false
    let picture = try scenery().draw([layer])
    // What falls below half a level of 255 is lost at the far ends of a wide blur.
    #expect(abs(light(picture) - 1600) < 0.015 * 1600)
    #expect(abs(picture.centroid { Double($0.red) }.x - 80) < 0.1)
  }

  /// Half-way across a long straight edge a Gaussian blur is exactly one half, and one standard deviation further
  /// out 1 − Φ(1) = 0.1587.
  @Test(arguments: [2.0, 6, 10])
  func `a blurred edge has the slope of its standard deviation`(sigma: Double) throws {
    var layer = card(Rect(80, -80, 240, 320))
    layer.blur = sigma
    layer.clips = false
    let picture = try scenery().draw([layer])
    func level(_ distance: Double) -> Double {
      let x = 80 - distance - 0.5
      let left = Int(x.rounded(.down))
      let share = x - x.rounded(.down)
      return (Double(picture[left, 80].red) * (1 - share) + Double(picture[left + 1, 80].red) * share) / 255
    }
    #expect(abs(level(0) - 0.5) < 0.02)
    #expect(abs(level(sigma) - 0.1587) < 0.02)
    #expect(abs(level(-sigma) - 0.8413) < 0.02)
  }

  @Test func `the blur of a screen that is cut does not let the background in`() throws {
    var layer = card(Rect(size: canvas))
    layer.blur = 5
    #expect(try scenery().draw([layer]).pixels.allSatisfy { $0 == .white })
  }

  @Test(arguments: [0.0, 4, 12])
  func `a shadow has the light of its silhouette`(radius: Double) throws {
    let shadow = Shadow(color: .white, opacity: 0.5, radius: radius, offset: Point(10, 0))
    var layer = card(Rect(60, 60, 40, 40))
    layer.shadow = shadow
    let picture = try scenery(.black).draw([layer])
    // The black card hides a part of the shadow: what can be seen is less than all of it, and lies to the right.
    #expect(light(picture) < 800)
    #expect(picture.centroid { Double($0.red) }.x > 90)
    layer.content = .solid(.clear)
    let alone = try ShadowMasks().box(Size(40, 40), corners: .zero, sigma: radius)
    let total = alone.surface.withPixels { bytes, _ in bytes.reduce(0.0) { $0 + Double($1) / 255 } }
    #expect(abs(total * alone.placement.determinant - 1600) < 16)
  }

  /// The part of a shadow that an upright opaque layer hides is not drawn; with the tiniest turn it is.
  @Test func `what is left out of a hidden shadow cannot be seen`() throws {
    for corners in [0.0, 12] {
      var layer = Layer(.solid(.blue), frame: Rect(40.3, 40.7, 60.5, 50.2), cornerRadius: Corners(corners))
      layer.shadow = Shadow(color: .white, opacity: 0.8, radius: 5, offset: Point(8, 6))
      if corners == 0 { layer.frame = Rect(40, 40, 60, 50) }
      let cut = try scenery().draw([layer])
      layer.transform.rotation = 1e-9
      let whole = try scenery().draw([layer])
      #expect(cut.differences(from: whole, levels: 2) == 0)
    }
  }

  @Test func `a view without background casts the shadow of what it draws`() throws {
    let shadow = Shadow(color: .red, opacity: 1, radius: 0, offset: Point(20, 0))
    let view = PlacedView.make(.ellipse(.color(.white)), Rect(2, 10, 16, 16), shadow: shadow)
    let picture = try Scenery.draw([view])
    #expect(picture[30, 18].distance(to: .pureRed) <= 1)
    #expect(picture[23, 11] == .black)
    #expect(picture[10, 18] == .white)
  }

  @Test func `a gradient runs along its angle from the first colour to the last`() throws {
    func draw(_ angle: Double) throws -> Picture {
      var view = PlacedView.make(.empty, Rect(0, 0, 40, 40))
      view.background = .gradient(colors: [.black, .white], angle: angle)
      return try Scenery.draw([view])
    }
    let right = try draw(90)
    #expect(right[0, 20].red < 8 && right[39, 20].red > 247 && abs(right[20, 5].red - 128) < 8)
    let up = try draw(0)
    #expect(up[20, 39].red < 8 && up[20, 0].red > 247)
    let diagonal = try draw(135)
    #expect(diagonal[0, 0].red < 8 && diagonal[39, 39].red > 247 && abs(diagonal[39, 0].red - 128) < 8)
  }

  @Test func `a gradient to transparent keeps its colour`() throws {
    var view = PlacedView.make(.empty, Rect(0, 0, 40, 40))
    view.background = .gradient(colors: [.white, .clear], angle: 90)
    let picture = try Scenery.draw([view], background: .white)
    #expect(picture.pixels.allSatisfy { $0.distance(to: .white) <= 1 })
  }
}
