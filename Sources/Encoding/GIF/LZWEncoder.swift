/// The LZW code stream of a GIF picture, with the better of two rules for the full table.
///
/// A table of 4,096 codes is full soon. Clearing it at once is right where the picture changes its nature; keeping it
/// is right where rows repeat (text on a flat ground), as long as matches stay as long as they were while the table
/// grew. Both are tried where they differ.
final class LZWEncoder {
  private let trees = (LZWTree(), LZWTree())
  private let streams = (CodeStream(), CodeStream())
  /// Bits that the second way may be behind: rows of text repay as many later on. More saves less than 0.1 %.
  private static let patience = 32_768
  /// Where the first way has emptied its table, and how many bits it had written by then.
  private var marks: [(place: Int, bits: Int)] = []

  /// Appends the minimum code size, the sub-blocks and their terminator. Indices are below `1 << bits`.
  func encode(_ indices: UnsafeBufferPointer<UInt8>, bits: Int, to output: inout [UInt8]) {
    let size = max(bits, 2)
    output.append(UInt8(truncatingIfNeeded: size))
    if indices.isEmpty { return output.append(0) }
    // A code for each byte, and at most one that clears for three thousand others.
    let capacity = indices.count + indices.count / 1000 + 8
    var clearing = LZWPass(
      indices, size: size, tree: trees.0, writer: streams.0.begin(capacity: capacity))
    clearing.grow()
    let keeping =
      clearing.isDone
      ? nil
      : LZWPass(
        continuing: clearing, writer: streams.1.begin(capacity: capacity, after: clearing.writer))
    emptyWhenFull(&clearing)
    streams.0.finish(clearing.writer)
    if var keeping, keepsWhenFull(&keeping, below: clearing.writer.bits) {
      streams.1.finish(keeping.writer)
      if streams.1.count < streams.0.count { return streams.1.appendBlocks(to: &output) }
    }
    streams.0.appendBlocks(to: &output)
  }

  private func emptyWhenFull(_ pass: inout LZWPass) {
    marks.removeAll(keepingCapacity: true)
    while !pass.isDone {
      pass.startOver(in: trees.1)
      marks.append((pass.place, pass.writer.bits))
      pass.grow()
    }
    pass.finish()
  }

  /// Returns whether the way was followed to its end. On photographs it falls behind soon, and is given up.
  private func keepsWhenFull(_ pass: inout LZWPass, below total: Int) -> Bool {
    var mark = 0
    while !pass.isDone {
      pass.keep(until: min(pass.place + pass.count / 32 + 1, pass.count))
      pass.grow()
      while mark + 1 < marks.count, marks[mark + 1].place <= pass.place { mark += 1 }
      let behind = pass.writer.bits - marks[mark].bits
      if pass.place >= marks[mark].place, behind > total / 64 + LZWEncoder.patience { return false }
    }
    pass.finish()
    return true
  }
}
