import TestSupport
import Testing

@testable import Command

/// The kernel's own events: `segue watch` would see most changes without them, but later.
@Suite struct FolderWatchTests {
  private let tool: SegueTool
  private let watch: FolderWatch

  init() throws {
    tool = try SegueTool()
    watch = try FolderWatch()
  }

  private var root: String { tool.folder.root + "/" }

  private func changes(after line: String) throws -> Set<FolderWatch.Change> {
    #expect(try tool.shell(line).code == 0)
    return watch.changes(within: 1000)
  }

  @Test func `a change is told of by the folder as it was given and the name`() throws {
    try watch.follow([root, root + "./"])
    let told: Set<FolderWatch.Change> = [
      .file(folder: root, name: "a b"), .file(folder: root + "./", name: "a b"),
    ]
    for line in ["echo x > 'a b'", "echo y >> 'a b'", "rm 'a b'", "ln -s /dev/null 'a b'"] {
      #expect(try changes(after: line) == told, "\(line)")
    }
    #expect(try changes(after: "echo > ../$$-moved; mv ../$$-moved 'a b'") == told)
    #expect(try changes(after: "cat 'a b'; ls").isEmpty)
  }

  @Test func `a folder that is not there yet is awaited`() throws {
    try watch.follow([root + "one/two/"])
    #expect(!(try changes(after: "echo x > three")).contains(.anything))
    #expect(try changes(after: "mkdir one") == [.anything])
    try watch.follow([root + "one/two/"])
    #expect(try changes(after: "mkdir one/two") == [.anything])
    try watch.follow([root + "one/two/"])
    #expect(try changes(after: "echo x > one/two/a") == [.file(folder: root + "one/two/", name: "a")])
  }

  @Test func `a folder that goes or moves may have changed anything`() throws {
    #expect(try tool.shell("mkdir a b").code == 0)
    try watch.follow([root + "a/", root + "b/"])
    #expect(try changes(after: "rmdir a") == [.anything])
    #expect(try changes(after: "mv b c") == [.anything])
    #expect(try changes(after: "echo x > c/d").isEmpty)
  }

  @Test func `a folder that is not followed any more is silent`() throws {
    try watch.follow([root])
    try watch.follow([])
    #expect(try changes(after: "echo x > a").isEmpty)
  }
}
