import CFFmpeg
import Glibc

/// A chain of filters over an encoder's packets, as in FFmpeg's `-bsf`.
final class BitstreamFilter {
  private var context: UnsafeMutablePointer<AVBSFContext>

  init(_ description: String, for encoder: Encoder) throws(OutputError) {
    var made: UnsafeMutablePointer<AVBSFContext>?
    try check(av_bsf_list_parse_str(description, &made), "av_bsf_list_parse_str \(description)")
    context = try check(made, "av_bsf_list_parse_str")
    try check(
      avcodec_parameters_from_context(context.pointee.par_in, encoder.context),
      "avcodec_parameters_from_context")
    context.pointee.time_base_in = encoder.context.pointee.time_base
    try check(av_bsf_init(context), "av_bsf_init \(description)")
  }

  deinit {
    var owned: UnsafeMutablePointer<AVBSFContext>? = context
    av_bsf_free(&owned)
  }

  var parameters: UnsafeMutablePointer<AVCodecParameters> { context.pointee.par_out }

  /// nil ends the stream.
  func send(_ packet: Packet?) throws(OutputError) {
    try check(av_bsf_send_packet(context, packet?.pointer), "av_bsf_send_packet")
  }

  func receive(_ packet: Packet) throws(OutputError) -> Bool {
    let status = av_bsf_receive_packet(context, packet.pointer)
    if status == -EAGAIN || status == segue_averror_eof { return false }
    try check(status, "av_bsf_receive_packet")
    return true
  }
}
