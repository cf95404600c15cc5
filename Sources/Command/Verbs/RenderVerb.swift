internal import Motion
internal import Encoding

extension Verb {
  static let render = Verb(
    name: "render", summary: "draw scenes and write them as films", operands: "SCENE|FOLDER... [-o PATH]...",
    options: renderOptions,
    details: """
      The format follows from the extension of the path. Several outputs of one size and frame rate are drawn once.
      Without -o the film is written beside the scene, as MP4, or to the folder that --out names. A folder stands for
      the scenes in it, apart from those whose names start with _. Scenes are drawn side by side; all are attempted,
      and the exit code is that of the first one that failed.

      A poster lies beside each film, as NAME-poster.png with DocC's endings (~dark, @2x). A snippet and a timeline are
      made for all themes and scales of a film: NAME.FORMAT.snippet and NAME.timeline.json.

        segue render slide.yaml -o slide.mp4 -o slide.gif
        segue render slide.yaml push.yaml scenes/ --out build -f mp4,gif
        segue render slide.yaml --theme both --scale 1,2 -f gif --out build
        segue render slide.yaml --theme both --poster -f mp4 --snippet html,docc --out build
        segue render slide.yaml -f png-sequence -o frames/f%05d.png
        segue render slide.yaml -f gif -o - > slide.gif
      """,
    run: { arguments, terminal in try RenderRun(arguments, terminal).run() })

  static let renderOptions =
    OutputNaming.options + OutputSelection.options + [SizeBudget.option] + CompanionSelection.options
    + SceneSource.options
    + ImportRun.options + [
      SceneList.option, Shard.option, Jobs.option,
      .flag("fail-fast", "start no further scene after one has failed").neutral,
      IncrementalRun.option,
      .flag("if-changed", "leave a file untouched where its bytes would be the same").neutral,
    ] + OutputCheck.options + DependencyFile.options + [
      ProgressDisplay.option, .flag("json", "print a report of the outputs as JSON").neutral,
    ]
}

/// One call of `segue render`.
private struct RenderRun {
  let arguments: ParsedArguments
  let terminal: Terminal

  init(_ arguments: ParsedArguments, _ terminal: Terminal) {
    self.arguments = arguments
    self.terminal = terminal
  }

  func run() throws -> ExitCode {
    let plan = try RenderPlan(arguments, terminal)
    if arguments.flag("check-output"), arguments.flag("incremental") || arguments.has("deps") {
      throw UsageError("`--check-output` writes nothing, and does not go with --incremental or --deps")
    }
    let start = ProgressDisplay.now
    let interruption = Interruption()
    defer { interruption.end() }
    let incremental = arguments.flag("incremental") ? try IncrementalRun(options: Verb.renderOptions) : nil
    let known = try plan.jobs.map { try incremental?.upToDate($0) }
    let jobs = zip(plan.jobs, known).filter { $1 == nil }.map(\.0)
    let rendered = plan.isSingle ? try jobs.map(single) : try batch(jobs, incremental)
    if plan.isSingle { try rendered.forEach { try incremental?.remember($0) } }
    try incremental?.save()
    var rest = rendered[...]
    let outcomes = known.compactMap { $0 ?? rest.popFirst() }
    try DependencyFile.write(outcomes, arguments)
    if arguments.flag("json") {
      try terminal.write(RenderOutcome.report(outcomes, shard: try Shard(arguments)).text)
    }
    if !plan.isSingle {
      terminal.note(RunSummary.text(outcomes))
    } else if let first = outcomes.first, first.status == .upToDate {
      for output in first.outputs { terminal.note("\(output.path): up to date") }
    }
    if terminal.isVerbose { terminal.note("\(ProgressDisplay.tenths(ProgressDisplay.now - start)) s") }
    return outcomes.first { $0.status == .failed }?.exitCode ?? .success
  }

  private func single(_ job: RenderJob) throws -> RenderOutcome {
    var progress: ProgressDisplay?
    let run = SceneRun(
      job: job, workers: try Jobs.count(arguments), terminal: terminal, fonts: FontGate(), isAlone: true)
    let outcome = run.run { frames in
      let display = ProgressDisplay(arguments, total: frames, terminal: terminal)
      progress = display
      return display.update
    } end: {
      progress?.end()
    }
    outcome.announce(to: terminal)
    return outcome
  }

  private func batch(_ jobs: [RenderJob], _ incremental: IncrementalRun?) throws -> [RenderOutcome] {
    let progress = BatchProgress(arguments, total: jobs.count, terminal: terminal)
    return RenderBatch(
      jobs, threads: try Jobs.count(arguments), failsFast: arguments.flag("fail-fast"), terminal: terminal,
      progress: progress,
      finished: { outcome, terminal in
        outcome.announce(to: terminal)
        try incremental?.remember(outcome)
      }
    ).run()
  }
}
