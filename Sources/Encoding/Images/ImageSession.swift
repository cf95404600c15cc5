import CFFmpeg
import Glibc

/// One decoder and the frame that it fills.
final class ImageSession {
  private let context: UnsafeMutablePointer<AVCodecContext>
  let frame: UnsafeMutablePointer<AVFrame>
  private let maxPixels: Int
  private var isTooLarge = false

  init(_ codec: UnsafePointer<AVCodec>, maxPixels: Int) throws(OutputError) {
    let context = try check(avcodec_alloc_context3(codec), "avcodec_alloc_context3")
    self.context = context
    guard let frame = av_frame_alloc() else {
      var owned: UnsafeMutablePointer<AVCodecContext>? = context
      avcodec_free_context(&owned)
      throw .library(code: -ENOMEM, operation: "av_frame_alloc")
    }
    self.frame = frame
    self.maxPixels = maxPixels
    // libav rounds the width up to 64 before it compares, so `allocate` does the exact check.
    context.pointee.max_pixels = Int64(maxPixels) * 64
    context.pointee.thread_count = 1
    // What is damaged is refused, not guessed at.
    context.pointee.err_recognition = AV_EF_CRCCHECK | AV_EF_EXPLODE
    context.pointee.opaque = Unmanaged.passUnretained(self).toOpaque()
    context.pointee.get_buffer2 = allocate
    try check(avcodec_open2(context, codec, nil), "avcodec_open2")
  }

  deinit {
    var ownedFrame: UnsafeMutablePointer<AVFrame>? = frame
    av_frame_free(&ownedFrame)
    var owned: UnsafeMutablePointer<AVCodecContext>? = context
    avcodec_free_context(&owned)
  }

  /// Throws `tooManyPixels` before memory for them is taken.
  func decode(_ bytes: [UInt8]) throws(ImageError) {
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
      if isTooLarge { throw .tooManyPixels(limit: maxPixels) }
      throw .damaged(error.libraryMessage ?? "out of memory")
    }
    guard frame.pointee.width > 0, frame.pointee.height > 0 else { throw .damaged("no picture") }
    // A JPEG that ends early decodes to a picture with a grey lower part.
    if frame.pointee.decode_error_flags != 0 || frame.pointee.flags & AV_FRAME_FLAG_CORRUPT != 0 {
      throw .damaged(LibAV.message(segue_averror_invaliddata))
    }
  }

  fileprivate func allows(_ frame: UnsafeMutablePointer<AVFrame>) -> Bool {
    let (count, overflows) = Int(frame.pointee.width).multipliedReportingOverflow(
      by: Int(frame.pointee.height))
    isTooLarge = isTooLarge || overflows || count > maxPixels
    return !isTooLarge
  }
}

/// The decoder's `get_buffer2`: the session that `opaque` names outlives the decoder.
private func allocate(
  context: UnsafeMutablePointer<AVCodecContext>?, frame: UnsafeMutablePointer<AVFrame>?, flags: Int32
) -> Int32 {
  guard let opaque = context?.pointee.opaque, let frame else { return -EINVAL }
  let session = Unmanaged<ImageSession>.fromOpaque(opaque).takeUnretainedValue()
  return session.allows(frame) ? avcodec_default_get_buffer2(context, frame, flags) : -ERANGE
}
