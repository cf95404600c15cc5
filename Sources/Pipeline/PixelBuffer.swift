internal import Drawing
internal import Encoding
internal import Motion

/// Memory for one drawn picture: premultiplied BGRA, four bytes a pixel, rows from top to bottom. Used again for every
/// frame of a worker.
final class PixelBuffer {
  /// Bytes from row to row.
  private let stride: Int
  private var bytes: [UInt8]
  /// What the bytes show.
  private var drawn: FramePlan?

  init(width: Int, height: Int) {
    stride = width * 4
    bytes = [UInt8](repeating: 0, count: stride * height)
  }

  func draw(_ plan: FramePlan, by renderer: FrameRenderer) throws {
    let before = drawn
    drawn = nil
    try unsafe bytes.withUnsafeMutableBytes {
      try unsafe renderer.draw(plan, over: before, into: $0, stride: stride)
    }
    drawn = plan
  }

  /// A copy of what was drawn.
  var bitmap: Bitmap {
    get throws { try Bitmap(premultipliedBGRA: bytes, width: stride / 4, height: bytes.count / stride) }
  }

  /// Makes `frame` hold what was drawn: all of it, or only the rows in which that differs from what the frame holds.
  func convert(by converter: any FrameConverter, into frame: ConvertedFrame, for renderer: FrameRenderer)
    throws
  {
    guard let drawn else { return }
    let changes = frame.plan.flatMap { renderer.changedRows(from: $0, to: drawn) }
    let pixels = bytes
    let span = unsafe pixels.span.bytes
    frame.plan = nil
    try converter.convert(span, stride: stride, changes: changes, into: frame)
    frame.plan = drawn
  }
}
