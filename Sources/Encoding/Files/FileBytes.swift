import Glibc

/// Compares files.
package enum FileBytes {
  /// Whether two files can be read and have the same bytes.
  package static func areEqual(_ first: String, _ second: String) -> Bool {
    guard let one = try? FileDescriptor.open(first, O_RDONLY),
      let two = try? FileDescriptor.open(second, O_RDONLY),
      let size = try? one.size(), let other = try? two.size(), size == other
    else { return false }
    let buffers = (0..<2).map { _ in UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 18, alignment: 16)
    }
    defer { for buffer in buffers { buffer.deallocate() } }
    guard let left = buffers[0].baseAddress, let right = buffers[1].baseAddress else { return false }
    var offset: Int64 = 0
    while offset < size {
      guard let count = try? one.read(into: buffers[0], at: offset), count > 0,
        (try? read(two, buffers[1], count, at: offset)) == true,
        memcmp(left, right, count) == 0
      else { return false }
      offset += Int64(count)
    }
    return true
  }

  /// Whether all of `count` bytes could be read.
  private static func read(
    _ file: FileDescriptor, _ buffer: UnsafeMutableRawBufferPointer, _ count: Int, at offset: Int64
  ) throws(OutputError) -> Bool {
    var done = 0
    while done < count {
      let part = UnsafeMutableRawBufferPointer(rebasing: buffer[done..<count])
      let read = try file.read(into: part, at: offset + Int64(done))
      if read == 0 { return false }
      done += read
    }
    return true
  }
}
