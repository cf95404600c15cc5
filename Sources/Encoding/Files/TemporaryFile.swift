import Glibc
internal import Locking

/// A file that nobody sees until it is whole: beside its target, then renamed over it, or removed.
struct TemporaryFile: ~Copyable {
  let path: String
  let descriptor: FileDescriptor

  /// Short, so that beside a target with a name of 255 bytes there is room for it; random, so that two runs may write
  /// the same target at once.
  init(in folder: String) throws(OutputError) {
    while true {
      let digits = String(UInt32.random(in: 0...UInt32.max), radix: 36)
      let path = folder + "/.segue-" + digits
      do throws(OutputError) {
        descriptor = try LiveTemporaries.create(path)
        self.path = path
        return
      } catch .cannotCreate(_, EEXIST) {
        continue
      }
    }
  }

  /// Moves the file into its place. `replaces` decides about a file that is there by now.
  func rename(to target: String, replaces: Bool) throws(OutputError) {
    var info = stat()
    if lstat(target, &info) == 0, info.st_mode & S_IFMT != S_IFREG {
      throw .writeFailed(path: target, errno: EEXIST)
    }
    try LiveTemporaries.rename(path, to: target, replaces: replaces)
  }

  func remove() {
    LiveTemporaries.remove(path)
  }

  deinit {
    LiveTemporaries.remove(path)
  }
}

/// The temporaries of this process, so that they can be removed when it is told to end.
enum LiveTemporaries {
  private struct State {
    var paths: Set<String> = []
    var isEnding = false
  }

  private static let state = Locked(State())

  static func create(_ path: String) throws(OutputError) -> FileDescriptor {
    try state.withLock { (state) throws(OutputError) in
      if state.isEnding { throw .cannotCreate(path: path, errno: EINTR) }
      let descriptor = try FileDescriptor.open(path, O_RDWR | O_CREAT | O_EXCL)
      state.paths.insert(path)
      return descriptor
    }
  }

  static func rename(_ path: String, to target: String, replaces: Bool) throws(OutputError) {
    try state.withLock { (state) throws(OutputError) in
      // A second name is only given where there is none, in one step; a rename would replace.
      let status = replaces ? Glibc.rename(path, target) : link(path, target)
      guard status == 0 else { throw .writeFailed(path: target, errno: errno) }
      if !replaces { unlink(path) }
      state.paths.remove(path)
    }
  }

  static func remove(_ path: String) {
    state.withLock { state in
      if state.paths.remove(path) != nil { unlink(path) }
    }
  }

  /// After this no temporary is made and no target replaced any more.
  static func removeAll() {
    state.withLock { state in
      for path in state.paths { unlink(path) }
      state.paths = []
      state.isEnding = true
    }
  }
}
