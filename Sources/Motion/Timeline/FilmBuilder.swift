/// Walks a scene's timeline once, keeping the stack of screens as UIKit would, and writes down what happens when.
struct FilmBuilder {
  let scene: Scene
  let measurer: any Measurer
  var screens: FilmScreens
  var stack: ScreenStack
  /// Seconds of the film: where the step that is being taken stands.
  var time = Rational.zero
  /// How fast it is shown: its own speed times those of the steps around it.
  var speed = Rational(1)
  /// Where it stands in the timeline: the numbers of the steps around it, and its own.
  var path: [Int] = []
  var takenSteps = 0
  /// Entries that have been opened so far.
  var entryCount: Int
  /// Inside of `setup`, where things happen and nothing is shown.
  var isSettingUp = false
  var segments: [Segment] = []
  /// The transition that is running, or ran last.
  var passage: (stacks: [ScreenStack], end: Rational)?
  var runs = ViewRuns()
  var steps: [(path: [Int], step: FilmStep)] = []
  var markers: [FilmMarker] = []
  var touches: [TouchMark] = []
  var overlays: [OverlayMark] = []
  var captions: [CaptionMark] = []
  /// The caption that is there now.
  var caption: CaptionMark?
  var issues: [FilmIssue] = []

  init(scene: Scene, measurer: any Measurer) {
    self.scene = scene
    self.measurer = measurer
    screens = FilmScreens(scene: scene)
    let indices = scene.initialStack.compactMap { name in scene.screens.firstIndex { $0.name == name } }
    stack = ScreenStack(indices.enumerated().map { ScreenStack.Entry(screen: $1, id: $0) })
    entryCount = indices.count
  }

  mutating func build() throws(FilmFailure) -> Film {
    rest()
    walk()
    endCaption()
    checkLength()
    if issues.contains(where: { $0.severity == .error }) { throw FilmFailure(issues: issues) }
    if scene.canvas.homeIndicator != nil {
      let mark = OverlayMark(start: .zero, end: time, screen: screens.index(of: .homeIndicator))
      overlays.insert(mark, at: 0)
    }
    let housing = Bezel(canvas: scene.canvas).map { FilmHousing($0, screen: screens.index(of: .bezel)) }
    let statusBar = screens.statusBar.map { (screens.index(of: .statusBar), $0.height) }
    return Film(
      canvas: scene.canvas, screens: set, steps: orderedSteps, markers: markers, warnings: issues,
      timelineDuration: time, playback: scene.playback, segments: segments, runs: runs, overlays: overlays,
      captions: captions, touches: touches, statusBar: statusBar, housing: housing)
  }

  /// All pictures so far.
  var set: ScreenSet {
    ScreenSet(screens: screens.screens, assetSizes: scene.assets.map(\.size), owners: screens.owners)
  }

  /// Takes a step that has no others inside, those of a setup apart.
  mutating func take(_ step: Step) {
    let start = time
    switch step.action {
    case .hold(let duration): hold(duration, step)
    case .perform(let identifier): perform(identifier, step, name: "perform \(identifier)")
    case .unwind(let identifier): perform(identifier, step, name: "unwind \(identifier)")
    case .touch(let touch): if let press = press(touch, step) { recognise(press) }
    case .drag(let drag): self.drag(drag, step)
    case .animate(let animation): animate(animation, step)
    case .marker(let name): markers.append(FilmMarker(name: name, time: time))
    case .caption(let caption): setCaption(caption, step)
    case .setup(let inner): setUp(inner)
    case .sequence, .parallel, .stagger, .cycle: break
    }
    showBadge(step, since: start)
  }

  private mutating func hold(_ duration: Rational, _ step: Step) {
    let start = time
    time = time + (duration / speed).heldToMicroseconds
    note("hold", scene.screens[stack.top.screen].name, start, step)
  }

  private mutating func setUp(_ inner: [Step]) {
    let (start, outerSpeed) = (time, speed)
    isSettingUp = true
    for step in inner { take(step) }
    isSettingUp = false
    (time, speed) = (start, outerSpeed)
    rest()
  }

  /// From now on the top screen shows.
  mutating func rest() {
    segments.append(Segment(start: time, end: time, content: .rest(restingActor())))
  }

  mutating func note(
    _ name: String, _ detail: String, _ start: Rational, _ step: Step, change: ScreenChange? = nil
  ) {
    let step = FilmStep(
      name: name, detail: detail, start: start, end: time, depth: path.count - 1, change: change,
      position: step.position)
    steps.append((path, step))
  }

  /// In the order of the file, each before those inside of it, whatever the order in which they were taken.
  private var orderedSteps: [FilmStep] {
    steps.enumerated().sorted { a, b in
      a.element.path == b.element.path
        ? a.offset < b.offset : a.element.path.lexicographicallyPrecedes(b.element.path)
    }.map(\.element.step)
  }

  mutating func showBadge(_ step: Step, since start: Rational) {
    guard step.showsSpeed, speed != Rational(1), time > start else { return }
    let badge = screens.index(of: .badge(Annotation.decimal(speed) + "×"))
    overlays.append(OverlayMark(start: start, end: time, screen: badge))
  }

  mutating func report(
    _ severity: FilmIssue.Severity, _ message: String, hint: String? = nil, at position: SourcePosition
  ) {
    let issue = FilmIssue(severity, message, hint: hint, at: position)
    // A step that is repeated has its fault once.
    if !issues.contains(issue) { issues.append(issue) }
  }
}

extension Film {
  /// Resolves a scene's timeline; all of its errors are reported together.
  package init(_ scene: Scene, measurer: any Measurer) throws(FilmFailure) {
    var builder = FilmBuilder(scene: scene, measurer: measurer)
    self = try builder.build()
  }
}
