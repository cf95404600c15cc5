import CFFmpeg
import Glibc

/// Reads PNG, JPEG, WebP and the first picture of a GIF from bytes that are in memory already.
///
/// Only decoders of libavcodec run: no demuxer, no protocol, nothing that could open another file.
package enum ImageDecoder {
  /// The format is told by the first bytes, not by a name. `maxPixels` bounds width × height and is checked by the
  /// decoder before it allocates. A rotation noted in a JPEG's EXIF data is applied. Safe to call from several threads
  /// at once.
  package static func decode(_ bytes: [UInt8], maxPixels: Int) throws(ImageError) -> DecodedImage {
    _ = LibAV.isQuiet
    guard let name = decoder(bytes) else { throw .unknownFormat }
    guard let codec = avcodec_find_decoder_by_name(name) else { throw .decoderMissing(name: name) }
    let session: ImageSession
    do throws(OutputError) {
      session = try ImageSession(codec, maxPixels: maxPixels)
    } catch {
      throw .damaged(error.libraryMessage ?? "out of memory")
    }
    try session.decode(bytes, maxPixels: maxPixels)
    let image = try ImagePixels.read(session.frame)
    return Orientation(session.frame)?.apply(to: image) ?? image
  }

  /// FFmpeg's name of the decoder for the signature.
  private static func decoder(_ bytes: [UInt8]) -> String? {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return "png" }
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return "mjpeg" }
    if bytes.starts(with: "GIF87a".utf8) || bytes.starts(with: "GIF89a".utf8) { return "gif" }
    if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) { return "webp" }
    return nil
  }
}

/// One decoder and the frame that it fills.
private final class ImageSession {
  private let context: UnsafeMutablePointer<AVCodecContext>
  let frame: UnsafeMutablePointer<AVFrame>

  init(_ codec: UnsafePointer<AVCodec>, maxPixels: Int) throws(OutputError) {
    let context = try check(avcodec_alloc_context3(codec), "avcodec_alloc_context3")
    self.context = context
    guard let frame = av_frame_alloc() else {
      var owned: UnsafeMutablePointer<AVCodecContext>? = context
      avcodec_free_context(&owned)
      throw .library(code: -ENOMEM, operation: "av_frame_alloc")
    }
    self.frame = frame
    context.pointee.max_pixels = Int64(maxPixels)
    context.pointee.thread_count = 1
    // What is damaged is refused, not guessed at.
    context.pointee.err_recognition = AV_EF_CRCCHECK | AV_EF_EXPLODE
    try check(avcodec_open2(context, codec, nil), "avcodec_open2")
  }

  deinit {
    var ownedFrame: UnsafeMutablePointer<AVFrame>? = frame
    av_frame_free(&ownedFrame)
    var owned: UnsafeMutablePointer<AVCodecContext>? = context
    avcodec_free_context(&owned)
  }

  func decode(_ bytes: [UInt8], maxPixels: Int) throws(ImageError) {
    do throws(OutputError) {
      let packet = try Packet()
      try bytes.withUnsafeBufferPointer { (bytes) throws(OutputError) in
        try packet.setBytes(UnsafeRawBufferPointer(bytes))
      }
      packet.pointer.pointee.flags = AV_PKT_FLAG_KEY
      try check(avcodec_send_packet(context, packet.pointer), "avcodec_send_packet")
      try check(avcodec_send_packet(context, nil), "avcodec_send_packet")
      try check(avcodec_receive_frame(context, frame), "avcodec_receive_frame")
    } catch {
      throw .damaged(error.libraryMessage ?? "out of memory")
    }
    let (width, height) = (Int(frame.pointee.width), Int(frame.pointee.height))
    guard width > 0, height > 0 else { throw .damaged("no picture") }
    guard width.multipliedReportingOverflow(by: height).partialValue <= maxPixels else {
      throw .tooManyPixels(limit: maxPixels)
    }
    // A JPEG that ends early decodes to a picture with a grey lower part.
    if frame.pointee.decode_error_flags != 0 || frame.pointee.flags & AV_FRAME_FLAG_CORRUPT != 0 {
      throw .damaged(LibAV.message(segue_averror_invaliddata))
    }
  }
}
