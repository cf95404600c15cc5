import Dispatch
import Glibc
import Locking
import Pipeline
import Synchronization
import Testing

@Suite struct FrameRingTests {
  final class Box: Sendable {
    let value = Locked(-1)
  }

  struct Fault: Error, Equatable { let number: Int }

  private func ring(_ capacity: Int) -> FrameRing<Box> { FrameRing(slots: (0..<capacity).map { _ in Box() }) }

  @Test(arguments: [1, 2, 3, 8, 16])
  func `results come in order, whatever the workers' speed`(workers: Int) throws {
    var received: [Int] = []
    try ring(workers + 2).run(
      count: 1000, workers: workers, makeWorker: { SystemRandomNumberGenerator() },
      produce: { number, slot, _ in
        if number % 97 == Int.random(in: 0..<97) { usleep(UInt32.random(in: 0..<500)) }
        slot.value.withLock { $0 = number }
      },
      consume: { number, slot in
        #expect(slot.value.withLock { $0 } == number)
        received.append(number)
      })
    #expect(received == Array(0..<1000))
  }

  @Test func `a number is issued only when its slot is free`() throws {
    let issued = Atomic(0)
    try ring(4).run(
      count: 200, workers: 3, makeWorker: {},
      produce: { _, _, _ in issued.wrappingAdd(1, ordering: .relaxed) },
      consume: { number, _ in #expect(issued.load(ordering: .relaxed) <= number + 4) })
  }

  @Test func `where consuming takes longer, one worker and the slots it needs are all that is used`() throws {
    let made = Atomic(0)
    let used = Locked<Set<ObjectIdentifier>>([])
    try ring(4).run(
      count: 6, workers: 3, makeWorker: { made.wrappingAdd(1, ordering: .relaxed) },
      produce: { _, slot, _ in used.withLock { _ = $0.insert(ObjectIdentifier(slot)) } },
      consume: { _, _ in usleep(50_000) })
    #expect(made.load(ordering: .relaxed) == 1)
    #expect(used.withLock { $0.count } == 2)
  }

  @Test func `where producing takes longer, all workers join`() throws {
    let made = Atomic(0)
    // On a busy machine it takes a while until two results in a row are late.
    try ring(4).run(
      count: 3000, workers: 3, makeWorker: { made.wrappingAdd(1, ordering: .relaxed) },
      produce: { _, _, _ in if made.load(ordering: .relaxed) < 3 { usleep(20_000) } }, consume: { _, _ in })
    #expect(made.load(ordering: .relaxed) == 3)
  }

  @Test(arguments: [1, 2, 8])
  func `the first fault of a producer stops everybody and is the one that is thrown`(workers: Int) {
    for fault in [0, 1, 7, 99] {
      #expect(throws: Fault(number: fault)) {
        try ring(workers + 2).run(
          count: 100, workers: workers, makeWorker: {},
          produce: { number, _, _ in if number == fault { throw Fault(number: number) } },
          consume: { _, _ in })
      }
    }
  }

  @Test(arguments: [1, 2, 8])
  func `a fault of the consumer stops everybody`(workers: Int) {
    for fault in [0, 1, 50, 99] {
      #expect(throws: Fault(number: fault)) {
        try ring(workers + 2).run(
          count: 100, workers: workers, makeWorker: {}, produce: { _, _, _ in },
          consume: { number, _ in if number == fault { throw Fault(number: number) } })
      }
    }
  }

  @Test func `a worker that cannot start is a fault`() {
    #expect(throws: Fault(number: -1)) {
      try ring(4).run(
        count: 100, workers: 2, makeWorker: { throw Fault(number: -1) }, produce: { _, _, _ in },
        consume: { _, _ in })
    }
  }

  @Test func `faults on either side at random never hang`() {
    for seed in 0..<200 {
      let (bad, side) = (seed * 7 % 40, seed % 3)
      do {
        try ring(1 + seed % 5).run(
          count: 40, workers: 1 + seed % 4, makeWorker: {},
          produce: { number, _, _ in if side == 0, number == bad { throw Fault(number: number) } },
          consume: { number, _ in if side == 1, number == bad { throw Fault(number: number) } })
        #expect(side == 2)
      } catch {
        #expect(error as? Fault == Fault(number: bad))
      }
    }
  }
}
