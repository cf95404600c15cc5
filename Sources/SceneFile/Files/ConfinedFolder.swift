internal import Glibc

/// A folder out of which no path leads.
///
/// Paths are walked one component at a time on open descriptors, never following a link blindly: a link is read and
/// walked in its turn, `..` goes back to the descriptor that was opened before, and neither can pass the folder
/// itself. So nothing that is renamed or linked meanwhile leads out either, as with `openat2(RESOLVE_BENEATH)`, and no
/// kernel or sandbox that lacks that call needs a second way.
final class ConfinedFolder {
  private let root: FileHandle

  /// As many links as the kernel itself follows.
  private static let links = 40

  init(path: String) throws(FileFault) {
    root = try FileHandle(Glibc.open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC))
  }

  /// Opens a regular file below the folder.
  ///
  /// - Parameter path: relative to the folder.
  func open(file path: String) throws(FileFault) -> FileHandle {
    try Self.check(path)
    var pending = Array(path.split(separator: "/", omittingEmptySubsequences: true).reversed())
    let walk = Walk(root: root.descriptor)
    var links = 0
    while let component = pending.popLast() {
      if component == "." { continue }
      if component == ".." {
        try walk.leave()
        continue
      }
      let name = String(component)
      let mode = try walk.mode(of: name)
      if mode & S_IFMT == S_IFLNK {
        links += 1
        guard links <= Self.links else { throw FileFault(code: ELOOP) }
        let target = try walk.link(name)
        guard !target.hasPrefix("/") else { throw FileFault("is a link that leaves the scene's folder") }
        pending += target.split(separator: "/", omittingEmptySubsequences: true).reversed()
      } else if pending.isEmpty {
        return try walk.openFile(name, mode)
      } else {
        try walk.enter(name)
      }
    }
    throw FileFault("is a folder")
  }

  /// Refuses what is no relative path at all.
  private static func check(_ path: String) throws(FileFault) {
    if path.isEmpty { throw FileFault("is not a path") }
    if path.utf8.contains(0) { throw FileFault("has a NUL in its name") }
    if path.hasPrefix("/") { throw FileFault("is an absolute path: files lie in the scene's folder") }
    if path.hasPrefix("~") { throw FileFault("begins with ~: files lie in the scene's folder") }
    if isURL(path) { throw FileFault("is a URL: files lie in the scene's folder") }
    if path.hasSuffix("/") { throw FileFault("is a folder") }
  }

  private static func isURL(_ path: String) -> Bool {
    guard let colon = path.firstIndex(of: ":") else { return false }
    let scheme = path[..<colon]
    let rest = path[path.index(after: colon)...]
    return scheme == "file" || scheme == "data"
      || rest.hasPrefix("//") && scheme.allSatisfy { $0.isASCII && $0.isLetter }
  }
}

/// The descriptors of the folders from the root down to where a walk stands.
private final class Walk {
  private let root: Int32
  private var opened: [Int32] = []

  init(root: Int32) { self.root = root }

  deinit { for descriptor in opened { close(descriptor) } }

  private var here: Int32 { opened.last ?? root }

  func leave() throws(FileFault) {
    guard let last = opened.popLast() else { throw FileFault("lies outside of the scene's folder") }
    close(last)
  }

  func mode(of name: String) throws(FileFault) -> mode_t {
    var status = stat()
    guard fstatat(here, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { throw FileFault(code: errno) }
    return status.st_mode
  }

  func enter(_ name: String) throws(FileFault) {
    let descriptor = openat(here, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileFault(code: errno) }
    opened.append(descriptor)
  }

  func link(_ name: String) throws(FileFault) -> String {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlinkat(here, name, &buffer, buffer.count)
    guard count >= 0 else { throw FileFault(code: errno) }
    return String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// A device is never opened, which could already have an effect; a pipe put in the file's place meanwhile does not
  /// block.
  func openFile(_ name: String, _ mode: mode_t) throws(FileFault) -> FileHandle {
    guard FileHandle.isRegular(mode) else { throw FileFault.irregular(mode) }
    let file = try FileHandle(openat(here, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC))
    let opened = try file.status()
    guard FileHandle.isRegular(opened.st_mode) else { throw FileFault.irregular(opened.st_mode) }
    return file
  }
}
