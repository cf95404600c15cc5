/// The branches of a timeline that can go on, in the order of their turns: the earliest first, of several at one time
/// the one that was opened first.
struct BranchQueue: Sendable {
  private struct Turn: Sendable {
    var time: Rational
    var number: Int

    func comes(before other: Turn) -> Bool { (time, number) < (other.time, other.number) }
  }

  /// The next one last.
  private var turns: [Turn] = []

  mutating func add(_ number: Int, at time: Rational) {
    let turn = Turn(time: time, number: number)
    var (low, high) = (0, turns.count)
    while low < high {
      let middle = (low + high) / 2
      if turn.comes(before: turns[middle]) { low = middle + 1 } else { high = middle }
    }
    turns.insert(turn, at: low)
  }

  mutating func next() -> Int? { turns.popLast()?.number }
}
