import Glibc

/// A font file, and how to tell that it has been replaced by another.
struct FontFile: Equatable {
  let path: String
  private let inode: UInt
  private let size: Int
  private let modified: [Int]

  init(_ path: String) {
    self.path = path
    var info = stat()
    if stat(path, &info) != 0 { info = stat() }
    inode = UInt(info.st_ino)
    size = Int(info.st_size)
    modified = [info.st_mtim.tv_sec, info.st_mtim.tv_nsec]
  }
}
