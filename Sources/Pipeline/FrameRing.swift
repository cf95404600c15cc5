internal import Dispatch
internal import Locking

/// Produces numbered results on several workers and consumes them in order on the calling thread, with a fixed number
/// of slots in between.
///
/// Numbers are handed out in order, and a number is handed out only after a permit was taken; permits come back in
/// order as results are consumed. So an issued number is always below *consumed + slots*: a slot is free when its
/// number is issued, no result has to be reordered, and nothing can deadlock. The first error wins and stops
/// everybody; what fails as a consequence is not reported.
package final class FrameRing<Slot: Sendable>: Sendable {
  private let slots: [Slot]
  /// Signalled when a slot holds its result.
  private let ready: [DispatchSemaphore]
  /// Created at 0 and signalled up: a semaphore that is destroyed below its initial value kills the process.
  private let permits = DispatchSemaphore(value: 0)
  private let state = Locked(State())

  private struct State {
    var next = 0
    var failure: (any Error)?
  }

  /// At least one slot.
  package init(slots: [Slot]) {
    self.slots = slots
    ready = slots.map { _ in DispatchSemaphore(value: 0) }
  }

  /// Runs once through the numbers 0 ..< `count`.
  ///
  /// - Parameters:
  ///   - workers: how many threads produce; each calls `makeWorker` once, on its own thread.
  ///   - produce: fills the slot of a number.
  ///   - consume: takes the result of a number out of its slot; called with 0, 1, 2 … on the calling thread.
  /// - Throws: the first error of any of the three.
  package func run<Worker>(
    count: Int, workers: Int, makeWorker: @escaping @Sendable () throws -> Worker,
    produce: @escaping @Sendable (Int, Slot, Worker) throws -> Void, consume: (Int, Slot) throws -> Void
  ) throws {
    let group = DispatchGroup()
    for _ in slots { permits.signal() }
    for number in 0..<workers {
      // A queue each: blocks of a concurrent queue share as many threads as there are cores, and while workers that wait
      // hold them, whatever else needs one waits for a second until Dispatch adds another.
      DispatchQueue(label: "segue.frames.\(number)").async(group: group) {
        self.serve(count, makeWorker, produce)
      }
    }
    do {
      for number in 0..<count {
        ready[number % slots.count].wait()
        if hasFailed { break }
        try consume(number, slots[number % slots.count])
        permits.signal()
      }
    } catch {
      fail(error)
    }
    for _ in 0..<workers { permits.signal() }
    group.wait()
    if let failure = state.withLock({ $0.failure }) { throw failure }
  }

  private func serve<Worker>(
    _ count: Int, _ makeWorker: () throws -> Worker, _ produce: (Int, Slot, Worker) throws -> Void
  ) {
    do {
      let worker = try makeWorker()
      while true {
        permits.wait()
        guard let number = issue(below: count) else { return }
        try produce(number, slots[number % slots.count], worker)
        ready[number % slots.count].signal()
      }
    } catch {
      fail(error)
    }
  }

  private func issue(below count: Int) -> Int? {
    state.withLock { state in
      guard state.failure == nil, state.next < count else { return nil }
      state.next += 1
      return state.next - 1
    }
  }

  private var hasFailed: Bool { state.withLock { $0.failure != nil } }

  /// Remembers the first error and wakes the consumer, whichever slot it waits for.
  private func fail(_ error: any Error) {
    state.withLock { state in
      if state.failure == nil { state.failure = error }
    }
    for semaphore in ready { semaphore.signal() }
  }
}
