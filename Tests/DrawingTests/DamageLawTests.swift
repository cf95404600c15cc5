import Motion
import TestSupport
import Testing

@testable import Drawing

/// What is drawn in a part of the frame is what is there when the whole is drawn, wherever the part ends.
@Suite struct DamageLawTests {
  /// One of each thing whose pixels could depend on where drawing ends: what is sampled, shaded, blurred or slanted.
  static let subjects: [(name: String, view: PlacedView)] = {
    var gradient = PlacedView.make(.empty, Rect(3.3, 2.1, 90, 60), corners: 7)
    gradient.background = .gradient(colors: [Color(hex: 0xBAE6FD), Color(hex: 0x7C3AED)], angle: 30)
    var faded = PlacedView.make(
      .empty, Rect(10, 8, 80, 50), alpha: 0.6, corners: 9, rotation: 17,
      children: [.make(.text(Text("Faded", font: Font(size: 17))), Rect(5, 5, 70, 24))])
    faded.background = .gradient(colors: [Color(hex: 0xFF8855), Color.blue.withAlpha(0)], angle: 75)
    var photograph = PlacedView.make(.image(AssetID(0), .aspectFill), Rect(7, 5, 83, 51), clips: true)
    photograph.cornerRadius = Corners(11)
    let line = Path([
      .move(Point(0, 0)), .line(Point(90, 1.3)), .line(Point(2, 3.1)), .line(Point(88, 40)),
      .line(Point(0, 44)),
    ])
    let curve = Path([.move(Point(0, 40)), .cubic(Point(30, -40), Point(60, 90), Point(90, 2))])
    return [
      ("gradient", gradient), ("faded", faded), ("photograph", photograph),
      ("turned photograph", .make(.image(AssetID(0), .scaleToFill), Rect(12, 9, 70, 45), rotation: 11)),
      (
        "shadow",
        .make(
          .empty, Rect(14, 11, 60, 37), background: .white, corners: 8,
          shadow: Shadow(color: .black, opacity: 0.7, radius: 5, offset: Point(1, 3)))
      ),
      (
        "shadow of a shape",
        .make(
          .ellipse(.color(.red)), Rect(14, 11, 60, 37),
          shadow: Shadow(color: .blue, opacity: 0.7, radius: 2.3, offset: Point(1, 3)))
      ),
      (
        "text",
        .make(
          .text(Text("Letters that lean and bend", font: Font(size: 13))), Rect(2, 10, 96, 40), rotation: 4)
      ),
      (
        "clipped",
        .make(
          .empty, Rect(8.4, 7.7, 71, 50), alpha: 0.8, background: .white, corners: 13,
          border: Border(width: 3.3, color: .green), clips: true, rotation: -6,
          children: [gradient, .make(.text(Text("Cut off", font: Font(size: 30))), Rect(-9, 12, 120, 40))])
      ),
      ("colour glyphs", .make(.text(Text("😀 😎 a", font: Font(size: 19))), Rect(5, 9, 90, 40), rotation: 5)),
      ("filled path", .make(.path(line, fill: .color(.blue), stroke: nil), Rect(4, 6, 90, 44))),
      (
        "stroked path",
        .make(
          .path(curve, fill: nil, stroke: Border(width: 2.5, color: .green)), Rect(4, 6, 90, 44), rotation: -3
        )
      ),
    ]
  }()

  private static func scenery(_ view: PlacedView, scale: Double) throws -> Scenery {
    let pixels = (0..<60 * 40).flatMap { index -> [UInt8] in
      let (x, y) = (index % 60, index / 60)
      return [UInt8(x * 4), UInt8((x * y * 7) % 256), UInt8(y * 6), 255]
    }
    var scenery = Scenery(canvas: Size(100, 70), scale: scale)
    scenery.assets = [.bitmap(try Bitmap(premultipliedBGRA: pixels, width: 60, height: 40))]
    scenery.assetSizes = [Size(60, 40)]
    scenery.screens = [
      { snapshot in
        PlacedScreen(
          size: snapshot.size,
          background: .gradient(colors: [Color(hex: 0xEEF2FF), Color(hex: 0xFDE68A)], angle: 25),
          views: [view])
      }
    ]
    return scenery
  }

  @Test(arguments: subjects.map(\.name), [1, 1.5, 5.0 / 3])
  func `a part of a frame has the pixels that the whole has`(name: String, scale: Double) throws {
    let view = try #require(Self.subjects.first { $0.name == name }).view
    let scenery = try Self.scenery(view, scale: scale)
    let resources = try scenery.resources()
    let renderer = FrameRenderer(resources)
    let state = ScreenState(size: scenery.canvas)
    var screen = scenery.layer()
    screen.content = .screen(Snapshot(screen: 0, state: state, target: state, progress: 0.5))
    var card = scenery.layer(0, x: 9.3, y: 5.1)
    card.transform = Transform(scaleX: 0.7, scaleY: 0.6, rotation: 9)
    card.cornerRadius = Corners(7)
    card.alpha = 0.9
    card.shadow = Shadow(opacity: 0.6, radius: 4, offset: Point(0, 2))
    card.mask = .circle(center: Point(52, 33), radius: 40)
    let layers = [screen, card]
    let stride = resources.pixelWidth * 4
    let whole = try renderer.picture(FramePlan(background: .black, layers: layers), resources)
    var random = 7
    func next(_ limit: Double) -> Double {
      random = (random * 1_103_515_245 + 12345) % 2_147_483_648
      return Double(random) / 2_147_483_648 * limit
    }
    for _ in 0..<12 {
      let place = Rect(next(90), next(60), 1 + next(50), 1 + next(40))
      // A shape that nobody sees takes another colour: what is drawn is what is below it.
      let plans = [Color.red, .blue].map { color in
        FramePlan(background: .black, layers: layers + [Layer(.solid(color.withAlpha(0)), frame: place)])
      }
      let rows = try #require(renderer.changedRows(from: plans[0], to: plans[1]))
      var bytes = whole.bytes
      // Rubbish, which stays if nothing is drawn.
      for index in (rows.lowerBound * stride)..<(rows.upperBound * stride) { bytes[index] = 0xA5 }
      try bytes.withUnsafeMutableBytes {
        try renderer.draw(plans[1], over: plans[0], into: $0, stride: stride)
      }
      let isSame = bytes == whole.bytes
      #expect(isSame, "with \(place) drawn anew")
    }
  }
}
