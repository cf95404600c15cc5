import Motion
import SceneFile
import TestSupport
import Testing

/// A scene that uses the whole language, value by value.
struct FullSceneTests {
  private let folder: SceneFolder
  private let scene: Scene
  private let loaded: LoadedScene

  init() throws {
    let source = String(#filePath.dropLast("FullSceneTests.swift".count)) + "Fixtures/Valid/"
    folder = try SceneFolder(["add.svg": "<svg width='24' height='24'/>"])
    try folder.write("photo@2x.png", ImageBytes.png(width: 200, height: 150))
    for name in ["gallery.yaml", "shared.yaml"] { try folder.write(name, MediaFolder.read(source + name)) }
    let outcome = folder.load("gallery.yaml")
    loaded = try #require(outcome.loaded, "\(outcome.messages)")
    scene = loaded.scene
  }

  private func screen(_ name: String) throws -> Screen {
    try #require(scene.screens.first { $0.name == name })
  }
  private func view(_ id: String, in name: String = "list") throws -> View {
    func find(_ views: [View]) -> View? {
      views.lazy.compactMap { $0.id == id ? $0 : find($0.children) }.first
    }
    return try #require(find(try screen(name).views))
  }
  private func segue(_ name: String) throws -> Segue {
    try #require(scene.segues.first { $0.identifier == name })
  }
  private func transition(_ name: String) throws -> Transition {
    guard case .custom(let transition) = try segue(name).transition else { throw Missing() }
    return transition
  }
  private struct Missing: Error {}

  @Test func `the top level is as written`() {
    #expect(loaded.warnings == [])
    #expect(scene.title == "Gallery")
    #expect(scene.description == "A photo grows into its details")
    #expect(scene.canvas.size == Size(390, 844))
    #expect(scene.canvas.scale == 3)
    #expect(scene.canvas.background == Color(hex: 0x112233))
    #expect(scene.canvas.device?.name == "iphone-14")
    #expect(scene.canvas.hasBezel)
    #expect(scene.canvas.statusBar == .dark)
    #expect(scene.frameRate == Rational(30000, 1001))
    #expect(scene.screens.map(\.name) == ["list", "details", "settings", "shot"])
    #expect(scene.initialStack == ["settings", "list"])
    #expect(scene.playback == Playback(loop: .times(3), pingPong: true, holdEnd: Rational(1, 2)))
    #expect(scene.output["gif"] == OutputDefaults(width: 320, frameRate: Rational(25)))
    #expect(scene.output["mp4"] == OutputDefaults(height: 720, quality: .high))
  }

  @Test func `files are read once, and known as dependencies`() {
    #expect(scene.assets.map(\.path) == ["add.svg", "photo@2x.png"])
    #expect(scene.assets.map(\.size) == [Size(24, 24), Size(100, 75)])
    #expect(
      loaded.dependencies
        == ["gallery.yaml", "shared.yaml", "add.svg", "photo@2x.png"].map(folder.folder.path))
  }

  @Test func `an image has its looks`() throws {
    let thumb = try view("thumb")
    guard case .image(AssetID(1), .aspectFill) = thumb.content else { throw Missing() }
    #expect(thumb.placement == .frame(.points(16), .points(100), .points(100), .percent(25)))
    #expect(thumb.cornerRadius == Corners(8, 8, 0, 0))
    #expect(thumb.border == Border(width: 2, color: Color(hex: 0xFF3B30)))
    #expect(
      thumb.shadow == Shadow(color: Color(hex: 0x0000FF), opacity: 0.5, radius: 3, offset: Point(1, -2)))
    #expect(thumb.clips)
    #expect(!thumb.isHidden)
    #expect([thumb.alpha, thumb.rotation, thumb.scale] == [0.9, -15, 0.5])
  }

  @Test func `a label has its text`() throws {
    let caption = try view("caption")
    guard case .text(let text) = caption.content else { throw Missing() }
    #expect(caption.placement == Placement(left: .points(132), right: .percent(5), top: .points(100)))
    #expect(
      text
        == Text(
          "A harbour at dusk", font: Font(family: "Inter", size: 15, weight: 500, isItalic: true),
          color: Color(hex: 0x111111), alignment: .right, lines: 2, truncation: .middle, lineHeight: 1.2))
  }

  @Test func `a button with a background has room around its title`() throws {
    let button = try view("go")
    guard case .control(let control as ButtonControl) = button.content else { throw Missing() }
    #expect(control.title == Text("Details", color: .white))
    #expect(control.padding == Padding(top: 7, right: 12, bottom: 7, left: 12))
    #expect(button.background == .color(Color(hex: 0x007AFF)))
  }

  @Test func `a component brings its views with the values of its use`() throws {
    let use = try view("new")
    #expect(use.placement == Placement(right: .points(16), top: .points(60)))
    guard case .text(let text) = try view("new/text").content else { throw Missing() }
    #expect(text.string == "New!")
    #expect(text.color == Color(hex: 0xFF3B30))
  }

  @Test func `a stack has its rules and its views`() throws {
    let stack = try view("bar")
    guard case .stack(let rules) = stack.content else { throw Missing() }
    #expect(
      rules
        == Stack(
          axis: .horizontal, spacing: 4, alignment: .center, distribution: .fillEqually,
          padding: Padding(top: 1, right: 2, bottom: 3, left: 4)))
    #expect(stack.children.map(\.id) == ["bar/0", "bar/1", "bar/2"])
  }

  @Test func `a path without a size reaches as far as its points`() throws {
    let path = try view("path/5")
    #expect(path.placement == Placement(width: .points(10), height: .points(20)))
    guard case .path(_, nil, let stroke) = path.content else { throw Missing() }
    #expect(stroke == Border(width: 2, color: Color(hex: 0xFF0000)))
  }

  @Test func `a list without a place fills the screen below its bars`() throws {
    let list = try view("rows", in: "settings")
    // iPhone 14: 47 points of status bar, then 44 of navigation bar.
    #expect(list.placement == Placement(left: .zero, right: .zero, top: .points(91), bottom: .zero))
    guard case .control(let control as ListControl) = list.content else { throw Missing() }
    #expect(control.style.layout == .grouped)
    #expect(control.rows.map(\.id) == ["rows/0", "wifi", "rows/2"])
    #expect(control.rows.map(\.title) == ["General", "Wi-Fi", "Sound"])
    #expect(control.rows.map(\.accessory) == [.none, .disclosure, .checkmark])
    #expect(control.rows.map(\.hasSeparator) == [true, true, false])
    #expect(control.rows[1].image == AssetID(1))
  }

  @Test func `a bar has its items`() throws {
    let bar = try #require(try screen("list").navigationBar)
    #expect(bar.title == "Photos")
    #expect(bar.left.map(\.id) == ["bar/left/0", "sort"])
    #expect(bar.left.map(\.title) == ["Edit", "Sort"])
    #expect(bar.right.map(\.icon) == [AssetID(0)])
    #expect(try screen("settings").navigationBar?.title == "Settings")
  }

  @Test func `a screenshot has regions`() throws {
    #expect(
      try view("cell", in: "shot").placement
        == .frame(.points(16), .points(200), .points(343), .points(80)))
    #expect(try screen("shot").views.first?.placement == .fill)
  }

  @Test func `segues have their ends, transitions and values to pass`() throws {
    let show = try segue("ShowDetails")
    #expect(show.destination == .forward(to: "details", .push))
    #expect(show.trigger == "thumb")
    #expect(
      show.pass == [
        Pass(destinationView: "hero", sourceView: "thumb", property: .image),
        Pass(destinationView: "name", sourceView: "go/title", property: .text),
      ])
    let expand = try transition("ShowDetails")
    #expect(expand.duration == Rational(1, 2))
    #expect(expand.curve == .spring(.damped(ratio: 0.8, velocity: 0)))
    #expect(expand.reverse == .mirror)
    #expect(
      expand.choreography.tracks == [
        Track(.screen(.destination), .frame, .frame(.element(.source, "thumb")), .frame(.full)),
        Track(.element(.destination, "name"), .alpha, .number(0), .number(1)),
      ])
    let back = try segue("UnwindFromDetails")
    #expect(back.destination == .unwind(to: "list"))
    #expect(back.showsEachStep)
    guard case .auto = back.transition else { throw Missing() }
    #expect(try transition("Replace").duration == .zero)
    guard case .system = try segue("Add").transition else { throw Missing() }
  }

  @Test func `a transition of the scene's own is data`() throws {
    let card = try transition("Open")
    #expect(card.name == "springCard")
    #expect(card.duration == Rational(2, 5))
    #expect(card.reverse == .timing(duration: Rational(3, 10), curve: Curve.named("easeIn")))
    let choreography = card.choreography
    #expect(choreography.above == .source)
    #expect(choreography.background == .white)
    #expect(
      choreography.dim
        == Dim(color: .black, alpha: [Keyframe(at: 0, .number(0)), Keyframe(at: 1, .number(0.4))]))
    let window = Track.Window.fraction(0.1, 0.9)
    #expect(
      choreography.tracks.prefix(4) == [
        Track(.screen(.destination), .y, .length(.full), .length(.percent(8)), window: window),
        Track(.screen(.destination), .cornerRadius, .length(.zero), .length(.points(20)), window: window),
        Track(.screen(.source), .scale, .number(1), .number(0.93)),
        Track(
          .screen(.source), .anchor, .point(.percent(50), .zero), .point(.percent(50), .zero)),
      ])
    #expect(
      choreography.tracks[4]
        == Track(
          .element(.source, "wifi"), .alpha, [Keyframe(at: 0, .number(1)), Keyframe(at: 1, .number(0))],
          window: .seconds(delay: 0.1, duration: 0.2), curve: Curve.named("easeIn")))
    #expect(
      choreography.tracks[5]
        == Track(.element(.destination, "cell"), .frame, .frame(.element(.source, "wifi")), .frame(.full)))
    #expect(
      choreography.tracks[6].keyframes == [
        Keyframe(at: 0, .length(.zero)),
        Keyframe(at: 0.6, .length(.percent(-4)), curve: Curve.named("easeOut")),
        Keyframe(at: 1, .length(.points(10))),
      ])
  }

  @Test func `the timeline is as written`() throws {
    let steps = scene.timeline
    #expect(steps.count == 7)
    guard case .setup(let setup) = steps[0].action, case .perform("Open") = setup.first?.action,
      case .hold(Rational(4, 5)) = steps[1].action, case .caption(Caption("Tap the photo")) = steps[2].action,
      case .touch(Touch(.tap, view: "thumb")) = steps[3].action, case .marker("opened") = steps[4].action,
      case .unwind("UnwindFromDetails") = steps[5].action, case .caption(nil) = steps[6].action
    else { throw Missing() }
    #expect(steps[5].speed == Rational(1, 4))
    #expect(steps[5].showsSpeed)
    #expect(steps[1].position == SourcePosition(line: 104, column: 5))
  }

  @Test func `a theme changes what it names`() throws {
    let dark = try #require(folder.load("gallery.yaml", SceneOptions(theme: "dark")).scene)
    #expect(dark.screens[0].background == .color(Color(hex: 0x111111)))
    #expect(dark.screens[1].background == .color(.black))
    #expect(scene.screens[1].background == .color(.white))
  }
}
