import CFFmpeg
import Glibc

/// The one place where a status of libav becomes an error: negative codes throw, others are returned.
@discardableResult
func check(_ code: Int32, _ operation: String) throws(OutputError) -> Int32 {
  guard code < 0 else { return code }
  throw .library(code: code, operation: operation)
}

/// A pointer that libav failed to allocate is an error, too.
func check<T>(_ pointer: UnsafeMutablePointer<T>?, _ operation: String) throws(OutputError)
  -> UnsafeMutablePointer<T>
{
  guard let pointer else { throw .library(code: -ENOMEM, operation: operation) }
  return pointer
}

enum LibAV {
  /// libav reports to stderr by itself unless told not to; our errors say what happened. Happens once.
  static let isQuiet: Bool = {
    av_log_set_level(AV_LOG_QUIET)
    return true
  }()

  /// FFmpeg's words for one of its codes, such as "Invalid data found when processing input".
  static func message(_ code: Int32) -> String {
    var text = [CChar](repeating: 0, count: 256)
    av_strerror(code, &text, text.count)
    return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}

extension OutputError {
  /// FFmpeg's words for the code of a `library` error.
  package var libraryMessage: String? {
    guard case .library(let code, _) = self else { return nil }
    return LibAV.message(code)
  }
}
