import CFFmpeg
import Glibc

/// Reads the pictures of a film file one after another: to compare films, not to play them.
package final class FilmReader {
  private let demuxer: Demuxer
  private let decoder: FilmDecoder
  private let packet: Packet
  private var hasEnded = false

  /// - Throws: `OutputError.library` for a file that cannot be read or is no film.
  package init(_ path: String) throws(OutputError) {
    demuxer = try Demuxer(path)
    decoder = try FilmDecoder(demuxer.stream)
    packet = try Packet()
  }

  /// The next picture in the order in which they are shown; nil after the last. Pictures that are only shown longer
  /// are not repeated.
  package func next() throws(OutputError) -> FilmPicture? {
    while true {
      if let image = try decoder.receive() { return FilmPicture(image: image, seconds: decoder.seconds) }
      if hasEnded { return nil }
      if try demuxer.read(packet) {
        try decoder.send(packet)
      } else {
        hasEnded = true
        try decoder.send(nil)
      }
    }
  }
}

extension FilmReader {
  /// When each picture of a film file is shown first, in seconds, without decoding any.
  ///
  /// - Throws: `OutputError.library` for a file that cannot be read or is no film.
  package static func times(of path: String) throws(OutputError) -> [Double] {
    let demuxer = try Demuxer(path)
    let packet = try Packet()
    let base = demuxer.stream.pointee.time_base
    var times: [Int64] = []
    while try demuxer.read(packet) {
      let time = packet.pointer.pointee.pts
      if time != segue_nopts { times.append(time) }
    }
    // Packets come in the order of decoding.
    return times.sorted().map { Double($0) * Double(base.num) / Double(max(base.den, 1)) }
  }
}

/// A picture of a film file.
package struct FilmPicture: Sendable {
  package let image: DecodedImage
  /// When it is shown, from the start of the film.
  package let seconds: Double
}

/// An open media file of which one stream is read.
private final class Demuxer {
  private let context: UnsafeMutablePointer<AVFormatContext>
  let stream: UnsafeMutablePointer<AVStream>

  init(_ path: String) throws(OutputError) {
    _ = LibAV.isQuiet
    var opened: UnsafeMutablePointer<AVFormatContext>?
    // `file:` keeps a colon in a name from being taken for a protocol.
    try check(avformat_open_input(&opened, "file:" + path, nil, nil), "avformat_open_input")
    context = try check(opened, "avformat_open_input")
    var owned: UnsafeMutablePointer<AVFormatContext>? = context
    do throws(OutputError) {
      try check(avformat_find_stream_info(context, nil), "avformat_find_stream_info")
      let index = try check(
        av_find_best_stream(context, AVMEDIA_TYPE_VIDEO, -1, -1, nil, 0), "av_find_best_stream")
      stream = try check(context.pointee.streams[Int(index)], "av_find_best_stream")
    } catch {
      avformat_close_input(&owned)
      throw error
    }
  }

  deinit {
    var owned: UnsafeMutablePointer<AVFormatContext>? = context
    avformat_close_input(&owned)
  }

  /// False at the end of the file.
  func read(_ packet: Packet) throws(OutputError) -> Bool {
    while true {
      av_packet_unref(packet.pointer)
      let status = av_read_frame(context, packet.pointer)
      if status == segue_averror_eof { return false }
      try check(status, "av_read_frame")
      if packet.pointer.pointee.stream_index == stream.pointee.index { return true }
    }
  }
}
