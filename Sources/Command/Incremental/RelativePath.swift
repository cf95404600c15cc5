internal import Glibc
internal import Locking

/// Paths between folders, so that an index stays true when the whole tree is moved or cached elsewhere.
final class RelativePath: Sendable {
  /// Real paths of folders, looked up once.
  private let folders = Locked<[String: String]>([:])

  /// From one folder to a file, as `../scenes/slide.yaml`. nil where a folder is not there.
  func path(from folder: String, to file: String) -> String? {
    let name = FilePath(file)
    guard let start = real(folder), let end = real(name.folder.isEmpty ? "." : name.folder) else {
      return nil
    }
    let here = start.split(separator: "/")
    let there = end.split(separator: "/")
    let common = zip(here, there).prefix { $0 == $1 }.count
    let parts = Array(repeating: "..", count: here.count - common) + there[common...].map(String.init)
    return (parts + [name.stem + name.suffix]).joined(separator: "/")
  }

  private func real(_ folder: String) -> String? {
    if let known = folders.withLock({ $0[folder] }) { return known }
    guard let resolved = realpath(folder, nil) else { return nil }
    defer { free(resolved) }
    let path = String(cString: resolved)
    folders.withLock { $0[folder] = path }
    return path
  }
}
