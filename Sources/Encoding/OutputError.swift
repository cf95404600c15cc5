/// Why an output could not be made. `errno` values are those of the failed system call.
package enum OutputError: Error, Hashable, Sendable {
  /// The file, its folder or its temporary cannot be made or opened (exit code 73).
  case cannotCreate(path: String, errno: Int32)
  /// A write, flush, fsync, close or rename failed (exit code 74).
  case writeFailed(path: String, errno: Int32)
  /// The process that reads our pipe has ended (exit code 141, without a message).
  case readerWentAway(path: String)
  /// This build of FFmpeg lacks the encoder (exit code 69). `available` lists the formats that it can make.
  case encoderMissing(name: String, available: [String])
  /// A library call failed: `code` is FFmpeg's, `operation` names the call (exit code 70).
  case library(code: Int32, operation: String)
  /// The settings ask for what the format cannot hold (exit code 65).
  case unsupported(format: String, Limitation)
  /// The path of an image sequence needs exactly one `%d` or `%0Nd` (exit code 64).
  case badPattern(path: String)
  /// The frames that came do not fit the settings: too many, too few, or a repeat before the first (exit code 70).
  case frameOrder(expected: Int, received: Int)

  package enum Limitation: Hashable, Sendable {
    /// The picture has a side beyond `limit` pixels, or an empty one.
    case side(Int, limit: Int)
    /// The codec has a smallest picture, and the picture has a side below it.
    case smallSide(Int, limit: Int)
    /// The canvas is transparent, the format is not, and no matte colour was given.
    case alpha
    /// More frames per second than players keep to.
    case frameRate(limit: Int)
    /// More than one frame for a still picture, or none.
    case frameCount(Int)
    /// A constant rate factor beyond the codec's scale.
    case crf(Int, limit: Int)
    /// The format, or the codec in it, cannot do without loss.
    case lossless
  }
}

extension OutputError {
  /// The same failure told of another path: of the one that the user wrote, and not of a temporary or a link's target.
  func told(of path: String) -> OutputError {
    switch self {
    case .cannotCreate(_, let errno): .cannotCreate(path: path, errno: errno)
    case .writeFailed(_, let errno): .writeFailed(path: path, errno: errno)
    case .readerWentAway: .readerWentAway(path: path)
    default: self
    }
  }
}
