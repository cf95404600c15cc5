internal import Encoding
internal import Glibc

/// One call of `segue watch`: draws scenes, and draws them again when they or what they use changes. Ends by a signal.
struct WatchRun {
  private let arguments: ParsedArguments
  private let terminal: Terminal
  private let wait: ChangeWait
  private var plan: RenderPlan
  /// Files that each job depends on, by its outputs.
  private var dependencies: [String: [String]] = [:]

  init(_ arguments: ParsedArguments, _ terminal: Terminal) throws {
    self.arguments = arguments
    self.terminal = terminal
    plan = try RenderPlan(arguments, terminal)
    guard plan.jobs.allSatisfy({ $0.scene != "-" && $0.outputs.allSatisfy { $0.path != "-" } }) else {
      throw UsageError("`segue watch` needs files: neither a scene nor an output can be `-`")
    }
    wait = try ChangeWait()
  }

  mutating func run() throws -> ExitCode {
    let interruption = Interruption()
    defer { interruption.end() }
    var start = FileStamp.now
    try render(plan.jobs)
    try follow(since: start)
    terminal.note(greeting)
    while true {
      let changed = wait.next()
      start = FileStamp.now
      renewPlan()
      try render(
        plan.jobs.filter { job in
          dependencies[Self.key(job)].map { !changed.isDisjoint(with: $0) } ?? true
        })
      try follow(since: start)
    }
  }

  private static func key(_ job: RenderJob) -> String { job.outputs.map(\.path).joined(separator: "\0") }

  /// Scenes come and go. A folder or a storyboard that cannot be read now is told of, and the old plan stays.
  private mutating func renewPlan() {
    do {
      plan = try RenderPlan(arguments, terminal)
    } catch {
      _ = FailureReport(error).print(to: terminal)
    }
  }

  private mutating func render(_ jobs: [RenderJob]) throws {
    guard !jobs.isEmpty else { return }
    let batch = RenderBatch(
      jobs, threads: try Jobs.count(arguments), failsFast: false, terminal: terminal,
      progress: BatchProgress(arguments, total: jobs.count, terminal: terminal),
      finished: { outcome, terminal in terminal.note(Self.line(outcome)) })
    for outcome in batch.run() {
      dependencies[Self.key(outcome.job)] = outcome.dependencies.flatMap { [$0] + Self.target(ofLink: $0) }
    }
  }

  private func follow(since start: Int) throws {
    let paths = Set(plan.jobs.flatMap { dependencies[Self.key($0)] ?? [] })
    try wait.follow(paths, sceneFolders: plan.folders, readSince: start)
  }

  /// The file that a link leads to: it may lie in another folder.
  private static func target(ofLink path: String) -> [String] {
    var info = stat()
    guard lstat(path, &info) == 0, info.st_mode & S_IFMT == S_IFLNK, let real = realpath(path, nil) else {
      return []
    }
    defer { free(real) }
    return [String(cString: real)]
  }

  private var greeting: String {
    let scenes = Set(plan.jobs.map { $0.origin ?? $0.scene })
    let files = Set(plan.jobs.flatMap { dependencies[Self.key($0)] ?? [] }).subtracting(scenes)
    return "watching \(Self.count(scenes.count, "scene")) and \(Self.count(files.count, "file")) beside them"
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  /// `14:03:07 slide.yaml: slide.mp4, slide.gif in 0.42 s`
  private static func line(_ outcome: RenderOutcome) -> String {
    let outputs = outcome.job.outputs.map(\.path).joined(separator: ", ")
    let words =
      outcome.status == .failed
      ? "failed; \(outputs) stays as it was"
      : "\(outputs) in \(ProgressDisplay.hundredths(outcome.seconds)) s"
    return "\(timeOfDay) \(outcome.job.scene): \(words)"
  }

  /// On the clock of whoever looks at it.
  private static var timeOfDay: String {
    var seconds = time(nil)
    var parts = tm()
    localtime_r(&seconds, &parts)
    return [parts.tm_hour, parts.tm_min, parts.tm_sec].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(
      separator: ":")
  }
}
