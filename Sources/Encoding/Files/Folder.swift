import Glibc

/// The folders that outputs are in.
enum Folder {
  /// The folder part of a path; "." where the path has none.
  static func of(_ path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    let folder = String(path[..<slash])
    return folder.isEmpty ? "/" : folder
  }

  /// Makes the folder and the missing ones above it.
  static func create(_ folder: String) throws(OutputError) {
    if mkdir(folder, 0o777) == 0 { return }
    switch errno {
    case EEXIST:
      var info = stat()
      guard stat(folder, &info) == 0 else { throw .cannotCreate(path: folder, errno: errno) }
      guard info.st_mode & S_IFMT == S_IFDIR else { throw .cannotCreate(path: folder, errno: ENOTDIR) }
    case ENOENT where Folder.of(folder) != folder:
      try create(Folder.of(folder))
      guard mkdir(folder, 0o777) == 0 || errno == EEXIST else {
        throw .cannotCreate(path: folder, errno: errno)
      }
    default:
      throw .cannotCreate(path: folder, errno: errno)
    }
  }

  /// Makes renames in the folder last through a power failure.
  static func synchronize(_ folder: String) throws(OutputError) {
    let descriptor = try FileDescriptor.open(folder, O_RDONLY | O_DIRECTORY)
    try descriptor.synchronize()
    try descriptor.close()
  }
}
