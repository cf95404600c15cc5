/// Codes of changing width, packed from the lowest bit on as GIF wants them, in memory that is used again and again.
final class CodeStream {
  private var memory: UnsafeMutablePointer<UInt8>?
  private var capacity = 0
  fileprivate(set) var count = 0

  deinit { memory?.deallocate() }

  /// Starts anew; `capacity` codes of at most 12 bits must suffice for everything that follows. Pages that no code reaches
  /// are never touched, so a generous capacity costs no memory.
  func begin(capacity codes: Int) -> CodeWriter {
    let needed = codes * 2 + CodeWriter.step
    if capacity < needed {
      memory?.deallocate()
      memory = .allocate(capacity: needed)
      capacity = needed
    }
    count = 0
    return CodeWriter(memory.unsafelyUnwrapped)
  }

  /// Starts with what `other` has written so far.
  func begin(capacity codes: Int, after other: CodeWriter) -> CodeWriter {
    let copy = begin(capacity: codes)
    return copy.continuing(other)
  }

  func finish(_ writer: CodeWriter) {
    count = writer.finished
  }

  /// Sub-blocks of at most 255 bytes, ended by an empty one.
  func appendBlocks(to output: inout [UInt8]) {
    let bytes = UnsafeBufferPointer(start: memory, count: count)
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

/// The place in a stream where the next code goes. A value, so that a loop can hold it in registers.
struct CodeWriter {
  /// Bytes that one `put` writes, most of them to be overwritten by the next.
  fileprivate static let step = 8
  private let start: UnsafeMutablePointer<UInt8>
  private var place: UnsafeMutablePointer<UInt8>
  private var pending: UInt64 = 0
  private var pendingBits = 0

  fileprivate init(_ start: UnsafeMutablePointer<UInt8>) {
    self.start = start
    place = start
  }

  var bits: Int { (place - start) * 8 + pendingBits }

  @inline(__always)
  mutating func put(_ code: Int, width: Int) {
    pending |= UInt64(truncatingIfNeeded: code) &<< UInt64(truncatingIfNeeded: pendingBits)
    pendingBits &+= width
    UnsafeMutableRawPointer(place).storeBytes(of: pending.littleEndian, as: UInt64.self)
    place += pendingBits &>> 3
    pending &>>= UInt64(truncatingIfNeeded: pendingBits & ~7)
    pendingBits &= 7
  }

  fileprivate func continuing(_ other: CodeWriter) -> CodeWriter {
    var copy = other
    start.update(from: other.start, count: other.place - other.start)
    copy = CodeWriter(start)
    copy.place = start + (other.place - other.start)
    copy.pending = other.pending
    copy.pendingBits = other.pendingBits
    return copy
  }

  /// Bytes, the last one filled up with zeros. The bits that are left already stand in memory.
  fileprivate var finished: Int { (bits + 7) / 8 }
}
