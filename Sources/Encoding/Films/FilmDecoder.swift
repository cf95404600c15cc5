import CFFmpeg
import Glibc

/// Decodes the packets of one stream to pictures.
final class FilmDecoder {
  private let context: UnsafeMutablePointer<AVCodecContext>
  private let frame: UnsafeMutablePointer<AVFrame>
  private let timeBase: AVRational

  init(_ stream: UnsafeMutablePointer<AVStream>) throws(OutputError) {
    guard let parameters = stream.pointee.codecpar,
      let codec = avcodec_find_decoder(parameters.pointee.codec_id)
    else { throw .library(code: -ENOSYS, operation: "avcodec_find_decoder") }
    timeBase = stream.pointee.time_base
    context = try check(avcodec_alloc_context3(codec), "avcodec_alloc_context3")
    var owned: UnsafeMutablePointer<AVCodecContext>? = context
    do throws(OutputError) {
      try check(avcodec_parameters_to_context(context, parameters), "avcodec_parameters_to_context")
      context.pointee.thread_count = 1
      try check(avcodec_open2(context, codec, nil), "avcodec_open2")
      frame = try check(av_frame_alloc(), "av_frame_alloc")
    } catch {
      avcodec_free_context(&owned)
      throw error
    }
  }

  deinit {
    var ownedFrame: UnsafeMutablePointer<AVFrame>? = frame
    av_frame_free(&ownedFrame)
    var owned: UnsafeMutablePointer<AVCodecContext>? = context
    avcodec_free_context(&owned)
  }

  /// The time of the picture that was received last.
  var seconds: Double {
    let time = frame.pointee.best_effort_timestamp
    return time == segue_nopts ? 0 : Double(time) * Double(timeBase.num) / Double(max(timeBase.den, 1))
  }

  /// nil says that no more packets will come.
  func send(_ packet: Packet?) throws(OutputError) {
    try check(avcodec_send_packet(context, packet?.pointer), "avcodec_send_packet")
  }

  /// nil where more packets are needed, or none is left.
  func receive() throws(OutputError) -> DecodedImage? {
    let status = avcodec_receive_frame(context, frame)
    if status == -EAGAIN || status == segue_averror_eof { return nil }
    try check(status, "avcodec_receive_frame")
    do throws(ImageError) {
      return try ImagePixels.read(frame)
    } catch {
      throw .library(code: segue_averror_invaliddata, operation: "reading pixels")
    }
  }
}
