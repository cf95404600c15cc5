import Motion
import TestSupport

@testable import Drawing

/// Five moments of every built-in transition, side by side.
extension GoldenScene {
  static let transitions: [GoldenScene] = TransitionKind.all.filter { $0.duration > .zero }.map { kind in
    GoldenScene(name: "transition-\(kind.name)") {
      var arguments = TransitionArguments()
      for case (let name, .element) in kind.parameters.map({ ($0.name, $0.kind) }) {
        arguments.elements[name] = "thumb"
      }
      return try filmstrip(kind.transition(arguments))
    }
  }

  private static let size = Size(80, 120)
  private static let moments = [0.1, 0.3, 0.5, 0.7, 0.9]

  private static func filmstrip(_ transition: Transition) throws -> Picture {
    var scene = SceneFactory.twoScreens(
      size: size, transition: .custom(transition), timeline: [SceneFactory.step(.perform("go"))])
    scene.screens = [first, second]
    let measurer = TenPointMeasurer()
    let film = try Film(scene, measurer: measurer)
    let resources = try RenderResources(
      canvas: size, scale: 1, screens: film.screens, measurers: MeasurerPool(FontLibrary()), assets: [])
    let renderer = FrameRenderer(resources)
    let pictures = try moments.map { moment in
      let time = transition.duration * Rational(Int(moment * 10), 10)
      return try renderer.picture(film.plan(at: time, measurer: measurer), resources)
    }
    return Picture(sideBySide: pictures)
  }

  private static var first: Screen {
    Screen(
      name: "first", background: .color(Color(hex: 0xF4F4F5)),
      views: [
        box("thumb", Rect(6, 20, 24, 18), 0xF97316), box("line", Rect(36, 24, 38, 4), 0x3F3F46),
        box("other", Rect(6, 46, 24, 18), 0x16A34A), box("more", Rect(36, 50, 30, 4), 0x3F3F46),
      ])
  }

  private static var second: Screen {
    Screen(
      name: "second", background: .color(Color(hex: 0xDBEAFE)),
      views: [
        View(
          id: "thumb", .empty, Placement(left: .zero, right: .zero, top: .zero, height: .percent(40)),
          background: .color(Color(hex: 0xF97316))),
        box("line", Rect(6, 58, 60, 6), 0x1E3A8A), box("text", Rect(6, 72, 68, 20), 0x93C5FD),
      ])
  }

  private static func box(_ id: String, _ frame: Rect, _ color: UInt32) -> View {
    View(
      id: id, .empty, .frame(frame), background: .color(Color(hex: color)), cornerRadius: Corners(2))
  }
}

extension Picture {
  /// Pictures of one size in a row, four white pixels apart.
  fileprivate init(sideBySide pictures: [Picture]) {
    let gap = 4
    let width = pictures.map(\.width).reduce(0, +) + gap * max(pictures.count - 1, 0)
    var strip = Picture(width: width, height: pictures.first?.height ?? 0)
    for index in strip.bytes.indices { strip.bytes[index] = 255 }
    var left = 0
    for picture in pictures {
      for y in 0..<picture.height {
        let row = picture.bytes[(y * picture.width * 4)..<((y + 1) * picture.width * 4)]
        strip.bytes.replaceSubrange(
          ((y * width + left) * 4)..<((y * width + left + picture.width) * 4), with: row)
      }
      left += picture.width + gap
    }
    self = strip
  }
}
