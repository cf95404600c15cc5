import Glibc

/// Memory for pixels that never change once they are there.
///
/// Unchecked: `bytes` is written only inside of the initialiser, before anybody else can know the object, and only
/// read from then on.
final class PixelStorage: @unchecked Sendable {
  private let bytes: UnsafeMutableRawBufferPointer

  /// Zeroed memory, filled by `write`.
  init<Failure: Error>(
    byteCount: Int, _ write: (UnsafeMutableRawBufferPointer) throws(Failure) -> Void
  ) throws(Failure) {
    bytes = .allocate(byteCount: byteCount, alignment: 16)
    bytes.initializeMemory(as: UInt8.self, repeating: 0)
    try write(bytes)
  }

  deinit { bytes.deallocate() }

  var count: Int { bytes.count }

  func withBytes<R, Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> R
  ) throws(Failure) -> R {
    try body(UnsafeRawBufferPointer(bytes))
  }

  /// For C functions that ask for a mutable pointer to what they only read.
  func withBytesForReading<R, Failure: Error>(
    _ body: (UnsafeMutableRawBufferPointer) throws(Failure) -> R
  ) throws(Failure) -> R {
    try body(bytes)
  }
}
