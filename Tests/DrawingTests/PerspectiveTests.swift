import Glibc
import Motion
import TestSupport
import Testing

@testable import Drawing

struct PerspectiveTests {
  private var scenery: Scenery {
    var scenery = Scenery(canvas: Size(200, 200))
    scenery.screens = [{ PlacedScreen(size: $0.size, background: .color(.white), views: []) }]
    return scenery
  }

  private func card(_ transform: Transform) -> Layer {
    Layer(
      .screen(Snapshot(screen: 0, state: ScreenState(size: Size(100, 80)))), frame: Rect(50, 60, 100, 80),
      transform: transform)
  }

  /// Turned by b about the vertical axis through its centre, a point at x has the depth x·sin b and is seen at
  /// x·cos b · d / (d + x·sin b), and at y · d / (d + x·sin b).
  @Test(arguments: [20.0, 45, 70, -30])
  func `a turned card's corners are where the projection puts them`(angle: Double) throws {
    let distance = 300.0
    let picture = try scenery.draw([card(Transform(rotationY: angle, perspective: distance))])
    let sine = sin(angle * .pi / 180)
    let cosine = cos(angle * .pi / 180)
    for side in [-50.0, 50] {
      let shrink = distance / (distance + side * sine)
      let x = 100 + side * cosine * shrink
      let half = 40 * shrink
      // Along the row through the centre the edge is a step at x.
      let row = (0..<200).map { Double(picture[$0, 100].red) / 255 }
      let measured =
        side < 0 ? 100 - row[..<100].reduce(0, +) : 100 + row[100...].reduce(0, +)
      #expect(abs(measured - x) < 0.5)
      // A column two pixels inside is as high as the projection there, but for the slope of its edge.
      let column = Int((x - side / 50 * 2).rounded(.down))
      let height = (0..<200).reduce(0.0) { $0 + Double(picture[column, $1].red) / 255 }
      #expect(abs(height - 2 * half) < 2)
    }
  }

  /// A door that hangs on the canvas's left edge, turned by b and seen from before the middle of the canvas: the free
  /// edge at x = 100 has the depth 100·sin b, and its distance from the eye's axis shrinks by d / (d + depth).
  @Test(arguments: [15.0, 40, 65])
  func `an edge that meets no other is where one eye sees it`(angle: Double) throws {
    let distance = 400.0
    var door = card(
      Transform(
        rotationY: angle, perspective: distance, anchor: Point(0, 0.5), vanishingPoint: Point(100, 100)))
    door.frame = Rect(0, 60, 100, 80)
    let picture = try scenery.draw([door])
    let (sine, cosine) = (sin(angle * .pi / 180), cos(angle * .pi / 180))
    let expected = 100 + (100 * cosine - 100) * distance / (distance + 100 * sine)
    let seen = (0..<200).reduce(0.0) { $0 + Double(picture[$1, 100].red) / 255 }
    #expect(abs(seen - expected) < 0.1)
  }

  /// Two white panels of one turned plane abut at its middle.
  @Test(arguments: [10.0, 33, 57])
  func `nothing shows between two panels that meet at an edge`(angle: Double) throws {
    let panels = [0.0, 1].map { side in
      var panel = card(
        Transform(
          rotation: 7, rotationY: angle, perspective: 400, anchor: Point(1 - side, 0.5),
          vanishingPoint: Point(100, 100)))
      panel.frame = Rect(40.3 + side * 60, 60, 60, 80)
      return panel
    }
    let picture = try scenery.draw(panels)
    let seam = 100.3
    for y in 80..<120 {
      let x = seam - Double(y - 100) * tan(7 * .pi / 180)
      for column in Int(x) - 2...Int(x) + 2 { #expect(picture[column, y].red == 255, "at \(column), \(y)") }
    }
  }

  private func map(_ transform: Transform) -> Homography {
    Homography(Projection(transform, vanishingPoint: .zero), scale: 1)
  }

  /// A cube 100 wide, turned by b: the face on the right is turned by b + 90 about an axis half a width behind it.
  /// Exact points follow from turning its corners in space.
  @Test(arguments: [-20.0, -45, -80])
  func `faces of a cube meet in an edge that all of them see before one point`(angle: Double) {
    let (distance, eye) = (500.0, Point(30, 0))
    func face(_ angle: Double) -> Homography {
      let transform = Transform(rotationY: angle, perspective: distance, anchorZ: -50)
      return Homography(Projection(transform, vanishingPoint: eye), scale: 1)
    }
    let (sine, cosine) = (sin(angle * .pi / 180), cos(angle * .pi / 180))
    // The corner (50, 40) of the front, 50 before the axis: turned, then seen from `eye`.
    let x = 50 * cosine + 50 * sine
    let depth = 50 * sine - 50 * cosine + 50
    let shrink = distance / (distance + depth)
    let expected = Point(eye.x + (x - eye.x) * shrink, 40 * shrink)
    for point in [face(angle)(Point(50, 40)).point, face(angle + 90)(Point(-50, 40)).point] {
      #expect(abs(point.x - expected.x) < 1e-9 && abs(point.y - expected.y) < 1e-9)
    }
  }

  @Test func `positive turns tip the top edge and the right edge away`() {
    let tipped = map(Transform(rotationX: 30, perspective: 500))
    #expect(tipped(Point(0, -50)).depth > 1 && tipped(Point(0, 50)).depth < 1)
    let turned = map(Transform(rotationY: 30, perspective: 500))
    #expect(turned(Point(50, 0)).depth > 1 && turned(Point(-50, 0)).depth < 1)
  }

  @Test func `a homography and its inverse cancel`() throws {
    let map = self.map(Transform(rotationX: 20, rotationY: -35, perspective: 400))
      .then(Homography(Affine(xx: 2, yx: 0.3, xy: -0.1, yy: 1.5, x0: 20, y0: 7)))
    let inverse = try #require(map.inverse)
    for point in [Point(0, 0), Point(30, -20), Point(-70, 55)] {
      let back = inverse(map(point).point).point
      #expect(abs(back.x - point.x) < 1e-9 && abs(back.y - point.y) < 1e-9)
    }
  }

  @Test func `without perspective a turned card is only narrower`() throws {
    let picture = try scenery.draw([card(Transform(rotationY: 60))])
    let width = (0..<200).reduce(0.0) { $0 + Double(picture[$1, 100].red) / 255 }
    #expect(abs(width - 50) < 0.1)
    let height = (0..<200).reduce(0.0) { $0 + Double(picture[100, $1].red) / 255 }
    #expect(abs(height - 80) < 0.1)
  }

  @Test(arguments: [90.0, 91, 180, -90, 270])
  func `a face that is turned away is not drawn`(angle: Double) throws {
    let picture = try scenery.draw([card(Transform(rotationY: angle, perspective: 300))])
    #expect(picture.pixels.allSatisfy { $0 == .black })
  }

  @Test func `a card close to the eye covers what is before the horizon and nothing else`() throws {
    let picture = try scenery.draw([card(Transform(rotationX: 80, perspective: 30))])
    #expect(picture[100, 110] == .white)
    #expect(picture.pixels.contains(.black))
  }

  @Test func `corners and shadows turn with their card`() throws {
    var layer = card(Transform(rotationY: 30, perspective: 400))
    layer.cornerRadius = Corners(20)
    layer.shadow = Shadow(color: .red, opacity: 1, radius: 3, offset: Point(0, 20))
    let picture = try scenery.draw([layer])
    #expect(picture[100, 100] == .white)
    #expect(picture[100, 150].red > 200 && picture[100, 150].green < 20)
    let plain = try scenery.draw([card(Transform(rotationY: 30, perspective: 400))])
    let missing = (0..<200).flatMap { y in (0..<100).map { x in (x, y) } }
      .filter { plain[$0.0, $0.1] == .white && picture[$0.0, $0.1] != .white }
    #expect(missing.count > 50)
  }

  @Test func `a card at no angle is the card`() throws {
    let picture = try scenery.draw([card(Transform(rotationX: 360, perspective: 300))])
    #expect(picture[50, 60] == .white && picture[149, 139] == .white)
    #expect(picture[49, 60] == .black && picture[150, 139] == .black)
  }
}
