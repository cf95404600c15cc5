internal import Encoding
internal import Glibc

/// Tells when files in some folders change, by the kernel's inotify.
///
/// Folders are watched rather than files: many editors write a new file and rename it over the old one, or delete the
/// old one first, and a watch on a file ends with the file.
final class FolderWatch {
  /// What a change can be told of.
  enum Change: Hashable {
    /// A name in a folder, as the folder was given.
    case file(folder: String, name: String)
    /// Folders came, went or moved, or the kernel lost count: anything may have changed.
    case anything
  }

  /// Writes and their ends, and names that come and go. Opening and reading say nothing.
  private static let mask = UInt32(
    IN_MODIFY | IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE_SELF
      | IN_MOVE_SELF | IN_ONLYDIR)

  private let descriptor: Int32
  /// What each watch stands for. One folder may have been given by several paths.
  private var watches: [Int32: Place] = [:]

  private struct Place {
    var folders: Set<String> = []
    /// Folders that are not there yet, by the name that has to come for them.
    var awaited: Set<String> = []
  }

  /// - Throws: `cannotCreate` where the kernel has no watch left.
  init() throws(OutputError) {
    descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
    guard descriptor >= 0 else { throw .cannotCreate(path: "inotify", errno: errno) }
  }

  deinit { close(descriptor) }

  /// Watches these folders and no others. A folder that is not there is awaited.
  ///
  /// - Parameter folders: empty for the current one, or ended by a slash.
  /// - Throws: `cannotCreate` where the user may have no more watches.
  func follow(_ folders: Set<String>) throws(OutputError) {
    var next: [Int32: Place] = [:]
    for folder in folders {
      var place = folder.isEmpty ? "." : folder
      var missing = ""
      while true {
        let watch = inotify_add_watch(descriptor, place, Self.mask)
        if watch >= 0 {
          if missing.isEmpty {
            next[watch, default: Place()].folders.insert(folder)
          } else {
            next[watch, default: Place()].awaited.insert(missing)
          }
          break
        }
        if errno == ENOSPC || errno == ENOMEM { throw .cannotCreate(path: place, errno: errno) }
        guard let parent = Self.parent(place) else { break }
        (place, missing) = parent
      }
    }
    for watch in watches.keys where next[watch] == nil { inotify_rm_watch(descriptor, watch) }
    watches = next
  }

  /// The folder that something lies in, and its name there; nil for a path that ends there.
  private static func parent(_ path: String) -> (folder: String, name: String)? {
    let parts = path.split(separator: "/")
    guard let name = parts.last, name != ".", name != ".." else { return nil }
    let folder = (path.hasPrefix("/") ? "/" : "") + parts.dropLast().joined(separator: "/")
    return (folder.isEmpty ? "." : folder, String(name))
  }

  /// All changes since the last call; waits for one.
  ///
  /// - Parameter timeout: milliseconds; then the answer is empty.
  func changes(within timeout: Int32) -> Set<Change> {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, timeout) > 0 else { return [] }
    var changes: Set<Change> = []
    // Room for one event with the longest name at least.
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 8)
    defer { buffer.deallocate() }
    while true {
      let count = read(descriptor, buffer.baseAddress, buffer.count)
      guard count > 0 else { return changes }
      var offset = 0
      while offset + MemoryLayout<inotify_event>.size <= count {
        let event = buffer.load(fromByteOffset: offset, as: inotify_event.self)
        offset += MemoryLayout<inotify_event>.size
        let bytes = buffer[offset..<offset + Int(event.len)].prefix { $0 != 0 }
        offset += Int(event.len)
        changes.formUnion(take(event, name: String(decoding: bytes, as: UTF8.self)))
      }
    }
  }

  private func take(_ event: inotify_event, name: String) -> [Change] {
    if event.mask & UInt32(IN_Q_OVERFLOW) != 0 { return [.anything] }
    // Events of a watch that was given up may still be on their way.
    guard let place = watches[event.wd] else { return [] }
    if event.mask & UInt32(IN_IGNORED | IN_DELETE_SELF | IN_MOVE_SELF) != 0 {
      if event.mask & UInt32(IN_MOVE_SELF) != 0 { inotify_rm_watch(descriptor, event.wd) }
      watches[event.wd] = nil
      return [.anything]
    }
    if place.awaited.contains(name) || event.mask & UInt32(IN_ISDIR) != 0 { return [.anything] }
    return place.folders.map { .file(folder: $0, name: name) }
  }
}
