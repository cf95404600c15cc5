internal import Glibc

/// An open file descriptor; closed at the end of its life.
struct FileHandle: ~Copyable {
  let descriptor: Int32

  /// Takes over a descriptor that `open` returned; a negative one becomes its error.
  init(_ descriptor: Int32) throws(FileFault) {
    guard descriptor >= 0 else { throw FileFault(code: errno) }
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }

  func status() throws(FileFault) -> stat {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileFault(code: errno) }
    return status
  }

  /// All bytes up to the end; at most one more than `limit` is ever read.
  ///
  /// - Parameter whole: what the message says about a larger file.
  func bytes(limit: Int) throws(FileFault) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count <= limit {
      let wanted = min(chunk.count, limit + 1 - bytes.count)
      let count = read(descriptor, &chunk, wanted)
      if count < 0 {
        if errno == EINTR { continue }
        throw FileFault(code: errno)
      }
      if count == 0 { return bytes }
      bytes += chunk[..<count]
    }
    throw FileFault.tooLarge(limit)
  }

  static func isRegular(_ mode: mode_t) -> Bool { mode & S_IFMT == S_IFREG }
}

extension FileFault {
  static func tooLarge(_ limit: Int) -> FileFault {
    FileFault("is larger than \(limit >> 20) MiB", isSceneFault: true)
  }

  /// What a file is that is not a regular one.
  static func irregular(_ mode: mode_t) -> FileFault {
    switch mode & S_IFMT {
    case S_IFDIR: FileFault("is a folder")
    case S_IFIFO: FileFault("is a pipe, not a file")
    case S_IFSOCK: FileFault("is a socket, not a file")
    case S_IFCHR, S_IFBLK: FileFault("is a device, not a file")
    default: FileFault("is not a file")
    }
  }
}
