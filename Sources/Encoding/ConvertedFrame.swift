import CFFmpeg
package import Motion

/// A picture as an encoder takes it, in memory that is used again and again. A ring slot owns one per output.
///
/// `@unchecked Sendable`: one thread at a time has it. The worker that fills the slot hands it to the thread that
/// writes, and gets it back, through the ring's semaphores.
package final class ConvertedFrame: @unchecked Sendable {
  /// Exchanged whole with the writer's, so that no picture is ever copied on its way.
  private(set) var frame: UnsafeMutablePointer<AVFrame>
  /// What its pixels show; nil where they are undefined. For whoever converts into it.
  package var plan: FramePlan?

  init(width: Int, height: Int, format: AVPixelFormat, tags: ColorTags) throws(OutputError) {
    let frame = try check(av_frame_alloc(), "av_frame_alloc")
    frame.pointee.width = Int32(clamping: width)
    frame.pointee.height = Int32(clamping: height)
    frame.pointee.format = format.rawValue
    tags.apply(to: frame)
    let status = av_frame_get_buffer(frame, 0)
    if status < 0 {
      var owned: UnsafeMutablePointer<AVFrame>? = frame
      av_frame_free(&owned)
      throw .library(code: status, operation: "av_frame_get_buffer")
    }
    self.frame = frame
  }

  deinit {
    var owned: UnsafeMutablePointer<AVFrame>? = frame
    av_frame_free(&owned)
  }

  var size: (width: Int, height: Int) { (Int(frame.pointee.width), Int(frame.pointee.height)) }

  /// Exchanges the pictures of two frames of the same layout.
  func exchange(with other: ConvertedFrame) {
    swap(&frame, &other.frame)
    swap(&plan, &other.plan)
  }

  /// Before pixels are written: memory that an encoder still reads is replaced, never overwritten.
  func makeWritable() throws(OutputError) {
    if av_frame_is_writable(frame) > 0 { return }
    try check(av_frame_make_writable(frame), "av_frame_make_writable")
  }

  /// First byte and bytes per row of the first plane. The memory lives as long as the frame is not exchanged.
  var firstPlane: (bytes: UnsafeMutablePointer<UInt8>, stride: Int)? {
    guard let bytes = frame.pointee.data.0 else { return nil }
    return (bytes, Int(frame.pointee.linesize.0))
  }
}

/// How the numbers of a picture mean colours. Set on encoders before they open and on every frame.
struct ColorTags: Sendable {
  var matrix = AVCOL_SPC_UNSPECIFIED
  var primaries = AVCOL_PRI_UNSPECIFIED
  var transfer = AVCOL_TRC_UNSPECIFIED
  var range = AVCOL_RANGE_UNSPECIFIED

  /// What players expect of video in HD: ITU-R BT.709, limited range.
  static let video = ColorTags(
    matrix: AVCOL_SPC_BT709, primaries: AVCOL_PRI_BT709, transfer: AVCOL_TRC_BT709, range: AVCOL_RANGE_MPEG)
  /// BT.709 with all levels and the curve of sRGB, as browsers expect of AVIF.
  static let fullRange = ColorTags(
    matrix: AVCOL_SPC_BT709, primaries: AVCOL_PRI_BT709, transfer: AVCOL_TRC_IEC61966_2_1,
    range: AVCOL_RANGE_JPEG)
  /// sRGB: BT.709 primaries with the curve of IEC 61966-2-1.
  static let pictures = ColorTags(
    matrix: AVCOL_SPC_RGB, primaries: AVCOL_PRI_BT709, transfer: AVCOL_TRC_IEC61966_2_1,
    range: AVCOL_RANGE_JPEG)

  func apply(to frame: UnsafeMutablePointer<AVFrame>) {
    frame.pointee.colorspace = matrix
    frame.pointee.color_primaries = primaries
    frame.pointee.color_trc = transfer
    frame.pointee.color_range = range
  }

  func apply(to context: UnsafeMutablePointer<AVCodecContext>) {
    context.pointee.colorspace = matrix
    context.pointee.color_primaries = primaries
    context.pointee.color_trc = transfer
    context.pointee.color_range = range
  }
}
