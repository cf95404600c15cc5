internal import Encoding
internal import Glibc

/// How a file looked when it was last read or written: enough to tell that it is still the same, mostly without reading
/// it again.
struct FileStamp: Hashable, Sendable {
  let size: Int
  /// Nanoseconds since 1970; 0 says that the time means nothing and the bytes have to be compared.
  var modified: Int

  init(size: Int, modified: Int) {
    self.size = size
    self.modified = modified
  }

  /// nil where there is no such file.
  init?(_ path: String) {
    var info = stat()
    guard stat(path, &info) == 0, info.st_mode & S_IFMT == S_IFREG else { return nil }
    self.init(size: Int(info.st_size), modified: info.st_mtim.tv_sec * 1_000_000_000 + info.st_mtim.tv_nsec)
  }

  /// Nanoseconds since 1970, as file systems count them.
  static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }

  /// File systems give files the time of the kernel's last tick, at most 10 ms old: two changes within one tick look
  /// alike. Times this close to the present are not trusted.
  static let tick = 20_000_000
}

/// A file with its stamp and its digest.
struct TrackedFile: Sendable {
  /// Relative to the folder of the index.
  let path: String
  var stamp: FileStamp
  /// 64 hexadecimal digits; empty where the bytes were never read.
  let digest: String
}
