internal import Dispatch
internal import Locking

/// Renders jobs side by side. All are attempted, whatever becomes of the others, unless the run is to fail fast.
///
/// At most as many scenes are at work as there are threads to draw, and these share the threads among them: with two
/// cores two scenes are drawn by one thread each, and the last one by two. So memory is bounded by the scenes at work,
/// and the number of drawing threads is that of `--jobs` however many scenes there are.
final class RenderBatch: Sendable {
  private let jobs: [RenderJob]
  private let threads: Int
  private let failsFast: Bool
  private let terminal: Terminal
  private let progress: BatchProgress
  private let fonts = FontGate()
  private let finished: @Sendable (RenderOutcome, Terminal) throws -> Void
  private let state: Locked<State>

  private struct State {
    var next = 0
    var hasFailed = false
    /// By the number of the job; nil until it is done.
    var outcomes: [RenderOutcome?]
  }

  /// - Parameters:
  ///   - threads: how many threads draw in all.
  ///   - finished: called for each job that was attempted, on the thread that did it, with where its messages go.
  init(
    _ jobs: [RenderJob], threads: Int, failsFast: Bool, terminal: Terminal, progress: BatchProgress,
    finished: @escaping @Sendable (RenderOutcome, Terminal) throws -> Void
  ) {
    self.finished = finished
    self.jobs = jobs
    self.threads = threads
    self.failsFast = failsFast
    self.terminal = terminal
    self.progress = progress
    state = Locked(State(outcomes: Array(repeating: nil, count: jobs.count)))
  }

  /// - Returns: one for each job, in their order.
  func run() -> [RenderOutcome] {
    let group = DispatchGroup()
    for number in 0..<min(threads, jobs.count) {
      // Serial queues each get a thread of their own; the ring's workers need those of the concurrent ones.
      DispatchQueue(label: "segue.scenes.\(number)").async(group: group) { self.serve() }
    }
    group.wait()
    return state.withLock { state in
      zip(jobs, state.outcomes).map { job, outcome in outcome ?? RenderOutcome(job: job, status: .skipped) }
    }
  }

  private func serve() {
    while let (number, workers) = takeJob() {
      let outcome = render(jobs[number], number, workers: workers)
      state.withLock { state in
        state.outcomes[number] = outcome
        state.hasFailed = state.hasFailed || outcome.status == .failed
      }
    }
  }

  /// The next job, and how many threads draw it.
  private func takeJob() -> (number: Int, workers: Int)? {
    state.withLock { state in
      guard state.next < jobs.count, !(failsFast && state.hasFailed) else { return nil }
      defer { state.next += 1 }
      let left = jobs.count - state.next
      return (state.next, max(threads / min(left, threads), 1))
    }
  }

  private func render(_ job: RenderJob, _ number: Int, workers: Int) -> RenderOutcome {
    let transcript = Transcript()
    let terminal = terminal.keeping(transcript)
    let run = SceneRun(job: job, workers: workers, terminal: terminal, fonts: fonts)
    var outcome = run.run { frames in
      progress.begin(number, job.scene, frames: frames)
      return { done in self.progress.update(number, done) }
    }
    do {
      try finished(outcome, terminal)
    } catch {
      outcome = RenderOutcome(failure: error, job, terminal)
    }
    progress.end(number, messages: transcript.take())
    return outcome
  }
}
