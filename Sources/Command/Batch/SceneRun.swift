internal import Encoding
internal import Motion
internal import Pipeline
internal import SceneFile

/// Renders one job: reads its scene, draws it, and writes all its outputs.
struct SceneRun {
  let job: RenderJob
  /// How many threads draw.
  let workers: Int
  let terminal: Terminal
  let fonts: FontGate
  /// Whether the program was given this scene only: then its messages need not name it.
  var isAlone = false

  /// - Parameters:
  ///   - begin: called with the number of frames to draw; returns what is called with the number that is done.
  ///   - end: called after `begin` once nothing more is drawn, before anything is said about a failure.
  /// - Returns: also for a scene that fails: its messages are printed then.
  func run(_ begin: (Int) -> (Int) -> Void, end: () -> Void = {}) -> RenderOutcome {
    let (start, clock) = (FileStamp.now, ProgressDisplay.now)
    var files: [String] = []
    var outcome: RenderOutcome
    do {
      let loaded = try SceneSource.load(job.scene, text: job.text, job.arguments, terminal: terminal)
      files = loaded.dependencies
      outcome = try render(loaded, begin, end)
    } catch {
      if let failure = error as? SceneFailure, files.isEmpty { files = failure.files }
      outcome = RenderOutcome(failure: error, job, terminal, isAlone: isAlone)
    }
    outcome.start = start
    outcome.seconds = ProgressDisplay.now - clock
    outcome.dependencies = dependencies(files)
    return outcome
  }

  /// A scene that was made of another file depends on that one.
  private func dependencies(_ files: [String]) -> [String] {
    job.origin.map { [$0] + files.dropFirst() } ?? files
  }

  /// Throws `UsageError` where a file that goes with a film, or one that the scene reads, is written by something else.
  private func checkFiles(_ companions: [Companion], _ loaded: LoadedScene) throws(UsageError) {
    for (number, companion) in companions.enumerated() {
      try job.files.write(
        companion.path, by: .init(job: job.number, number: number, scene: job.scene, isCompanion: true))
    }
    for path in dependencies(loaded.dependencies) { try job.files.read(path) }
  }

  private func render(
    _ loaded: LoadedScene, _ begin: (Int) -> (Int) -> Void, _ end: () -> Void
  ) throws -> RenderOutcome {
    fonts.enter(loaded.scene.fonts)
    defer { fonts.leave() }
    let source = try SceneSource(job.scene, loaded, job.arguments, terminal: terminal)
    let selection = OutputSelection(
      scene: source.scene, film: source.studio.film, arguments: job.arguments)
    let requests = try selection.requests(for: job.outputs)
    noteResampling(requests, source.scene)
    noteEvenSides(requests)
    let companions = try CompanionSelection(job: job, source: source).companions()
    try checkFiles(companions, loaded)
    let check = job.arguments.flag("check-output") ? try OutputCheck(job.arguments, terminal) : nil
    let made = try make(requests, companions, source.studio, check) { requests in
      let export = Export(source.studio, to: requests)
      let progress = begin(export.frameCount)
      defer { end() }
      try export.run(jobs: workers, progress: progress)
    }
    var outcome = RenderOutcome(job: job, status: .rendered)
    outcome.warnings = source.warnings
    outcome.outputs = try made.map { request, choice in
      var report = try OutputReport(request, source.studio.film, hashing: job.arguments.flag("json"))
      report.choice = choice
      return report
    }
    outcome.outputs += try companions.map {
      try $0.report(source.studio.film, hashing: job.arguments.flag("json"))
    }
    outcome.isRehearsal = check != nil
    return outcome
  }

  /// Draws the outputs and puts them into their places, or holds them against what is there.
  ///
  /// - Returns: the outputs as they became, with what was given up for their size.
  private func make(
    _ requests: [OutputRequest], _ companions: [Companion], _ studio: Studio, _ check: OutputCheck?,
    draw: ([OutputRequest]) throws -> Void
  ) throws -> [(OutputRequest, SizeChoice?)] {
    var made: [(OutputRequest, SizeChoice?)] = requests.map { ($0, nil) }
    var written = check?.rehearsals(of: requests) ?? requests
    let budget = try SizeBudget(job.arguments)
    // Its folder goes with it.
    defer { withExtendedLifetime(budget) {} }
    if let budget {
      let fitted = try budget.fit(requests, film: studio.film, draw: draw)
      made = fitted.map { ($0.request, $0.choice == SizeChoice() ? nil : $0.choice) }
      written = fitted.map(\.rehearsal)
      if check == nil { for output in fitted { try output.publish() } }
    } else {
      try draw(written)
    }
    for companion in companions { try companion.write(studio, to: check?.place(of: companion.path)) }
    try check?.compare(made.map(\.0), with: written, and: companions.map(\.path))
    return made
  }

  private func noteEvenSides(_ requests: [OutputRequest]) {
    for request in requests {
      let (settings, size) = (request.settings, request.format.codedSize(request.settings))
      if (settings.width, settings.height) != size {
        terminal.note(
          "\(request.path): \(size.width) × \(size.height) pixels instead of \(settings.width) × \(settings.height), since \(request.format.name) needs even sides"
        )
      }
    }
  }

  private func noteResampling(_ requests: [OutputRequest], _ scene: Scene) {
    for request in requests where request.format.maxFrameRate != nil {
      let asked =
        (try? job.arguments.frameRate("fps")) ?? scene.output[request.format.name]?.frameRate
        ?? scene.frameRate
      if request.settings.frameRate < asked {
        terminal.note(
          "\(request.path): \(request.settings.frameRate) frames per second, the most that \(request.format.name) players keep to"
        )
      }
    }
  }
}
