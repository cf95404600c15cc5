/// Turns drawn pictures into what an encoder takes. One worker uses one converter; many converters work at once.
package protocol FrameConverter: AnyObject, Sendable {
  /// `pixels` are premultiplied BGRA bytes (Cairo's ARGB32 on little-endian machines) of the settings' size,
  /// `stride` bytes from row to row. Overwrites `frame`, which must come from the same format and settings.
  ///
  /// - Parameter changes: The rows in which the picture may differ from the one that `frame` holds; nil for all. Whether
  ///   others are converted as well makes no difference.
  func convert(
    _ pixels: RawSpan, stride: Int, changes: Range<Int>?, into frame: ConvertedFrame
  ) throws(OutputError)
}

extension FrameConverter {
  package func convert(_ pixels: RawSpan, stride: Int, into frame: ConvertedFrame) throws(OutputError) {
    try convert(pixels, stride: stride, changes: nil, into: frame)
  }
}

/// Writes one output. Used by one thread, frames in their order.
///
/// Frame k is shown from k / frame rate on. Whatever is thrown, the file that stood at the path before is untouched
/// until `finish` has returned.
package protocol FrameWriter: AnyObject {
  /// Writes the next frame. The picture's memory is exchanged for that of an earlier one, with the picture that was
  /// converted into it, and is ready for the next conversion.
  func append(_ frame: ConvertedFrame) throws(OutputError)
  /// The next frame shows the same picture as the one before it.
  func appendRepeat() throws(OutputError)
  /// Closes the film at its duration, syncs it and moves it into its place.
  func finish() throws(OutputError)
  /// Removes what was written. Happens by itself when an unfinished writer goes away.
  func cancel()
}
