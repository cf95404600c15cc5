internal import Motion

/// What became of one job of a run.
struct RenderOutcome: Sendable {
  enum Status: String, Sendable {
    case rendered
    /// Its outputs were there already, made from the same things.
    case upToDate
    case failed
    /// Never started, because another one failed.
    case skipped
  }

  let job: RenderJob
  let status: Status
  var exitCode = ExitCode.success
  /// When it began to read its scene: nanoseconds since 1970.
  var start = 0
  /// Seconds that it took.
  var seconds = 0.0
  var outputs: [OutputReport] = []
  /// Nothing was written: the outputs were only compared.
  var isRehearsal = false
  /// Files that the outputs depend on, as this process can open them; of a failed job those that were looked for.
  var dependencies: [String] = []
  var warnings: [String] = []
  /// What was printed about a failure, without colours.
  var message = ""
}

extension RenderOutcome {
  /// A job that failed, after its messages have been printed.
  init(failure error: any Error, _ job: RenderJob, _ terminal: Terminal, isAlone: Bool = false) {
    let report = FailureReport(error)
    let code = report.print(to: terminal, scene: isAlone ? nil : job.scene)
    self.init(job: job, status: .failed, exitCode: code)
    message = report.plainText
  }

  /// A line for each output that was written.
  func announce(to terminal: Terminal) {
    if isRehearsal { return }
    for report in outputs where report.path != "-" { terminal.note(report.line) }
  }

  /// Everything about a run, in the order of the command line.
  /// - Parameter shard: the part of a run that this was.
  static func report(_ outcomes: [RenderOutcome], shard: Shard?) -> JSON {
    .object(
      [("version", .string(CommandLineTool.version))] + (shard.map { [("shard", .string($0.text))] } ?? [])
        + [
          (
            "outputs",
            .array(outcomes.flatMap { outcome in outcome.outputs.map { $0.json(scene: outcome.job.scene) } })
          ),
          ("scenes", .array(outcomes.map(\.json))),
        ])
  }

  private var json: JSON {
    .object([
      ("number", .int(job.number)), ("scene", .string(job.scene)), ("status", .string(status.rawValue)),
      ("exitCode", .int(Int(exitCode.code))), ("outputs", .array(outputs.map { .string($0.path) })),
      ("warnings", .array(warnings.map(JSON.string))), ("message", .string(message)),
    ])
  }
}
