import Motion
import TestSupport
import Testing

@testable import Drawing

struct CornerTests {
  private var scenery: Scenery {
    var scenery = Scenery(canvas: Size(120, 120))
    scenery.screens = [
      { snapshot in PlacedScreen(size: snapshot.size, background: .color(.white), views: []) }
    ]
    return scenery
  }

  /// The radius that a white box's top left corner really has: the corner of a circle of radius r leaves
  /// r²·(1 − π/4) of a square uncovered.
  private func radius(of picture: Picture, box: Rect) -> Double {
    var missing = 0.0
    for y in Int(box.y)..<Int(box.y + box.height / 2) {
      for x in Int(box.x)..<Int(box.x + box.width / 2) {
        missing += 1 - Double(picture[x, y].red) / 255
      }
    }
    return (missing / (1 - .pi / 4)).squareRoot()
  }

  @Test func `a box keeps its own radius while it grows`() throws {
    var last = Double.infinity
    for step in 0..<10 {
      let progress = Double(step) / 9
      let side = 40.0.interpolated(to: 80, progress)
      let wanted = 20.0.interpolated(to: 10, progress)
      let frame = Rect(20, 20, side, side)
      let snapshot = Snapshot(
        screen: 0, state: ScreenState(size: Size(40, 40)), target: ScreenState(size: Size(80, 80)),
        progress: progress)
      let picture = try scenery.draw([
        Layer(.screen(snapshot), frame: frame, cornerRadius: Corners(wanted))
      ])
      #expect(picture[20, 20] == .black)
      let measured = radius(of: picture, box: frame)
      #expect(abs(measured - wanted) < 0.6, "\(step): \(measured)")
      #expect(measured < last)
      last = measured
    }
  }

  @Test(arguments: [0.5, 2.0])
  func `scaling a layer does not scale its corners`(scale: Double) throws {
    let layer = Layer(
      scenery.still(), frame: Rect(40, 40, 40, 40), transform: Transform(scaleX: scale, scaleY: scale),
      cornerRadius: Corners(8))
    let picture = try scenery.draw([layer])
    let side = 40 * scale
    let box = Rect(60 - side / 2, 60 - side / 2, side, side)
    #expect(abs(radius(of: picture, box: box) - 8) < 0.5)
  }

  @Test func `a border stays inside of the edge`() throws {
    let picture = try Scenery.draw([
      .make(.empty, Rect(10, 10, 20, 20), background: .blue, border: Border(width: 3, color: .white))
    ])
    #expect(picture[9, 20] == .black)
    #expect(picture[10, 20] == .white)
    #expect(picture[12, 20] == .white)
    #expect(picture[13, 20] == .pureBlue)
  }

  @Test func `a radius above half of the shorter side makes a capsule`() throws {
    let picture = try Scenery.draw([
      .make(.empty, Rect(0, 10, 40, 20), background: .white, corners: 1000)
    ])
    let area = picture.centroid { Double($0.red) / 255 }.total
    #expect(abs(area - (400 + Double.pi * 100)) < 2)
  }
}
