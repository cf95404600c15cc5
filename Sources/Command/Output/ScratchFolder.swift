internal import Encoding
internal import Glibc
internal import Locking

/// A folder for files that nobody is to keep; gone with the object, or when the process is told to end.
final class ScratchFolder: Sendable {
  private static let live = Locked<Set<String>>([])

  let path: String

  /// Where such folders are made.
  static var parent: String {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? ""
    return folder.isEmpty ? "/tmp" : folder
  }

  /// In `TMPDIR`, or `/tmp`. Throws `cannotCreate`.
  init() throws(OutputError) {
    let template = Self.parent + "/segue-XXXXXX"
    var name = template.utf8CString.map { $0 }
    guard mkdtemp(&name) != nil else { throw .cannotCreate(path: template, errno: errno) }
    path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    Self.live.withLock { _ = $0.insert(path) }
  }

  deinit {
    Self.remove(path)
    Self.live.withLock { _ = $0.remove(path) }
  }

  static func removeAll() {
    for path in live.withLock({ $0 }) { remove(path) }
  }

  private static func remove(_ path: String) {
    var info = stat()
    if lstat(path, &info) == 0, info.st_mode & S_IFMT == S_IFDIR {
      for name in (try? SceneList.names(in: path)) ?? [] { remove(path + "/" + name) }
      rmdir(path)
    } else {
      unlink(path)
    }
  }
}
