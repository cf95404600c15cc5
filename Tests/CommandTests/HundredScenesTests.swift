import Motion
import TestSupport
import Testing

/// A documentation repository of a hundred scenes, built with the Makefile of docs/batches.md.
@Suite struct HundredScenesTests {
  private static let names = (0..<100).map { "s" + ($0 < 10 ? "0" : "") + "\($0)" }
  /// Every seventh shows the picture.
  private static let users = names.indices.filter { $0 % 7 == 3 }.map { names[$0] }

  private func tool() throws -> SegueTool {
    let tool = try SegueTool()
    #expect(
      try tool.shell("mkdir -p scenes/pictures; convert -size 8x8 xc:white PNG24:scenes/pictures/p.png").code
        == 0)
    let quick = SegueTool.scene.replacing("fps: 50", with: "fps: 5")
    for name in Self.names {
      let scene =
        Self.users.contains(name) ? quick.replacing("box: white", with: "image: pictures/p.png") : quick
      try tool.write(scene, to: "scenes/\(name).yaml")
    }
    let blocks = try ManualPage("docs/batches.md").blocks
    try tool.write(try #require(blocks.first { $0.language == "make" }).text, to: "Makefile")
    return tool
  }

  /// Scenes that a call of make draws.
  private func drawn(_ tool: SegueTool, _ options: String = "") throws -> (
    names: [String], result: SegueTool.Result
  ) {
    let result = try tool.shell("sleep 0.02; make -j2 \(options)")
    return (Self.names.filter { result.text.contains("segue render scenes/\($0).yaml") }, result)
  }

  @Test func `make draws what has changed and only that, and one broken scene costs its own film`() throws {
    let tool = try tool()
    let first = try drawn(tool)
    #expect(first.result.code == 0, "\(first.result.errors)")
    #expect(first.names == Self.names)
    #expect(try tool.folder.names("films") == Self.names.map { $0 + ".gif" })
    #expect(try drawn(tool).names == [])
    #expect(try tool.shell("sleep 0.02; convert -size 8x8 xc:green PNG24:scenes/pictures/p.png").code == 0)
    #expect(try drawn(tool).names == Self.users)
    #expect(try drawn(tool).names == [])

    #expect(
      try tool.shell("rm -r films .deps; sed -i 's/perform: go/perform: gone/' scenes/s42.yaml").code == 0)
    let broken = try drawn(tool, "-k")
    #expect(broken.result.code == 2)
    #expect(try tool.folder.names("films") == Self.names.filter { $0 != "s42" }.map { $0 + ".gif" })
    let lines = broken.result.errors.split(separator: "\n")
    #expect(lines.filter { $0.contains(" error: ") }.count == 1, "\(broken.result.errors)")
    #expect(lines.contains { $0.hasPrefix("scenes/s42.yaml:11:14: error: ") })
    #expect(lines.contains { $0.contains("films/s42.gif] Error 65") })
  }

  @Test func `a batch does the same by itself`() throws {
    let tool = try tool()
    let run = ["render", "scenes", "--out", "films", "-f", "gif", "--incremental"]
    #expect(try tool.run(run).errors.hasSuffix("100 scenes: 100 rendered\n"))
    #expect(try tool.shell("convert -size 8x8 xc:green PNG24:scenes/pictures/p.png").code == 0)
    #expect(
      try tool.run(run).errors.hasSuffix(
        "100 scenes: \(Self.users.count) rendered, \(100 - Self.users.count) up to date\n"))
    #expect(try tool.shell("rm -r films; sed -i 's/perform: go/perform: gone/' scenes/s42.yaml").code == 0)
    let broken = try tool.run(run)
    #expect(broken.code == 65)
    #expect(try tool.folder.names("films").filter { $0.hasSuffix(".gif") }.count == 99)
    #expect(broken.errors.split(separator: "\n").filter { $0.contains(" error: ") }.count == 1)
    #expect(broken.errors.hasSuffix("100 scenes: 99 rendered, 1 failed\n"))
  }

  @Test func `what is up to date is not even opened`() throws {
    let tool = try tool()
    let run = "segue render scenes --out films -f gif --incremental"
    #expect(try tool.shell(run).code == 0)
    // Files that are as young as this could still change within the clock's tick: their bytes are compared.
    #expect(
      try tool.shell("sleep 0.1; \(run) -q; strace -f -o calls -e trace=openat \(run)").errors
        == "100 scenes: 100 up to date\n")
    let calls = String(decoding: try tool.read("calls"), as: UTF8.self).split(separator: "\n")
    #expect(calls.count > 10)
    let opened = calls.filter { $0.contains(".yaml") || $0.contains("p.png") || $0.contains(".gif") }
    #expect(opened.isEmpty, "\(opened.prefix(3))")
    // Nor is what is known of them read more than once for all of them.
    #expect(calls.count { $0.contains(".segue.index") } == 1)
  }
}
