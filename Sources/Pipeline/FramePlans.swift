internal import Drawing
internal import Locking
internal import Motion

/// The plans of the frames that are being drawn, for all workers: whether a frame repeats the one before it is asked by
/// a worker that has not drawn that one.
///
/// A plan depends on its frame's number alone, so that two workers that make one at the same time make the same.
final class FramePlans: Sendable {
  private let film: Film
  private let frameRate: Rational
  private let limit: Int
  private let plans = Locked<[Int: FramePlan]>([:])

  /// - Parameter limit: Plans that are kept, at least as many as frames are in work and one more.
  init(of film: Film, at frameRate: Rational, limit: Int) {
    self.film = film
    self.frameRate = frameRate
    self.limit = limit
  }

  func plan(_ number: Int, measurer: TextMeasurer) -> FramePlan {
    if let known = plans.withLock({ $0[number] }) { return known }
    // Not under the lock: other workers need other plans meanwhile.
    let plan = film.plan(frame: number, at: frameRate, measurer: measurer)
    plans.withLock { plans in
      plans[number] = plan
      plans[number - limit] = nil
    }
    return plan
  }
}
