import Encoding
import Glibc
import TestSupport
import Testing

struct OutputFileTests {
  static func write(
    _ text: String, to path: String, needsSeeking: Bool = false, overwrites: Overwriting = true
  )
    throws
  {
    let file = try OutputFile(path, needsSeeking: needsSeeking, overwrites: overwrites)
    let bytes = Array(text.utf8)
    try file.write(bytes.span.bytes)
    try file.commit()
  }

  static func text(_ path: String) throws -> String {
    String(decoding: try MediaFolder.read(path), as: UTF8.self)
  }

  static func info(_ path: String) throws -> stat {
    var info = stat()
    try #require(lstat(path, &info) == 0)
    return info
  }

  @Test func `the old file stands until the new one is whole`() throws {
    let folder = try MediaFolder()
    let path = folder.path("a")
    try OutputFileTests.write("old", to: path)
    let file = try OutputFile(path)
    try file.write(Array("new".utf8).span.bytes)
    #expect(try OutputFileTests.text(path) == "old")
    #expect(try folder.names().count == 2)
    try file.commit()
    #expect(try OutputFileTests.text(path) == "new")
    #expect(try folder.names() == ["a"])
  }

  @Test func `what is not committed leaves nothing`() throws {
    let folder = try MediaFolder()
    do {
      let file = try OutputFile(folder.path("a"))
      try file.write(Array("new".utf8).span.bytes)
      file.discard()
      #expect(try folder.names() == [])
      _ = try OutputFile(folder.path("b"))
    }
    #expect(try folder.names() == [])
  }

  @Test(arguments: [
    "a%05d.mp4", "file:a.mp4", "http://x", "a b\"'$`.gif", "-", "pipe:1", "ä\u{308}.png", "\n", "--help",
    String(repeating: "x", count: 255),
  ])
  func `any name is just a name`(name: String) throws {
    let folder = try MediaFolder()
    for (kind, needsSeeking) in [("plain", false), ("seeking", true)] {
      let path = folder.path("sub/" + name)
      try OutputFileTests.write(kind, to: path, needsSeeking: needsSeeking)
      #expect(try OutputFileTests.text(path) == kind)
    }
    // A name with a slash is a folder and a file.
    if !name.contains("/") { #expect(try folder.names("sub") == [name]) }
  }

  @Test func `a name of 256 bytes cannot be created`() throws {
    let folder = try MediaFolder()
    let path = folder.path(String(repeating: "x", count: 256))
    #expect(throws: OutputError.cannotCreate(path: path, errno: ENAMETOOLONG)) { try OutputFile(path) }
  }

  @Test func `missing folders are made`() throws {
    let folder = try MediaFolder()
    try OutputFileTests.write("x", to: folder.path("a/b/c/d"))
    #expect(try OutputFileTests.text(folder.path("a/b/c/d")) == "x")
  }

  @Test func `a folder, or a file in place of one, cannot be created`() throws {
    let folder = try MediaFolder()
    #expect(throws: OutputError.cannotCreate(path: folder.root, errno: EISDIR)) {
      try OutputFile(folder.root)
    }
    try OutputFileTests.write("x", to: folder.path("a"))
    #expect(throws: OutputError.cannotCreate(path: folder.path("a/b"), errno: ENOTDIR)) {
      try OutputFile(folder.path("a/b"))
    }
  }

  @Test func `a link stays, and the file that it names is written`() throws {
    let folder = try MediaFolder()
    try OutputFileTests.write("old", to: folder.path("there/file"))
    #expect(symlink("there/file", folder.path("link")) == 0)
    #expect(symlink("link", folder.path("second")) == 0)
    try OutputFileTests.write("new", to: folder.path("second"))
    #expect(try OutputFileTests.text(folder.path("there/file")) == "new")
    #expect(try OutputFileTests.info(folder.path("link")).st_mode & S_IFMT == S_IFLNK)
    #expect(symlink("there/none", folder.path("dangling")) == 0)
    try OutputFileTests.write("made", to: folder.path("dangling"))
    #expect(try OutputFileTests.text(folder.path("there/none")) == "made")
    #expect(symlink("round", folder.path("round")) == 0)
    #expect(throws: OutputError.cannotCreate(path: folder.path("round"), errno: ELOOP)) {
      try OutputFile(folder.path("round"))
    }
  }

  @Test(arguments: [0o640, 0o755, 0o600] as [mode_t])
  func `a replaced file keeps its mode`(mode: mode_t) throws {
    let folder = try MediaFolder()
    try OutputFileTests.write("old", to: folder.path("a"))
    #expect(chmod(folder.path("a"), mode) == 0)
    try OutputFileTests.write("new", to: folder.path("a"))
    #expect(try OutputFileTests.info(folder.path("a")).st_mode & 0o7777 == mode)
  }

  @Test func `a file that must not be replaced is not`() throws {
    let folder = try MediaFolder()
    try OutputFileTests.write("old", to: folder.path("a"), overwrites: false)
    #expect(throws: OutputError.cannotCreate(path: folder.path("a"), errno: EEXIST)) {
      try OutputFile(folder.path("a"), overwrites: false)
    }
    // Nor when it appears in the meantime.
    let late = try OutputFile(folder.path("b"), overwrites: false)
    try OutputFileTests.write("other", to: folder.path("b"))
    #expect(throws: OutputError.writeFailed(path: folder.path("b"), errno: EEXIST)) { try late.commit() }
    late.discard()
    #expect(try OutputFileTests.text(folder.path("b")) == "other")
    #expect(try folder.names() == ["a", "b"])
  }

  @Test(arguments: [false, true])
  func `a device is written to and never replaced`(needsSeeking: Bool) throws {
    let before = try OutputFileTests.info("/dev/null")
    try OutputFileTests.write("x", to: "/dev/null", needsSeeking: needsSeeking)
    let after = try OutputFileTests.info("/dev/null")
    #expect(before.st_ino == after.st_ino && after.st_mode & S_IFMT == S_IFCHR)
    #expect(throws: OutputError.writeFailed(path: "/dev/full", errno: ENOSPC)) {
      try OutputFileTests.write("x", to: "/dev/full", needsSeeking: needsSeeking)
    }
    #expect(try OutputFileTests.info("/dev/full").st_mode & S_IFMT == S_IFCHR)
  }

  @Test func `a reader that goes away is told apart, and no signal ends the process`() throws {
    let folder = try MediaFolder()
    #expect(mkfifo(folder.path("pipe"), 0o600) == 0)
    let reader = open(folder.path("pipe"), O_RDONLY | O_NONBLOCK)
    let file = try OutputFile(folder.path("pipe"))
    close(reader)
    #expect(throws: OutputError.readerWentAway(path: folder.path("pipe"))) {
      try file.write(Array("x".utf8).span.bytes)
    }
    #expect(try OutputFileTests.info(folder.path("pipe")).st_mode & S_IFMT == S_IFIFO)
  }

  @Test(arguments: ["mp4", "gif", "png"])
  func `a film to a pipe is the film in a file`(name: String) throws {
    let folder = try MediaFolder()
    let film = Film(try Film.format(name), width: 64, height: 16, frames: name == "png" ? 1 : 20) { k, x, _ in
      bars(k, x, 64)
    }
    try film.write(to: folder.path("a"))
    #expect(mkfifo(folder.path("pipe"), 0o600) == 0)
    let reader = open(folder.path("pipe"), O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    try film.write(to: folder.path("pipe"))
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(reader, &buffer, buffer.count)
    #expect(try Array(buffer[..<max(count, 0)]) == MediaFolder.read(folder.path("a")))
  }

  @Test(arguments: ["mp4", "gif", "png"])
  func `a full device is an error for every format`(name: String) throws {
    let film = Film(try Film.format(name), width: 64, height: 16, frames: name == "png" ? 1 : 5) { k, x, _ in
      bars(k, x, 64)
    }
    #expect(throws: OutputError.writeFailed(path: "/dev/full", errno: ENOSPC)) {
      try film.write(to: "/dev/full")
    }
  }
}
