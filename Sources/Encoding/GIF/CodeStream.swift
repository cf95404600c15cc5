/// Codes of changing width, packed from the lowest bit on as GIF wants them.
struct CodeStream {
  private var bytes: [UInt8] = []
  private(set) var count = 0
  private var pending: UInt64 = 0
  private var pendingBits = 0

  /// `capacity` bytes must suffice for everything that follows.
  mutating func begin(capacity: Int) {
    if bytes.count < capacity { bytes = [UInt8](repeating: 0, count: capacity) }
    count = 0
    pending = 0
    pendingBits = 0
  }

  @inline(__always)
  mutating func put(_ code: Int, width: Int) {
    pending |= UInt64(truncatingIfNeeded: code) << UInt64(truncatingIfNeeded: pendingBits)
    pendingBits &+= width
    while pendingBits >= 8 {
      bytes[count] = UInt8(truncatingIfNeeded: pending)
      count &+= 1
      pending >>= 8
      pendingBits &-= 8
    }
  }

  mutating func finish() {
    if pendingBits > 0 { put(0, width: 8 - pendingBits) }
  }

  /// Sub-blocks of at most 255 bytes, ended by an empty one.
  func appendBlocks(to output: inout [UInt8]) {
    var start = 0
    while start < count {
      let size = min(255, count - start)
      output.append(UInt8(truncatingIfNeeded: size))
      output.append(contentsOf: bytes[start..<start + size])
      start += size
    }
    output.append(0)
  }
}
