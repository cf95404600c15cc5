import Dispatch
import Locking
import Synchronization
import Testing

@testable import Command

@Suite struct FontGateTests {
  @Test func `scenes with other fonts are never inside together, and all come in`() {
    let gate = FontGate()
    let inside = Locked<[[String]]>([])
    let entered = Atomic(0)
    let mixed = Atomic(0)
    DispatchQueue.concurrentPerform(iterations: 64) { number in
      let fonts = number % 3 == 0 ? [] : ["font\(number % 3).ttf"]
      gate.enter(fonts)
      let isMixed = inside.withLock { list in
        list.append(fonts)
        return list.contains { $0 != fonts }
      }
      if isMixed { mixed.add(1, ordering: .relaxed) }
      entered.add(1, ordering: .relaxed)
      inside.withLock { list in _ = list.firstIndex(of: fonts).map { list.remove(at: $0) } }
      gate.leave()
    }
    #expect(entered.load(ordering: .relaxed) == 64)
    #expect(mixed.load(ordering: .relaxed) == 0)
  }

  @Test func `scenes with the same fonts are inside together`() {
    let gate = FontGate()
    gate.enter(["a.ttf"])
    gate.enter(["a.ttf"])
    gate.leave()
    gate.leave()
    gate.enter([])
    gate.leave()
  }
}
