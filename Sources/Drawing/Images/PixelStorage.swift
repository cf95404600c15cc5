import Glibc

/// Memory for pixels that never change once they are there.
///
/// Unchecked: the memory is written only inside of the initialiser, before anybody else can know the object, and only
/// read from then on.
final class PixelStorage: @unchecked Sendable {
  private enum Memory {
    case own(UnsafeMutableRawBufferPointer)
    /// Read only, although C functions ask for a mutable pointer.
    case shared([UInt8])
  }

  private let memory: Memory

  /// Zeroed memory, filled by `write`. The system hands out large pieces that are zero already, so they are touched
  /// only where something is drawn.
  init<Failure: Error>(
    byteCount: Int, _ write: (UnsafeMutableRawBufferPointer) throws(Failure) -> Void
  ) throws(Failure) {
    // Where there is no memory, `allocate` ends the process as everywhere.
    let start = calloc(max(byteCount, 1), 1) ?? .allocate(byteCount: byteCount, alignment: 16)
    let bytes = UnsafeMutableRawBufferPointer(start: start, count: byteCount)
    memory = .own(bytes)
    try write(bytes)
  }

  /// The bytes of an array, without copying them.
  init(_ bytes: [UInt8]) { memory = .shared(bytes) }

  deinit { if case .own(let bytes) = memory { free(bytes.baseAddress) } }

  var count: Int {
    switch memory {
    case .own(let bytes): bytes.count
    case .shared(let bytes): bytes.count
    }
  }

  func withBytes<R, Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> R
  ) throws(Failure) -> R {
    switch memory {
    case .own(let bytes): try body(UnsafeRawBufferPointer(bytes))
    case .shared(let bytes):
      // `withUnsafeBytes` cannot say which error its body throws.
      try bytes.withUnsafeBufferPointer { (bytes) throws(Failure) in try body(UnsafeRawBufferPointer(bytes)) }
    }
  }

  /// For C functions that ask for a mutable pointer to what they only read.
  func withBytesForReading<R, Failure: Error>(
    _ body: (UnsafeMutableRawBufferPointer) throws(Failure) -> R
  ) throws(Failure) -> R {
    try withBytes { (bytes) throws(Failure) in try body(UnsafeMutableRawBufferPointer(mutating: bytes)) }
  }
}
