import CFFmpeg
import Glibc

/// An open encoder for pictures.
final class Encoder {
  let context: UnsafeMutablePointer<AVCodecContext>

  /// `configure` sets what must stand before the encoder opens.
  /// Throws `encoderMissing` when this build of FFmpeg has none of the name.
  init(
    _ name: String, options: [(String, String)],
    configure: (UnsafeMutablePointer<AVCodecContext>) -> Void
  ) throws(OutputError) {
    _ = LibAV.isQuiet
    guard let codec = avcodec_find_encoder_by_name(name) else {
      throw .encoderMissing(name: name, available: MediaCapabilities.availableFormats)
    }
    let context = try check(avcodec_alloc_context3(codec), "avcodec_alloc_context3")
    self.context = context
    context.pointee.flags |= AV_CODEC_FLAG_BITEXACT
    configure(context)
    try Options.with(options, "avcodec_open2 \(name)") { avcodec_open2(context, codec, $0) }
  }

  deinit {
    var owned: UnsafeMutablePointer<AVCodecContext>? = context
    avcodec_free_context(&owned)
  }

  /// nil starts the drain.
  func send(_ frame: UnsafeMutablePointer<AVFrame>?) throws(OutputError) {
    try check(avcodec_send_frame(context, frame), "avcodec_send_frame")
  }

  /// False when the encoder wants more frames, or has given its last packet.
  func receive(_ packet: Packet) throws(OutputError) -> Bool {
    let status = avcodec_receive_packet(context, packet.pointer)
    if status == -EAGAIN || status == segue_averror_eof { return false }
    try check(status, "avcodec_receive_packet")
    return true
  }
}
