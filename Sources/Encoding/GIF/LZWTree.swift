/// The strings of a GIF code stream, as a tree: every code stands for the string of its parent and one more byte.
///
/// Most strings have one continuation, which stands beside them; only the others are looked for by hash. Runs of one
/// byte, nine tenths of all steps in pictures of user interfaces, are not walked along but looked up by their length.
final class LZWTree {
  static let capacity = 4096
  private static let slotBits: UInt32 = 13
  private static let empty = UInt32.max
  /// Runs are looked up to this length.
  private static let longestRun = 128

  /// byte << 16 | code, by parent.
  private let firsts = UnsafeMutablePointer<UInt32>.allocate(capacity: capacity)
  /// (parent << 8 | byte) << 12 | code, by hash.
  private let others = UnsafeMutablePointer<UInt32>.allocate(capacity: 1 << Int(slotBits))
  private let parents = UnsafeMutablePointer<UInt16>.allocate(capacity: capacity)
  /// By byte: the longest run that is known, and the codes of all up to there.
  private let runLengths = UnsafeMutablePointer<Int>.allocate(capacity: 256)
  private let runCodes = UnsafeMutablePointer<UInt16>.allocate(capacity: 256 * (longestRun + 1))

  deinit {
    firsts.deallocate()
    others.deallocate()
    parents.deallocate()
    runLengths.deallocate()
    runCodes.deallocate()
  }

  /// A string of the tree, and the place after it.
  struct Match {
    var code: Int
    var end: Int
    /// Where its continuation by the byte at `end` was looked for in vain; negative where it has none at all.
    var slot = -1
  }

  func clear() {
    firsts.update(repeating: LZWTree.empty, count: LZWTree.capacity)
    others.update(repeating: LZWTree.empty, count: 1 << Int(LZWTree.slotBits))
    runLengths.update(repeating: 1, count: 256)
  }

  /// The longest string of the tree that stands at `place`, which is below `count`.
  @inline(__always)
  func match(_ bytes: UnsafePointer<UInt8>, at place: Int, count: Int) -> Match {
    let first = Int(bytes[place])
    var code = first
    var end = place &+ 1
    let known = min(runLengths[first], count &- place)
    if known > 1, bytes[end] == bytes[place] {
      let length = LZWTree.run(bytes + place, limit: known)
      code = Int(runCodes[first &* (LZWTree.longestRun + 1) &+ length])
      end = place &+ length
    }
    while end < count {
      let byte = UInt32(bytes[end])
      var found = firsts[code]
      if found &>> 16 != byte {
        if found == LZWTree.empty { return Match(code: code, end: end) }
        let key = UInt32(truncatingIfNeeded: code) &<< 8 | byte
        var slot = LZWTree.slot(key)
        found = others[slot]
        while found &>> 12 != key {
          if found == LZWTree.empty { return Match(code: code, end: end, slot: slot) }
          slot = (slot &+ 1) & (1 &<< Int(LZWTree.slotBits) &- 1)
          found = others[slot]
        }
      }
      code = Int(found & 0xFFF)
      end &+= 1
    }
    return Match(code: code, end: end)
  }

  /// How many bytes from `bytes` on equal the first two, which are equal; at most `limit`.
  @inline(__always)
  private static func run(_ bytes: UnsafePointer<UInt8>, limit: Int) -> Int {
    let pattern = UInt64(bytes[0]) &* 0x0101_0101_0101_0101
    var length = 2
    while length &+ 8 <= limit {
      let word = UnsafeRawPointer(bytes + length).loadUnaligned(as: UInt64.self).littleEndian ^ pattern
      if word != 0 { return length &+ word.trailingZeroBitCount &>> 3 }
      length &+= 8
    }
    while length < limit, bytes[length] == bytes[0] { length &+= 1 }
    return length
  }

  /// Adds the string of `match`, which began at `place`, and the byte after it.
  @inline(__always)
  func insert(_ match: Match, _ bytes: UnsafePointer<UInt8>, at place: Int, as code: Int) {
    let byte = bytes[match.end]
    let entry = UInt32(truncatingIfNeeded: code)
    parents[code] = UInt16(truncatingIfNeeded: match.code)
    if match.slot < 0 {
      firsts[match.code] = UInt32(byte) &<< 16 | entry
    } else {
      others[match.slot] = (UInt32(truncatingIfNeeded: match.code) &<< 8 | UInt32(byte)) &<< 12 | entry
    }
    let first = Int(bytes[place])
    // A run that has become longer by one: its string was the longest run that was known.
    let length = match.end &- place
    if Int(byte) == first, length == runLengths[first], length < LZWTree.longestRun,
      length == 1 || Int(runCodes[first &* (LZWTree.longestRun + 1) &+ length]) == match.code
    {
      runLengths[first] = length &+ 1
      runCodes[first &* (LZWTree.longestRun + 1) &+ length &+ 1] = UInt16(truncatingIfNeeded: code)
    }
  }

  /// The code of a string without its last byte; it must have two at least.
  @inline(__always)
  func parent(_ code: Int) -> Int { Int(parents[code]) }

  @inline(__always)
  private static func slot(_ key: UInt32) -> Int {
    // Fibonacci hashing: the high bits of a product with 2³² / φ.
    Int((key &* 2_654_435_769) &>> (32 &- slotBits))
  }
}
