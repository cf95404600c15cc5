import Encoding
import Glibc
import TestSupport
import Testing

/// Needs the right to mount: elsewhere only the full device of `OutputFileTests` speaks.
@Suite(.enabled(if: Disk.canMount), .serialized)
struct FullDiskTests {
  @Test(arguments: ["mp4", "gif", "png-sequence"], [4, 16, 64])
  func `a disk that fills up keeps its old file and nothing else`(name: String, kilobytes: Int) throws {
    let folder = try MediaFolder()
    let disk = try Disk(folder, kilobytes: kilobytes)
    let path = disk.path + (name == "png-sequence" ? "/%d.png" : "/a")
    let old = disk.path + (name == "png-sequence" ? "/1.png" : "/a")
    try MediaFolder.write(Array("old".utf8), to: old)
    let film = Film(try Film.format(name), width: 160, height: 120, frames: 40) { k, x, y in
      0xFF00_0000 | (UInt32(x + y * 160 + k * 19_200) &* 2_654_435_769) >> 8
    }
    let error = #expect(throws: OutputError.self) { try film.write(to: path) }
    // A file that the user named, not the temporary beside it.
    guard case .writeFailed(let failed, ENOSPC) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(name == "png-sequence" ? failed.hasSuffix(".png") : failed == path)
    #expect(try OutputFileTests.text(old) == "old")
    #expect(try folder.names("disk").count == 1)
  }
}

/// A file system of a few kilobytes.
private final class Disk {
  static let canMount: Bool = {
    guard getuid() == 0, let folder = try? MediaFolder() else { return false }
    return (try? Disk(folder, kilobytes: 16))?.isMounted ?? false
  }()

  let path: String
  let isMounted: Bool

  init(_ folder: MediaFolder, kilobytes: Int) throws {
    path = folder.path("disk")
    mkdir(path, 0o700)
    let options = "size=\(kilobytes)k"
    isMounted = try MediaTool.run(["mount", "-t", "tmpfs", "-o", options, "tmpfs", path]).status == 0
  }

  deinit { if isMounted { _ = try? MediaTool.run(["umount", path]) } }
}
