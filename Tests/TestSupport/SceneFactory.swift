package import Motion

/// Text is ten points a character and twenty a line, so that layouts can be worked out by hand.
package struct TenPointMeasurer: Measurer {
  package init() {}

  package func size(of text: Text, maxWidth: Double?) -> Size {
    let natural = Double(text.string.count) * 10
    guard let maxWidth, natural > maxWidth, text.lines != 1 else {
      return Size(min(natural, maxWidth ?? natural), 20)
    }
    let perLine = max((maxWidth / 10).rounded(.down), 1)
    return Size(maxWidth, 20 * (Double(text.string.count) / perLine).rounded(.up))
  }
}

/// Small scenes, built from values.
package enum SceneFactory {
  package static let here = SourcePosition(line: 1, column: 1)

  /// Two screens of the given size, red and blue, and one segue between them, forwards by `transition` and back by
  /// `unwind`.
  package static func twoScreens(
    size: Size = Size(375, 667), transition: TransitionChoice, presentation: Presentation = .present,
    unwind: TransitionChoice = .system, timeline: [Step], playback: Playback = Playback(),
    frameRate: Rational = Rational(60)
  ) -> Scene {
    Scene(
      title: "Test", canvas: Canvas(size: size, scale: 1), frameRate: frameRate,
      screens: [screen("first", Color(hex: 0xFF0000)), screen("second", Color(hex: 0x0000FF))],
      segues: [
        Segue(
          identifier: "go", from: "first", destination: .forward(to: "second", presentation),
          trigger: "button",
          transition: transition, position: here),
        Segue(
          identifier: "back", from: "second", destination: .unwind(to: "first"), trigger: "button",
          transition: unwind, position: here),
      ], initialStack: ["first"], timeline: timeline, playback: playback)
  }

  package static func screen(
    _ name: String, _ color: Color, bar: NavigationBar? = nil, views: [View]? = nil
  ) -> Screen {
    Screen(name: name, background: .color(color), navigationBar: bar, views: views ?? [button])
  }

  package static let button = View(
    id: "button", .empty,
    Placement(width: .points(100), height: .points(40), centerX: .percent(50), centerY: .percent(50)))

  package static func bar(_ title: String) -> NavigationBar {
    NavigationBar(
      title: title, background: .color(.white), titleColor: .black, tint: .black, separator: .black)
  }

  package static func step(_ action: Step.Action, speed: Rational = Rational(1)) -> Step {
    Step(action, speed: speed, position: here)
  }
}
