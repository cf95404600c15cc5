import Glibc

/// A file that appears whole or not at all.
///
/// Regular files are written to a temporary beside the target, synced, and renamed over it by `commit`. Devices,
/// FIFOs and `-` are written to directly; a format that must seek is written to an unnamed file first and copied.
package final class OutputFile {
  private let path: String
  private let target: OutputTarget
  private let overwrites: Overwriting
  private var temporary: TemporaryFile?
  private let stream: FileDescriptor?
  let canSeek: Bool
  /// The first failure. Libraries between us and the caller report less than this.
  private(set) var failure: OutputError?

  /// Makes missing folders and the temporary, so that what cannot be written fails before any work is done.
  /// Throws `cannotCreate`.
  package init(_ path: String, needsSeeking: Bool = false, overwrites: Overwriting = .always)
    throws(OutputError)
  {
    self.path = path
    self.overwrites = overwrites
    do throws(OutputError) {
      let target = try OutputTarget(path)
      self.target = target
      switch target {
      case .file(let place, let mode):
        if mode != nil, overwrites == .never { throw .cannotCreate(path: path, errno: EEXIST) }
        stream = nil
        temporary = try OutputFile.temporary(beside: place, mode: mode)
      case .stream(let place):
        stream = try FileDescriptor.open(place, O_WRONLY | O_NOCTTY)
        temporary = needsSeeking ? try TemporaryFile(in: OutputFile.scratchFolder) : nil
      case .standardOutput:
        stream = FileDescriptor(STDOUT_FILENO, path: path, closes: false)
        temporary = needsSeeking ? try TemporaryFile(in: OutputFile.scratchFolder) : nil
      }
    } catch {
      throw error.told(of: path)
    }
    canSeek = temporary != nil
  }

  /// Throws `writeFailed`, or `readerWentAway` for a pipe.
  package func write(_ bytes: RawSpan) throws(OutputError) {
    try bytes.withUnsafeBytes { (bytes) throws(OutputError) in try write(bytes) }
  }

  func write(_ bytes: UnsafeRawBufferPointer) throws(OutputError) {
    try remembering { () throws(OutputError) in
      if let descriptor { return try descriptor.write(bytes) }
      try withoutBrokenPipeSignal { () throws(OutputError) in try stream?.write(bytes) }
    }
  }

  func seek(to offset: Int64, from origin: Int32) throws(OutputError) -> Int64 {
    try remembering { () throws(OutputError) in
      guard let descriptor else { throw .writeFailed(path: path, errno: ESPIPE) }
      return try descriptor.seek(to: offset, from: origin)
    }
  }

  func size() throws(OutputError) -> Int64 {
    try remembering { () throws(OutputError) in
      guard let descriptor else { throw .writeFailed(path: path, errno: ESPIPE) }
      return try descriptor.size()
    }
  }

  /// Reads back what has been written, at `offset` from the start; 0 at the end.
  func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int64) throws(OutputError) -> Int {
    try remembering { () throws(OutputError) in
      guard let descriptor else { throw .writeFailed(path: path, errno: ESPIPE) }
      return try descriptor.read(into: buffer, at: offset)
    }
  }

  /// Syncs and closes the file; it still has to be committed. For when more files are written than can be open.
  func close() throws(OutputError) {
    try remembering { () throws(OutputError) in
      try descriptor?.synchronize()
      try descriptor?.close()
    }
  }

  /// Puts the whole file into its place. Throws the first failure of the file, if there was one.
  /// Of many files in one folder only the last needs to sync the folder.
  package func commit(syncsFolder: Bool = true) throws(OutputError) {
    if let failure { throw failure }
    try remembering { () throws(OutputError) in
      switch target {
      case .file(let place, _):
        try close()
        if overwrites == .ifDifferent, let written = temporary?.path, FileBytes.areEqual(written, place) {
          return discard()
        }
        try temporary?.rename(to: place, replaces: overwrites != .never)
        temporary = nil
        if syncsFolder { try Folder.synchronize(Folder.of(place)) }
      case .stream, .standardOutput:
        if temporary != nil { try copyToStream() }
        temporary = nil
        try stream?.synchronize()
        try stream?.close()
      }
    }
  }

  /// Removes what was written, as far as it can be removed.
  package func discard() {
    temporary = nil
  }

  /// For the end of a process before its time: removes the temporaries of all outputs. From then on none is made and
  /// no file is replaced. Takes a lock: call it from a dispatch source, not from a signal handler.
  package static func removeAllTemporaries() {
    LiveTemporaries.removeAll()
  }
}

extension OutputFile {
  private var descriptor: FileDescriptor? { temporary?.descriptor }

  private static var scratchFolder: String {
    guard let folder = getenv("TMPDIR"), folder.pointee != 0 else { return "/tmp" }
    return String(cString: folder)
  }

  private static func temporary(beside place: String, mode: mode_t?) throws(OutputError) -> TemporaryFile {
    try Folder.create(Folder.of(place))
    let temporary = try TemporaryFile(in: Folder.of(place))
    if let mode, fchmod(temporary.descriptor.number, mode) != 0 {
      throw .cannotCreate(path: place, errno: errno)
    }
    return temporary
  }

  private func copyToStream() throws(OutputError) {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 18, alignment: 16)
    defer { buffer.deallocate() }
    var offset: Int64 = 0
    while true {
      let count = try read(into: buffer, at: offset)
      if count == 0 { return }
      let bytes = UnsafeRawBufferPointer(rebasing: buffer[..<count])
      try withoutBrokenPipeSignal { () throws(OutputError) in try stream?.write(bytes) }
      offset += Int64(count)
    }
  }

  private func remembering<T>(_ body: () throws(OutputError) -> T) throws(OutputError) -> T {
    do {
      return try body()
    } catch {
      let error = error.told(of: path)
      failure = failure ?? error
      throw error
    }
  }
}

extension OutputFile {
  /// Writes text as UTF-8. Throws as `write` does.
  package func write(text: String) throws(OutputError) {
    let bytes = Array(text.utf8)
    try write(bytes.span.bytes)
  }
}
