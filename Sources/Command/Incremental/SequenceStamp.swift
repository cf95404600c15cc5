internal import Encoding

/// How an output looks, whether it is one file or many.
enum SequenceStamp {
  /// Of a sequence: the sum of the sizes, and the latest time. nil where a file is missing.
  ///
  /// - Parameter path: where the output is; it has a `%d` where the format is a sequence.
  static func stamp(_ path: String, format: String, frames: Int) -> FileStamp? {
    guard OutputFormat.named(format)?.kind == .sequence else { return FileStamp(path) }
    guard let pattern = try? FramePattern(path) else { return nil }
    var size = 0
    var modified = 0
    for number in 1...max(frames, 1) {
      guard let stamp = FileStamp(pattern.path(number)) else { return nil }
      size += stamp.size
      modified = max(modified, stamp.modified)
    }
    return FileStamp(size: size, modified: modified)
  }
}
