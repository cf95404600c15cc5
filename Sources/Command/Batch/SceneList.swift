internal import Glibc

/// The scenes that a command line names: files as they are, and the scenes of folders.
struct SceneList {
  struct Entry: Sendable {
    /// As this process can open it; `-` is standard input.
    let path: String
    /// Where it lies below the folder that was named: empty, or ended by a slash.
    let subfolder: String
    /// What it says, where `path` only says where it would lie.
    var text: [UInt8]?
    /// The file that such a scene comes from.
    var origin: String?
  }

  static let option = Option.flag(
    "recursive", short: "r", "also take the scenes of the folders below a folder")

  private(set) var entries: [Entry] = []
  /// The folders whose scenes were taken, each ended by a slash.
  private(set) var folders: [String] = []

  /// - Throws: `UnreadableInput` for a folder that cannot be read or has no scenes.
  init(_ operands: [String], isRecursive: Bool) throws(UnreadableInput) {
    for operand in operands {
      guard operand != "-", Self.isFolder(operand) else {
        entries.append(Entry(path: operand, subfolder: ""))
        continue
      }
      let count = entries.count
      try add(folder: operand, subfolder: "", isRecursive: isRecursive)
      if entries.count == count { throw UnreadableInput(path: operand, reason: "has no scenes") }
    }
  }

  /// A folder's scenes are its `.yaml` and `.yml` files, in the order of their names' bytes. What starts with `_` or
  /// `.` is left out: that is how files are named that others include. JSON must be named one by one, since reports
  /// and sidecars are JSON, too.
  private mutating func add(folder: String, subfolder: String, isRecursive: Bool) throws(UnreadableInput) {
    var subfolders: [String] = []
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    folders.append(prefix)
    for name in try Self.names(in: folder) where !name.hasPrefix(".") && !name.hasPrefix("_") {
      if Self.isScene(name) {
        entries.append(Entry(path: prefix + name, subfolder: subfolder))
      } else if isRecursive, Self.isFolder(prefix + name) {
        subfolders.append(name)
      }
    }
    for name in subfolders {
      try add(folder: prefix + name, subfolder: subfolder + name + "/", isRecursive: true)
    }
  }

  /// Whether a file of this name is one of its folder's scenes.
  static func isScene(_ name: String) -> Bool {
    !name.hasPrefix(".") && !name.hasPrefix("_") && [".yaml", ".yml"].contains(where: name.hasSuffix)
  }

  static func isFolder(_ path: String) -> Bool {
    var info = stat()
    return stat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFDIR
  }

  /// Names of what is in a folder, sorted by their bytes.
  static func names(in folder: String) throws(UnreadableInput) -> [String] {
    guard let directory = opendir(folder) else {
      throw UnreadableInput(path: folder, reason: "cannot be read: " + String(cString: strerror(errno)))
    }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}

/// A file or folder of the command line that cannot be used (exit code 66).
struct UnreadableInput: Error {
  let path: String
  /// Follows the path.
  let reason: String
}
