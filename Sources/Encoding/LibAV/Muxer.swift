import CFFmpeg
import Glibc

/// A container with one video stream, written to an `OutputFile`.
final class Muxer {
  private let context: UnsafeMutablePointer<AVFormatContext>
  private let stream: UnsafeMutablePointer<AVStream>
  private let file: OutputFile
  private let io: FileIO

  /// `configure` describes the stream; its time base is a wish that the container may replace.
  init(
    _ name: String, file: OutputFile, options: [(String, String)], timeBase: AVRational,
    configure: (UnsafeMutablePointer<AVStream>) -> Int32
  ) throws(OutputError) {
    _ = LibAV.isQuiet
    var made: UnsafeMutablePointer<AVFormatContext>?
    try Encoding.check(
      avformat_alloc_output_context2(&made, nil, name, nil), "avformat_alloc_output_context2 \(name)")
    let context = try Encoding.check(made, "avformat_alloc_output_context2")
    self.context = context
    self.file = file
    do throws(OutputError) {
      io = try FileIO(writing: file)
      stream = try Encoding.check(avformat_new_stream(context, nil), "avformat_new_stream")
    } catch {
      avformat_free_context(context)
      throw error
    }
    context.pointee.pb = io.context
    context.pointee.opaque = Unmanaged.passUnretained(file).toOpaque()
    context.pointee.io_open = openWrittenFile
    context.pointee.io_close2 = closeWrittenFile
    context.pointee.flags |= AVFMT_FLAG_BITEXACT | AVFMT_FLAG_CUSTOM_IO
    stream.pointee.time_base = timeBase
    try Encoding.check(configure(stream), "stream parameters")
    do throws(OutputError) {
      try Options.with(options, "avformat_write_header \(name)") { avformat_write_header(context, $0) }
    } catch {
      throw file.failure ?? error
    }
  }

  deinit {
    // The muxer must not close what is not its own.
    context.pointee.pb = nil
    avformat_free_context(context)
  }

  /// Packet times are in `timeBase`. The packet is empty afterwards.
  func write(_ packet: Packet, timeBase: AVRational) throws(OutputError) {
    av_packet_rescale_ts(packet.pointer, timeBase, stream.pointee.time_base)
    packet.pointer.pointee.stream_index = 0
    try io.check(av_write_frame(context, packet.pointer), "av_write_frame")
    av_packet_unref(packet.pointer)
  }

  /// Sets an option that is only known at the end.
  func setOption(_ name: String, _ value: Int) throws(OutputError) {
    try Encoding.check(
      av_opt_set_int(context.pointee.priv_data, name, Int64(value), 0), "av_opt_set_int \(name)")
  }

  func setOption(_ name: String, _ value: AVRational) throws(OutputError) {
    try Encoding.check(av_opt_set_q(context.pointee.priv_data, name, value, 0), "av_opt_set_q \(name)")
  }

  /// Writes the trailer and everything that is still buffered. The file is not committed.
  func finish() throws(OutputError) {
    try io.check(av_write_trailer(context), "av_write_trailer")
    try io.flush()
  }
}
