import Motion
import TestSupport

@testable import Drawing

/// A scene of which a picture is kept.
struct GoldenScene: Sendable, CustomStringConvertible {
  let name: String
  private let make: @Sendable () throws -> Picture

  init(name: String, make: @escaping @Sendable () throws -> Picture) {
    self.name = name
    self.make = make
  }

  var description: String { name }
  func draw() throws -> Picture { try make() }

  static let all: [GoldenScene] =
    [
      GoldenScene(name: "views") { try Scenery.draw(views, size: canvas, scale: 2, background: .white) },
      GoldenScene(name: "text") { try Scenery.draw(texts, size: canvas, scale: 2, background: .white) },
      GoldenScene(name: "layers") { try layers([back, card]) },
      GoldenScene(name: "perspective") { try layers([turned]) },
      GoldenScene(name: "controls-light") { try ControlSheet.draw(.light) },
      GoldenScene(name: "controls-dark") { try ControlSheet.draw(.dark) },
    ] + transitions

  private static let canvas = Size(160, 120)

  private static var views: [PlacedView] {
    var gradient = PlacedView.make(
      .empty, Rect(10, 10, 60, 40), corners: 10, border: Border(width: 2, color: Color(hex: 0x224466)),
      shadow: Shadow(opacity: 0.4, radius: 4, offset: Point(0, 3)))
    gradient.background = .gradient(colors: [Color(hex: 0xFF8855), Color(hex: 0x5588FF)], angle: 135)
    let star = Path([
      .move(Point(20, 0)), .line(Point(26, 14)), .line(Point(40, 14)), .line(Point(29, 24)),
      .line(Point(33, 40)), .line(Point(20, 30)), .line(Point(7, 40)), .line(Point(11, 24)),
      .line(Point(0, 14)), .line(Point(14, 14)), .close,
    ])
    return [
      gradient,
      .make(
        .path(
          star, fill: .color(Color(hex: 0xFFCC00)), stroke: Border(width: 2, color: Color(hex: 0x885500))),
        Rect(90, 10, 40, 40), rotation: 15),
      .make(
        .ellipse(.color(Color(hex: 0x33AA66))), Rect(10, 70, 50, 30),
        shadow: Shadow(opacity: 0.5, radius: 3, offset: Point(2, 2))),
      .make(
        .empty, Rect(80, 65, 60, 40), alpha: 0.5, corners: 12, clips: true,
        children: [
          .make(.empty, Rect(-10, -10, 45, 45), background: .red),
          .make(.empty, Rect(25, 10, 45, 45), background: .blue),
        ]),
    ]
  }

  private static var texts: [PlacedView] {
    let long = Text(
      "The quick brown fox jumps over the lazy dog again and again", font: Font(size: 11), lines: 2)
    let markup = Text(
      "Some <b>bold</b>, <i>slanted</i> and <span foreground='#CC0000'><u>red</u></span>",
      isMarkup: true, font: Font(size: 10))
    return [
      .make(.text(Text("Segue", font: Font(size: 24, weight: 700))), Rect(10, 6, 140, 30)),
      .make(.text(long), Rect(10, 38, 140, 30)),
      .make(.text(markup), Rect(10, 70, 140, 16)),
      .make(.text(Text("שלום fi AV", font: Font(size: 11), alignment: .center)), Rect(10, 88, 140, 14)),
      .make(.text(Text("turned", font: Font(size: 11))), Rect(10, 100, 60, 14), rotation: -10),
    ]
  }

  private static var scenery: Scenery {
    var scenery = Scenery(canvas: canvas, scale: 2, background: Color(hex: 0x202020))
    let texts = self.texts
    scenery.screens = [
      { PlacedScreen(size: $0.size, background: .color(.white), views: texts) }
    ]
    return scenery
  }

  private static var back: Layer {
    var layer = scenery.layer()
    layer.blur = 3
    return layer
  }

  private static var card: Layer {
    var layer = scenery.layer()
    layer.transform = Transform(scaleX: 0.6, scaleY: 0.6, rotation: 8)
    layer.cornerRadius = Corners(10)
    layer.shadow = Shadow(opacity: 0.6, radius: 6, offset: Point(0, 4))
    layer.mask = .circle(center: Point(85, 60), radius: 60)
    return layer
  }

  private static var turned: Layer {
    var layer = scenery.layer()
    layer.transform = Transform(scaleX: 0.8, scaleY: 0.8, rotationX: 10, rotationY: 40, perspective: 300)
    layer.cornerRadius = Corners(12)
    return layer
  }

  private static func layers(_ layers: [Layer]) throws -> Picture { try scenery.draw(layers) }
}
