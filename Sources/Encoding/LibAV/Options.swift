import CFFmpeg

/// Options as libav takes them. One that nobody took is an error: it would otherwise be lost without a word.
enum Options {
  /// Calls `body` with a dictionary of `options`.
  static func with(
    _ options: [(String, String)], _ operation: String,
    _ body: (UnsafeMutablePointer<OpaquePointer?>) -> Int32
  ) throws(OutputError) {
    var dictionary: OpaquePointer?
    defer { av_dict_free(&dictionary) }
    for (key, value) in options {
      try check(av_dict_set(&dictionary, key, value, 0), "av_dict_set")
    }
    try check(body(&dictionary), operation)
    if let left = av_dict_get(dictionary, "", nil, AV_DICT_IGNORE_SUFFIX) {
      throw .library(
        code: segue_averror_bug, operation: "\(operation): option \(String(cString: left.pointee.key))")
    }
  }
}
