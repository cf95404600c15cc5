/// Finds the first rung of a ladder whose output is small enough.
enum SizeSearch {
  struct Result: Equatable {
    /// nil where none is small enough.
    var rung: Int?
    /// Bytes of that rung, or the least that was reached.
    var bytes: Int
    /// The rung of these bytes.
    var measured: Int
  }

  /// Halves the ladder, since outputs shrink along it. Where one does not, the rung found fits all the same, and one
  /// before it may fit as well.
  ///
  /// - Parameters:
  ///   - count: rungs; at least one.
  ///   - size: bytes of a rung; asked for at most once.
  static func first(count: Int, limit: Int, size: (Int) throws -> Int) rethrows -> Result {
    var best = Result(rung: nil, bytes: .max, measured: 0)
    func fits(_ rung: Int) throws -> Bool {
      let bytes = try size(rung)
      if bytes <= limit {
        best = Result(rung: rung, bytes: bytes, measured: rung)
        return true
      }
      if best.rung == nil, bytes < best.bytes { best = Result(rung: nil, bytes: bytes, measured: rung) }
      return false
    }
    if try fits(0) || count == 1 { return best }
    guard try fits(count - 1) else { return best }
    var (tooLarge, small) = (0, count - 1)
    while small - tooLarge > 1 {
      let middle = (tooLarge + small) / 2
      if try fits(middle) { small = middle } else { tooLarge = middle }
    }
    return best
  }
}
