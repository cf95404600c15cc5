import Glibc

extension OutputFile {
  /// Writes what another file holds. Throws as `write` does, and `writeFailed` where the other file cannot be read.
  package func write(contentsOf path: String) throws(OutputError) {
    let source = try FileDescriptor.open(path, O_RDONLY)
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 18, alignment: 16)
    defer { buffer.deallocate() }
    var offset: Int64 = 0
    while true {
      let count = try source.read(into: buffer, at: offset)
      if count == 0 { return }
      try write(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
      offset += Int64(count)
    }
  }
}
