/// The LZW code stream of a GIF picture: greedy, with the better of two rules for the full table.
///
/// A table of 4,096 codes is full soon. Clearing it at once is right where the picture changes its nature; keeping it
/// is right where rows repeat (text on a flat ground), as long as matches stay as long as they were while the table
/// grew. Both are tried where they differ.
final class LZWEncoder {
  private static let tableBits: UInt32 = 13
  private static let empty = UInt32.max
  /// (prefix << 8 | byte) << 12 | code, by hash.
  private let table = UnsafeMutablePointer<UInt32>.allocate(capacity: 1 << Int(tableBits))
  private var first = CodeStream()
  private var second = CodeStream()

  deinit { table.deallocate() }

  /// Appends the minimum code size, the sub-blocks and their terminator. Indices are below `1 << bits`.
  func encode(_ indices: UnsafeBufferPointer<UInt8>, bits: Int, to output: inout [UInt8]) {
    let size = max(bits, 2)
    let filled = run(indices, size: size, keepsFullTable: false, &first)
    let usesSecond =
      filled
      && {
        _ = run(indices, size: size, keepsFullTable: true, &second)
        return second.count < first.count
      }()
    output.append(UInt8(truncatingIfNeeded: size))
    (usesSecond ? second : first).appendBlocks(to: &output)
  }

  /// Returns whether the table was ever full.
  private func run(
    _ indices: UnsafeBufferPointer<UInt8>, size: Int, keepsFullTable: Bool, _ stream: inout CodeStream
  ) -> Bool {
    guard let pixels = indices.baseAddress, indices.count > 0 else { return false }
    let clear = 1 << size
    // No code is longer than 12 bits, and there is a clear at most every 3,000 codes.
    stream.begin(capacity: indices.count * 2 + 64)
    var state = TableState(clear: clear)
    var filled = false
    clearTable()
    stream.put(clear, width: state.width)
    var prefix = Int(pixels[0])
    var length = 1
    for place in 1..<max(indices.count, 1) {
      let byte = Int(pixels[place])
      let key = UInt32(truncatingIfNeeded: prefix << 8 | byte)
      var slot = LZWEncoder.slot(key)
      var found = table[slot]
      while found >> 12 != key, found != LZWEncoder.empty {
        slot = (slot + 1) & (1 << Int(LZWEncoder.tableBits) - 1)
        found = table[slot]
      }
      if found != LZWEncoder.empty {
        prefix = Int(found & 0xFFF)
        length += 1
        continue
      }
      stream.put(prefix, width: state.width)
      if state.next < 4096 {
        table[slot] = key << 12 | UInt32(truncatingIfNeeded: state.next)
        state.grow(length)
      } else {
        filled = true
        if !keepsFullTable || state.hasWorsened(length) {
          stream.put(clear, width: state.width)
          clearTable()
          state = TableState(clear: clear)
        }
      }
      prefix = byte
      length = 1
    }
    stream.put(prefix, width: state.width)
    state.growAfterLast()
    stream.put(clear + 1, width: state.width)
    stream.finish()
    return filled
  }

  private func clearTable() {
    table.update(repeating: LZWEncoder.empty, count: 1 << Int(LZWEncoder.tableBits))
  }

  @inline(__always)
  private static func slot(_ key: UInt32) -> Int {
    Int((key &* 2_654_435_769) >> (32 - tableBits))
  }
}

/// What the decoder knows after each code.
private struct TableState {
  /// The code that the next entry gets.
  var next: Int
  var width: Int
  private var pixels = 0
  private var bits = 0
  /// Running mean of the match length, in 1/4096 pixel.
  private var recent = 0
  private let clear: Int

  init(clear: Int) {
    self.clear = clear
    next = clear + 2
    width = (clear + 1).bitWidth - (clear + 1).leadingZeroBitCount
  }

  @inline(__always)
  mutating func grow(_ length: Int) {
    pixels += length
    bits += width
    // The decoder is one entry behind, so the width grows after the entry that needs it was made.
    if next == 1 << width, width < 12 { width += 1 }
    next += 1
    if next == 4096 { recent = pixels * 12 * 4096 / bits }
  }

  mutating func growAfterLast() {
    if next == 1 << width, width < 12 { width += 1 }
  }

  /// Whether a pixel costs more by now than while the table grew.
  @inline(__always)
  mutating func hasWorsened(_ length: Int) -> Bool {
    recent += (length * 4096 - recent) / 32
    // 12 bits a match now, against bits / pixels then. Over thirty-odd matches 2.5 times the cost is the measured
    // optimum on rows of text (8 % of the bytes better than equal cost, which a single line of text already exceeds).
    return 12 * 4096 * pixels * 2 > recent * bits * 5
  }
}
