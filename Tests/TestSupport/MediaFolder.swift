import Glibc
import Testing

/// A folder of its own for a test; gone with the object.
package final class MediaFolder {
  package let root: String

  package init() throws {
    var template = Array("/tmp/segue-test-XXXXXX\0".utf8).map { CChar(bitPattern: $0) }
    let made = try #require(mkdtemp(&template))
    root = String(cString: made)
  }

  deinit { MediaFolder.remove(root) }

  package func path(_ name: String) -> String { root + "/" + name }

  /// Names of what is in the folder, sorted by their bytes.
  package func names(_ folder: String = "") throws -> [String] {
    try MediaFolder.names(in: folder.isEmpty ? root : path(folder))
  }

  package static func read(_ path: String) throws -> [UInt8] {
    let file = try #require(fopen(path, "rb"), "\(path) cannot be opened")
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      if count == 0 { return bytes }
      bytes += buffer[..<count]
    }
  }

  package static func write(_ bytes: [UInt8], to path: String) throws {
    let file = try #require(fopen(path, "wb"), "\(path) cannot be opened")
    defer { fclose(file) }
    try #require(fwrite(bytes, 1, bytes.count, file) == bytes.count)
  }

  package static func names(in folder: String) throws -> [String] {
    let directory = try #require(opendir(folder))
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        String(cString: UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self))
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  private static func remove(_ path: String) {
    var info = stat()
    if lstat(path, &info) == 0, info.st_mode & S_IFMT == S_IFDIR {
      for name in (try? names(in: path)) ?? [] { remove(path + "/" + name) }
      rmdir(path)
    } else {
      unlink(path)
    }
  }
}
