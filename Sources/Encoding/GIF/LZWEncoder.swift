/// The LZW code stream of a GIF picture, with the better of two rules for the full table.
///
/// A table of 4,096 codes is full soon. Clearing it at once is right where the picture changes its nature; keeping it
/// is right where rows repeat (text on a flat ground), as long as matches stay as long as they were while the table
/// grew. Both are tried where they differ.
final class LZWEncoder {
  private let trees = (LZWTree(), LZWTree())
  private let streams = (CodeStream(), CodeStream())
  /// Where the first way has emptied its table, and how many bits it had written by then; from where the two ways part to the end.
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
    marks.append((pass.place, pass.writer.bits))
    while !pass.isDone {
      pass.startOver(in: trees.1)
      marks.append((pass.place, pass.writer.bits))
      pass.grow()
    }
    pass.finish()
    marks.append((pass.place, pass.writer.bits))
  }

  /// Returns whether the way was followed to its end. On photographs it soon falls behind by a thirty-second of the
  /// whole, and is given up; rows of text repay up to that later on.
  private func keepsWhenFull(_ pass: inout LZWPass, below total: Int) -> Bool {
    // In pictures with fewer than ten pixels to a code, of 12 bits, it has never been the better way.
    if pass.count * 12 < total * 10 { return false }
    var mark = 0
    while !pass.isDone {
      pass.keep(until: min(pass.place + pass.count / 32 + 1, pass.count))
      pass.grow()
      while marks[mark + 1].place < pass.place { mark += 1 }
      let (low, high) = (marks[mark], marks[mark + 1])
      let share = Double(pass.place - low.place) / Double(max(high.place - low.place, 1))
      let reached = low.bits + Int(share * Double(high.bits - low.bits))
      if pass.writer.bits > reached + total / 32 { return false }
    }
    pass.finish()
    return true
  }
}
