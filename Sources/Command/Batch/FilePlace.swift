internal import Glibc

/// Which file a path leads to, however it is spelled: links, `.` and `..` are followed, and what is not there yet is
/// found by its folder.
struct FilePlace {
  struct Identity: Hashable {
    let device: UInt
    let inode: UInt
  }

  /// Absolute and without links.
  let path: String
  /// nil where there is no file yet.
  let identity: Identity?

  /// nil for `-` and for what cannot be replaced: devices, pipes and folders.
  init?(_ path: String) {
    guard path != "-" else { return nil }
    var info = stat()
    if stat(path, &info) == 0 {
      guard info.st_mode & S_IFMT == S_IFREG else { return nil }
      identity = Identity(device: UInt(info.st_dev), inode: UInt(info.st_ino))
    } else {
      identity = nil
    }
    self.path = Self.resolved(path, links: 0)
  }

  private static func resolved(_ path: String, links: Int) -> String {
    if let real = real(path) { return real }
    // Linux follows at most 40 links (path_resolution(7)).
    if links < 40, let target = target(ofLink: path) {
      return resolved(target.hasPrefix("/") ? target : folder(path) + "/" + target, links: links + 1)
    }
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    let parent = folder(path)
    // The folder may be one that is still to be made. The one that the program runs in, or `/`, ends the way up, also
    // where even that cannot be read.
    let isRoot = parent == path || parent == "."
    let place = isRoot ? real(parent) ?? parent : resolved(parent, links: links)
    switch name {
    case "", ".": return place
    case "..": return folder(place)
    default: return place == "/" ? "/" + name : place + "/" + name
    }
  }

  /// nil for what is not there, or cannot be reached.
  private static func real(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  /// Without a slash at its end; `.` for a name alone.
  private static func folder(_ path: String) -> String {
    let trimmed = path.split(separator: "/").dropLast().joined(separator: "/")
    if path.hasPrefix("/") { return "/" + trimmed }
    return trimmed.isEmpty ? "." : trimmed
  }

  private static func target(ofLink path: String) -> String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let length = readlink(path, &buffer, buffer.count)
    guard length >= 0 else { return nil }
    return String(decoding: buffer[0..<length].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
