import CFFmpeg
import Glibc

/// SHA-256 digests (FIPS 180-4), by libavutil.
package final class SHA256 {
  private let context: OpaquePointer

  /// Throws `library` when there is no memory.
  package init() throws(OutputError) {
    guard let context = av_sha_alloc() else { throw .library(code: -ENOMEM, operation: "av_sha_alloc") }
    self.context = context
    try check(av_sha_init(context, 256), "av_sha_init")
  }

  deinit { av_free(UnsafeMutableRawPointer(context)) }

  package func update(_ bytes: UnsafeRawBufferPointer) {
    guard let start = bytes.baseAddress else { return }
    av_sha_update(context, start.assumingMemoryBound(to: UInt8.self), bytes.count)
  }

  /// The digest of all bytes so far, as 64 hexadecimal digits. Ends the computation.
  package func hexadecimal() -> String {
    var digest = [UInt8](repeating: 0, count: 32)
    av_sha_final(context, &digest)
    return digest.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}

extension SHA256 {
  package static func hexadecimal(of text: String) throws(OutputError) -> String {
    let hash = try SHA256()
    Array(text.utf8).withUnsafeBytes { hash.update($0) }
    return hash.hexadecimal()
  }

  /// The digest of a file; nil where it cannot be read.
  package static func hexadecimal(ofFile path: String) throws(OutputError) -> String? {
    let hash = try SHA256()
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 18, alignment: 16)
    defer { buffer.deallocate() }
    while true {
      let count = read(descriptor, buffer.baseAddress, buffer.count)
      if count == 0 { return hash.hexadecimal() }
      if count > 0 {
        hash.update(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
      } else if errno != EINTR {
        return nil
      }
    }
  }
}
