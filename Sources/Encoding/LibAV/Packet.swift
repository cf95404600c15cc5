import CFFmpeg
import Glibc

/// A packet that is used again and again.
final class Packet {
  let pointer: UnsafeMutablePointer<AVPacket>

  init() throws(OutputError) {
    pointer = try check(av_packet_alloc(), "av_packet_alloc")
  }

  deinit {
    var owned: UnsafeMutablePointer<AVPacket>? = pointer
    av_packet_free(&owned)
  }

  var bytes: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: pointer.pointee.data, count: Int(pointer.pointee.size))
  }

  /// Takes the content of another packet, which is empty afterwards.
  func take(from other: Packet) {
    av_packet_unref(pointer)
    av_packet_move_ref(pointer, other.pointer)
  }

  func setBytes(_ bytes: UnsafeRawBufferPointer) throws(OutputError) {
    guard let size = Int32(exactly: bytes.count) else {
      throw .library(code: -EINVAL, operation: "av_new_packet")
    }
    av_packet_unref(pointer)
    try check(av_new_packet(pointer, size), "av_new_packet")
    guard let source = bytes.baseAddress else { return }
    UnsafeMutableRawPointer(pointer.pointee.data).copyMemory(from: source, byteCount: bytes.count)
  }
}
