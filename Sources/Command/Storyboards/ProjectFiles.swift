internal import Glibc

/// The files of a folder and of those below it.
struct ProjectFiles {
  /// Folders below each other, and files in all, that are looked at: more is no source folder.
  private static let depthLimit = 12
  private static let fileLimit = 20_000

  /// Relative to the folder, in the order of their bytes.
  private(set) var paths: [String] = []
  private let folder: String

  /// Hidden files and folders are left out, and so are links: they may lead anywhere.
  ///
  /// - Throws: `UnreadableInput` for the folder itself.
  init(_ folder: String) throws(UnreadableInput) {
    self.folder = folder.isEmpty ? "." : folder
    try add("", depth: 0)
  }

  /// The content of one of the files; nil where it cannot be read or is larger than `limit` bytes.
  func contents(_ path: String, limit: Int) -> [UInt8]? {
    try? InputFile.read(folder + "/" + path, limit: limit)
  }

  private mutating func add(_ subfolder: String, depth: Int) throws(UnreadableInput) {
    let place = subfolder.isEmpty ? folder : folder + "/" + subfolder
    let names: [String]
    do throws(UnreadableInput) {
      names = try SceneList.names(in: place)
    } catch {
      if depth == 0 { throw error }
      return
    }
    for name in names where !name.hasPrefix(".") {
      let path = subfolder.isEmpty ? name : subfolder + "/" + name
      var info = stat()
      guard paths.count < Self.fileLimit, lstat(folder + "/" + path, &info) == 0 else { continue }
      switch info.st_mode & S_IFMT {
      case S_IFREG: paths.append(path)
      case S_IFDIR where depth < Self.depthLimit: try add(path, depth: depth + 1)
      default: break
      }
    }
  }
}

/// A file that the command line names, read whole.
enum InputFile {
  /// - Throws: `UnreadableInput`, also for what is no regular file or is larger than `limit` bytes.
  static func read(_ path: String, limit: Int) throws(UnreadableInput) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      throw UnreadableInput(path: path, reason: "cannot be read: " + reason(errno))
    }
    defer { close(descriptor) }
    var info = stat()
    guard fstat(descriptor, &info) == 0, info.st_mode & S_IFMT == S_IFREG else {
      throw UnreadableInput(path: path, reason: "is no regular file")
    }
    guard info.st_size <= limit else {
      throw UnreadableInput(path: path, reason: "is larger than \(limit >> 20) MiB")
    }
    var bytes = [UInt8](repeating: 0, count: Int(info.st_size))
    var filled = 0
    while filled < bytes.count {
      let count = bytes.withUnsafeMutableBytes {
        Glibc.read(descriptor, $0.baseAddress?.advanced(by: filled), $0.count - filled)
      }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw UnreadableInput(path: path, reason: "cannot be read: " + reason(errno)) }
      if count == 0 { break }
      filled += count
    }
    return Array(bytes.prefix(filled))
  }

  private static func reason(_ code: Int32) -> String { String(cString: strerror(code)) }
}
