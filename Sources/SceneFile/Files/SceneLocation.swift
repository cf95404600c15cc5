internal import Glibc

/// Where a scene file lies, and the folder that its files must lie in.
struct SceneLocation {
  /// As given; `-` is standard input.
  let path: String
  /// As this process can open it.
  let root: String
  /// The scene's folder relative to the root: empty, or ended by a slash.
  let folder: String

  /// - Parameter root: nil is the scene's own folder, or the current one for standard input.
  init(path: String, root: String?) throws(FileFault) {
    self.path = path
    let own = path == "-" ? "" : IncludeReader.folder(path)
    guard let root else {
      self.root = own.isEmpty ? "." : own
      folder = ""
      return
    }
    self.root = root
    let (realRoot, realOwn) = (try Self.real(root), try Self.real(own.isEmpty ? "." : own))
    let prefix = realRoot == "/" ? "/" : realRoot + "/"
    guard realOwn == realRoot || realOwn.hasPrefix(prefix) else {
      throw FileFault("lies outside of the root \(root)")
    }
    let rest = realOwn.dropFirst(prefix.count)
    folder = rest.isEmpty ? "" : rest + "/"
  }

  /// The scene file's path relative to the root.
  var file: String { folder + (path.split(separator: "/").last.map(String.init) ?? path) }

  /// A path relative to the root, as this process can open it.
  func openable(_ relative: String) -> String {
    if root == "." { return relative }
    return root.hasSuffix("/") ? root + relative : root + "/" + relative
  }

  /// The bytes of the scene file. It may be a pipe, and it may lie behind a link: whoever names it on the command
  /// line means it.
  func bytes(limit: Int) throws(FileFault) -> [UInt8] {
    let file = try FileHandle(path == "-" ? dup(0) : open(path, O_RDONLY | O_CLOEXEC))
    let status = try file.status()
    if status.st_mode & S_IFMT == S_IFDIR { throw FileFault("is a folder") }
    if FileHandle.isRegular(status.st_mode), status.st_size > limit { throw FileFault.tooLarge(limit) }
    return try file.bytes(limit: limit)
  }

  private static func real(_ path: String) throws(FileFault) -> String {
    guard let resolved = realpath(path, nil) else { throw FileFault(code: errno) }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
