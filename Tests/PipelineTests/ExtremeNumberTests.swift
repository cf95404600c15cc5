import Drawing
import Encoding
import Motion
import Pipeline
import SceneFile
import TestSupport
import Testing

/// Every number of a scene, replaced by numbers that break arithmetic: the scene is drawn, or said to be wrong.
@Suite struct ExtremeNumberTests {
  /// Numbers that are tried stand in ‹ ›, with what is there otherwise.
  static let template = """
    canvas: {size: [‹40›, ‹30›], scale: ‹1›, background: black, statusBar: dark}
    fps: ‹10›
    loop: ‹2›
    holdEnd: ‹0.1›
    output: {gif: {width: ‹40›, height: ‹30›, fps: ‹10›}}
    components: {c: {parameters: {n: 1}, views: [{box: red, frame: [0, 0, "{{n}}", ‹2›]}]}}
    screens:
      list:
        navigationBar: {title: List}
        background: {gradient: [red, blue], angle: ‹30›}
        views:
          - box: red
            id: thumb
            frame: [‹2›, ‹3›, ‹10›, ‹8›]
            alpha: ‹0.5›
            cornerRadius: ‹2›
            border: {width: ‹1›, color: blue}
            shadow: {color: black, opacity: ‹0.5›, radius: ‹2›, offset: [‹1›, ‹1›]}
            rotation: ‹10›
            scale: ‹0.9›
          - box: green
            cornerRadius: [‹1›, ‹2›, ‹3›, ‹4›]
            left: ‹1›
            right: ‹2›
            top: ‹3›
            bottom: ‹4›
          - box: "rgba(‹10›, ‹20›, ‹30›, ‹0.5›)"
            width: ‹5›
            height: ‹6›
            centerX: ‹50›%
            centerY: ‹50›%
          - path: "M ‹0› ‹0› L ‹10› ‹5› A ‹3› ‹4› ‹20› 0 1 ‹8› ‹9› C 1 2 3 ‹4› 5 6 Z"
            stroke: {width: ‹1›, color: red}
          - label: Some words to wrap
            id: words
            width: ‹20›
            font: {size: ‹8›, weight: ‹500›}
            lines: ‹2›
            lineHeight: ‹1.2›
          - stack: horizontal
            spacing: ‹2›
            padding: [‹1›, ‹1›, ‹1›, ‹1›]
            views: [{box: red, width: ‹4›, height: ‹4›}, {spacer: }, {box: blue, width: 3, height: 3}]
          - use: c
            with: {n: ‹3›}
          - list: [One, {title: Two, subtitle: More}]
      details: {background: blue, views: [{box: white, id: hero, frame: [0, 0, 50%, ‹50›%]}]}
    segues:
      there:
        from: list
        to: details
        transition: {expand: {element: thumb}, duration: ‹0.2›, delay: ‹0.1›, speed: ‹1›, curve: "spring(damping: ‹0.8›, velocity: ‹1›)"}
      back:
        from: details
        unwind: list
        transition: {slide: {from: left}, duration: ‹0.2›, curve: "cubic-bezier(‹0.4›, ‹0›, ‹0.6›, ‹1›)"}
      again:
        from: list
        to: details
        transition: {push: {}, curve: "spring(mass: ‹1›, stiffness: ‹300›, damping: ‹30›, velocity: ‹0›)"}
      once:
        from: details
        to: list
        transition: {fade: {}, duration: 0.1, curve: "steps(‹3›)", reverse: {duration: ‹0.1›, curve: "linear(0, ‹0.2› ‹30›%, 1)"}}
      last:
        from: list
        to: details
        transition: {cover: {}, duration: 0.2, curve: "spring(duration: ‹0.2›, bounce: ‹0.2›)"}
    timeline:
      - hold: ‹0.1›
      - perform: there
        speed: ‹0.5›
        badge: true
      - unwind: back
      - perform: again
      - perform: once
      - perform: last
    """

  static let values = [
    "nan", "inf", "-inf", "-1", "0", "1e308", "1e-320", "-1e308", "9223372036854775808", "1e400", "0.000001",
  ]

  /// The template's text between its numbers, and the numbers.
  static let parts: (texts: [String], numbers: [String]) = {
    let pieces = template.split(separator: "‹", omittingEmptySubsequences: false)
    var (texts, numbers) = ([String(pieces[0])], [String]())
    for piece in pieces.dropFirst() {
      let halves = piece.split(separator: "›", maxSplits: 1, omittingEmptySubsequences: false)
      numbers.append(String(halves[0]))
      texts.append(String(halves[1]))
    }
    return (texts, numbers)
  }()

  /// The scene with one number replaced.
  private static func scene(_ index: Int?, _ value: String = "") -> String {
    var text = parts.texts[0]
    for (place, number) in parts.numbers.enumerated() {
      text += (place == index ? value : number) + parts.texts[place + 1]
    }
    return text
  }

  /// nil when the scene is drawn, else why it is not.
  private func outcome(_ text: String, _ folder: MediaFolder) throws -> (any Error)? {
    try MediaFolder.write(Array(text.utf8), to: folder.path("scene.yaml"))
    do {
      let scene = try SceneReader.load(path: folder.path("scene.yaml")).scene
      let studio = try Studio(scene)
      // At most 40 moments of a film that an odd number has made long.
      let rate = Rational(10)
      let count = min(studio.film.frameCount(at: rate), 40)
      let settings = OutputSettings(
        width: 40, height: 30, frameRate: rate, frameCount: count, duration: Rational(count) / rate)
      try Export(studio, to: [OutputRequest(format: .gif, path: folder.path("a.gif"), settings: settings)])
        .run(jobs: 2)
      return nil
    } catch {
      return error
    }
  }

  @Test func `the scene with its own numbers is drawn`() throws {
    let error = try outcome(Self.scene(nil), MediaFolder())
    if case .invalid(let diagnostics, _, _)? = error as? SceneLoadError { Issue.record("\(diagnostics)") }
    #expect(error == nil, "\(String(describing: error))")
    #expect(Self.parts.numbers.count > 80)
  }

  @Test(arguments: values)
  func `a number that breaks arithmetic is drawn or is the scene's fault`(value: String) throws {
    let folder = try MediaFolder()
    for index in Self.parts.numbers.indices {
      let error = try outcome(Self.scene(index, value), folder)
      let before = Self.parts.texts[index].suffix(24)
      switch error {
      case nil, is SceneLoadError, is FilmFailure: break
      case DrawingError.fontTooLarge?, DrawingError.vectorImage?: break
      default: Issue.record("\(before)\(value): \(String(describing: error))")
      }
      if ["nan", "inf", "-inf", "1e400"].contains(value), error == nil {
        Issue.record("\(before)\(value) is taken for a number")
      }
    }
  }
}
