import Glibc

/// An open file. Every call that can be interrupted is repeated, every short write continued, every failure thrown.
final class FileDescriptor {
  private(set) var number: Int32
  private let path: String
  private let closes: Bool

  /// `path` is for messages. Standard output stays open when its descriptor goes away.
  init(_ number: Int32, path: String, closes: Bool = true) {
    self.number = number
    self.path = path
    self.closes = closes
  }

  deinit {
    if closes, number >= 0 { _ = Glibc.close(number) }
  }

  static func open(_ path: String, _ flags: Int32, mode: mode_t = 0o666) throws(OutputError) -> FileDescriptor
  {
    while true {
      let number = Glibc.open(path, flags | O_CLOEXEC, mode)
      if number >= 0 { return FileDescriptor(number, path: path) }
      if errno != EINTR { throw .cannotCreate(path: path, errno: errno) }
    }
  }

  func write(_ bytes: UnsafeRawBufferPointer) throws(OutputError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = Glibc.write(number, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if count == 0 || errno != EINTR {
        // A regular file that takes nothing and reports nothing would be asked for ever.
        throw failure(count == 0 ? EIO : errno)
      }
    }
  }

  /// Bytes read at `offset` without moving the place of the next write; 0 at the end.
  func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int64) throws(OutputError) -> Int {
    while true {
      let count = pread(number, buffer.baseAddress, buffer.count, off_t(offset))
      if count >= 0 { return count }
      if errno != EINTR { throw failure(errno) }
    }
  }

  func seek(to offset: Int64, from origin: Int32) throws(OutputError) -> Int64 {
    let place = lseek(number, off_t(offset), origin)
    guard place >= 0 else { throw failure(errno) }
    return Int64(place)
  }

  func size() throws(OutputError) -> Int64 {
    var info = stat()
    guard fstat(number, &info) == 0 else { throw failure(errno) }
    return Int64(info.st_size)
  }

  /// Pipes and some file systems know no fsync (EINVAL, EROFS): nothing is left to do for them.
  func synchronize() throws(OutputError) {
    guard number >= 0 else { return }
    while fsync(number) != 0 {
      if errno == EINVAL || errno == EROFS { return }
      if errno != EINTR { throw failure(errno) }
    }
  }

  /// A failed close means that data may be lost (NFS, quotas). After EINTR Linux has closed all the same.
  func close() throws(OutputError) {
    guard closes, number >= 0 else { return }
    let status = Glibc.close(number)
    let code = errno
    number = -1
    if status != 0, code != EINTR { throw failure(code) }
  }

  private func failure(_ code: Int32) -> OutputError {
    code == EPIPE ? .readerWentAway(path: path) : .writeFailed(path: path, errno: code)
  }
}
