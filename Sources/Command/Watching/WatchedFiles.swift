internal import Encoding
internal import Glibc

/// What the files that a watch depends on said when they were last looked at.
///
/// A file counts as changed when its bytes are others than before: one that is saved as it was, or written by two
/// events, is drawn once.
struct WatchedFiles {
  private struct Look: Equatable {
    var stamp: FileStamp?
    /// nil where the file is missing or cannot be read.
    var digest: String?
  }

  private var looks: [String: Look] = [:]

  var paths: Set<String> { Set(looks.keys) }

  /// Takes up files that a render from `start` on has read, and lets go of all others.
  ///
  /// - Parameter start: nanoseconds since 1970.
  /// - Returns: new ones that were changed since then, so that what was read is not certain.
  mutating func follow(_ paths: Set<String>, readSince start: Int) -> Set<String> {
    looks = looks.filter { paths.contains($0.key) }
    return paths.filter { path in
      guard looks[path] == nil else { return false }
      let look = Self.look(at: path)
      looks[path] = look
      return look.stamp.map { $0.modified > start - FileStamp.tick } ?? false
    }
  }

  /// Those of the paths that are watched and say something else than before.
  mutating func changed(among paths: some Sequence<String>) -> Set<String> {
    var changed: Set<String> = []
    for path in paths {
      guard let known = looks[path] else { continue }
      let look = Self.look(at: path)
      looks[path] = look
      if look.digest != known.digest { changed.insert(path) }
    }
    return changed
  }

  /// Those whose size or time is not what it was: for file systems that send no events.
  var restamped: Set<String> { paths.filter { FileStamp($0) != looks[$0]?.stamp } }

  /// Whether one of these files was there before and is gone now.
  func hasLost(_ paths: Set<String>) -> Bool {
    paths.contains { looks[$0]?.digest != nil && FileStamp($0) == nil }
  }

  private static func look(at path: String) -> Look {
    // The stamp first: a file that changes in between is looked at again.
    let stamp = FileStamp(path)
    return Look(stamp: stamp, digest: stamp == nil ? nil : (try? SHA256.hexadecimal(ofFile: path)) ?? nil)
  }
}
