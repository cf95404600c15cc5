internal import Dispatch
internal import Locking

/// Waits of the consumer in a row, each of a millisecond or more, after which another worker starts.
private let patience = 6

/// Produces numbered results on several workers and consumes them in order on the calling thread, with a fixed number
/// of slots in between.
///
/// Numbers are handed out in order, and a number is handed out only after a permit was taken; permits come back in
/// order as results are consumed. So an issued number is always below *consumed + slots*: a slot is free when a
/// number is issued, no result has to be reordered, and nothing can deadlock. The first error wins and stops
/// everybody; what fails as a consequence is not reported.
///
/// One worker starts. Another one, with another slot, joins when the consumer had to wait for several results in a row:
/// where consuming takes longer than producing, more workers would only take memory.
package final class FrameRing<Slot: Sendable>: Sendable {
  private let slots: [Slot]
  /// Signalled when the result of a number is there, by the number's remainder.
  private let ready: [DispatchSemaphore]
  /// Created at 0 and signalled up: a semaphore that is destroyed below its initial value kills the process.
  private let permits = DispatchSemaphore(value: 0)
  private let state: Locked<State>

  private struct State {
    var next = 0
    /// The last one is used next, so that slots beyond those in use are never touched.
    var free: [Int]
    /// The slots of the issued numbers, by the number's remainder.
    var places: [Int]
    var failure: (any Error)?
  }

  /// At least one slot.
  package init(slots: [Slot]) {
    self.slots = slots
    ready = slots.map { _ in DispatchSemaphore(value: 0) }
    state = Locked(
      State(free: slots.indices.reversed(), places: [Int](repeating: 0, count: slots.count)))
  }

  /// Runs once through the numbers 0 ..< `count`.
  ///
  /// - Parameters:
  ///   - workers: how many threads produce at most; each calls `makeWorker` once, on its own thread.
  ///   - produce: fills the slot of a number.
  ///   - consume: takes the result of a number out of its slot; called with 0, 1, 2 … on the calling thread.
  /// - Throws: the first error of any of the three.
  package func run<Worker>(
    count: Int, workers: Int, makeWorker: @escaping @Sendable () throws -> Worker,
    produce: @escaping @Sendable (Int, Slot, Worker) throws -> Void, consume: (Int, Slot) throws -> Void
  ) throws {
    let group = DispatchGroup()
    // Results that may wait, beside one that each worker makes.
    let spare = max(slots.count - workers, 0)
    for _ in 0..<spare { permits.signal() }
    var running = 0
    func start() {
      // A queue each: blocks of a concurrent queue share as many threads as there are cores, and while workers that wait
      // hold them, whatever else needs one waits for a second until Dispatch adds another.
      DispatchQueue(label: "segue.frames.\(running)").async(group: group) {
        self.serve(count, makeWorker, produce)
      }
      running += 1
      if spare + running <= slots.count { permits.signal() }
    }
    start()
    var waits = 0
    do {
      for number in 0..<count {
        waits = hadToWait(for: number) ? waits + 1 : 0
        if hasFailed { break }
        if waits >= patience, running < workers {
          start()
          waits = 0
        }
        try consume(number, slots[place(of: number)])
        release(number)
      }
    } catch {
      fail(error)
    }
    for _ in 0..<running { permits.signal() }
    group.wait()
    if let failure = state.withLock({ $0.failure }) { throw failure }
  }

  /// Waits until the result is there; true where that took a millisecond or more.
  private func hadToWait(for number: Int) -> Bool {
    let semaphore = ready[number % slots.count]
    if semaphore.wait(timeout: .now() + .milliseconds(1)) == .success { return false }
    semaphore.wait()
    return true
  }

  private func place(of number: Int) -> Int {
    state.withLock { $0.places[number % slots.count] }
  }

  private func release(_ number: Int) {
    state.withLock { $0.free.append($0.places[number % slots.count]) }
    permits.signal()
  }

  private func serve<Worker>(
    _ count: Int, _ makeWorker: () throws -> Worker, _ produce: (Int, Slot, Worker) throws -> Void
  ) {
    do {
      let worker = try makeWorker()
      while true {
        permits.wait()
        guard let (number, place) = issue(below: count) else { return }
        try produce(number, slots[place], worker)
        ready[number % slots.count].signal()
      }
    } catch {
      fail(error)
    }
  }

  private func issue(below count: Int) -> (number: Int, place: Int)? {
    state.withLock { state in
      guard state.failure == nil, state.next < count, let place = state.free.popLast() else { return nil }
      let number = state.next
      state.places[number % slots.count] = place
      state.next += 1
      return (number, place)
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
