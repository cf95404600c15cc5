/// A part of a run: `--shard 2/5` is the second of five that together make all outputs.
struct Shard: Equatable {
  static let option = Option.value(
    "shard", "I/N", "only a part of the scenes: the I-th of N parts that take about as long as each other"
  ).neutral

  /// Counted from 1.
  let number: Int
  let count: Int

  /// nil where the command line asks for the whole run.
  init?(_ arguments: ParsedArguments) throws(UsageError) {
    guard let text = arguments.value("shard") else { return nil }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1], (1...10_000).contains(count),
      (1...count).contains(number), text.utf8.allSatisfy({ $0 != UInt8(ascii: "+") })
    else {
      throw UsageError("`--shard` cannot be `\(text)`", hint: "write I/N, such as 1/4 for the first of four")
    }
    self.number = number
    self.count = count
  }

  /// As it is written on the command line.
  var text: String { "\(number)/\(count)" }

  /// The shard of each job, counted from 1. The dearest jobs are dealt first, each to the shard that has least to do: no
  /// shard has more than 4/3 of what the best deal would give it (Graham 1969).
  static func assignment(of costs: [Int], count: Int) -> [Int] {
    var loads = [Int](repeating: 0, count: count)
    var shards = [Int](repeating: 1, count: costs.count)
    for job in costs.indices.sorted(by: { (-costs[$0], $0) < (-costs[$1], $1) }) {
      let least = loads.indices.min { (loads[$0], $0) < (loads[$1], $1) } ?? 0
      loads[least] += costs[job]
      shards[job] = least + 1
    }
    return shards
  }
}
