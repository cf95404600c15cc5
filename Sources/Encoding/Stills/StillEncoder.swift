import CFFmpeg
import Glibc

/// Encodes single pictures to the bytes of a file.
final class StillEncoder {
  private let encoder: Encoder
  private let packet: Packet

  init(_ name: String, _ settings: OutputSettings) throws(OutputError) {
    packet = try Packet()
    encoder = try Encoder(name, options: []) { context in
      context.pointee.width = Int32(clamping: settings.width)
      context.pointee.height = Int32(clamping: settings.height)
      context.pointee.pix_fmt = StillPixels.format(settings)
      context.pointee.time_base = AVRational(num: 1, den: 1)
      context.pointee.thread_count = 1
      ColorTags.pictures.apply(to: context)
    }
  }

  /// The bytes are valid until the next call.
  func encode(_ frame: ConvertedFrame) throws(OutputError) -> UnsafeRawBufferPointer {
    try encoder.send(frame.frame)
    guard try encoder.receive(packet) else {
      throw .library(code: -EAGAIN, operation: "avcodec_receive_packet")
    }
    return packet.bytes
  }
}
