/// Walks a scene's timeline once, keeping the stack of screens as UIKit would, and writes down what happens when.
struct FilmBuilder {
  let scene: Scene
  let measurer: any Measurer
  var screens: FilmScreens
  var stack: ScreenStack
  var time = Rational.zero
  /// Inside of `setup`, where things happen and nothing is shown.
  var isSettingUp = false
  var segments: [Segment] = []
  var steps: [FilmStep] = []
  var markers: [FilmMarker] = []
  var touches: [TouchMark] = []
  var overlays: [OverlayMark] = []
  var caption: (start: Rational, screen: Int)?
  var issues: [FilmIssue] = []

  init(scene: Scene, measurer: any Measurer) {
    self.scene = scene
    self.measurer = measurer
    screens = FilmScreens(scene: scene)
    let indices = scene.initialStack.compactMap { name in scene.screens.firstIndex { $0.name == name } }
    stack = ScreenStack(indices.map { ScreenStack.Entry(screen: $0) })
  }

  mutating func build() throws(FilmFailure) -> Film {
    for step in scene.timeline { take(step) }
    endCaption()
    // The end state, for the last frame of a film that ends moving.
    segments.append(Segment(start: time, end: time, content: .rest(restingActor())))
    checkLength()
    if issues.contains(where: { $0.severity == .error }) { throw FilmFailure(issues: issues) }
    if scene.canvas.homeIndicator != nil {
      let mark = OverlayMark(start: .zero, end: time, screen: screens.index(of: .homeIndicator))
      overlays.insert(mark, at: 0)
    }
    let housing = Bezel(canvas: scene.canvas).map { FilmHousing($0, screen: screens.index(of: .bezel)) }
    let statusBar = screens.statusBar.map { (screens.index(of: .statusBar), $0.height) }
    return Film(
      canvas: scene.canvas,
      screens: ScreenSet(screens: screens.screens, assetSizes: scene.assets.map(\.size)), steps: steps,
      markers: markers, warnings: issues, timelineDuration: time, playback: scene.playback,
      segments: segments,
      overlays: overlays, touches: touches, statusBar: statusBar, housing: housing)
  }

  private mutating func take(_ step: Step) {
    let start = time
    switch step.action {
    case .hold(let duration): hold(duration, step)
    case .perform(let identifier): perform(identifier, step, touching: nil)
    case .tap(let id): tap(id, step)
    case .unwind(let identifier): perform(identifier, step, touching: nil)
    case .marker(let name): markers.append(FilmMarker(name: name, time: time))
    case .caption(let string): setCaption(string)
    case .setup(let inner): setUp(inner, step)
    }
    if step.showsSpeed, step.speed != Rational(1), time > start {
      let badge = screens.index(of: .badge(Annotation.decimal(step.speed) + "×"))
      overlays.append(OverlayMark(start: start, end: time, screen: badge))
    }
  }

  private mutating func hold(_ duration: Rational, _ step: Step) {
    let start = time
    if !isSettingUp {
      advance(by: (duration / step.speed).heldToMicroseconds, .rest(restingActor()))
    }
    note("hold", scene.screens[stack.top.screen].name, start, step)
  }

  private mutating func setUp(_ inner: [Step], _ step: Step) {
    let wasSettingUp = isSettingUp
    isSettingUp = true
    for step in inner { take(step) }
    isSettingUp = wasSettingUp
  }

  mutating func advance(by duration: Rational, _ content: Segment.Content) {
    let end = time + duration
    segments.append(Segment(start: time, end: end, content: content))
    time = end
  }

  mutating func note(_ name: String, _ detail: String, _ start: Rational, _ step: Step) {
    steps.append(FilmStep(name: name, detail: detail, start: start, end: time, position: step.position))
  }

  private mutating func setCaption(_ string: String?) {
    endCaption()
    caption = string.map { (time, screens.index(of: .caption($0))) }
  }

  private mutating func endCaption() {
    if let caption, caption.start < time {
      overlays.append(OverlayMark(start: caption.start, end: time, screen: caption.screen))
    }
    caption = nil
  }

  private mutating func checkLength() {
    let position = scene.timeline.first?.position ?? SourcePosition(line: 1, column: 1)
    if time == .zero {
      report(
        .error, "the film has no length", hint: "add a step that takes time, such as `- hold: 1`",
        at: position)
    }
    if time > Rational(Limits.seconds) {
      report(
        .error, "the film lasts \(time.value) s; at most \(Limits.seconds) s are allowed",
        hint: "shorten the holds, or split the scene", at: position)
    }
  }

  mutating func report(
    _ severity: FilmIssue.Severity, _ message: String, hint: String? = nil, at position: SourcePosition
  ) {
    issues.append(FilmIssue(severity, message, hint: hint, at: position))
  }
}

extension Film {
  /// Resolves a scene's timeline; all of its errors are reported together.
  package init(_ scene: Scene, measurer: any Measurer) throws(FilmFailure) {
    var builder = FilmBuilder(scene: scene, measurer: measurer)
    self = try builder.build()
  }
}
