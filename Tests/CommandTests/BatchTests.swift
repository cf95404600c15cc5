import TestSupport
import Testing

@Suite struct BatchTests {
  private func tool(_ names: String...) throws -> SegueTool {
    let tool = try SegueTool()
    for name in names { try tool.write(SegueTool.scene, to: name) }
    return tool
  }

  private static let wrong = SegueTool.scene.replacing("perform: go", with: "perform: gone")

  @Test func `one wrong scene costs its own outputs, one message and the exit code`() throws {
    let tool = try tool("a.yaml", "c.yaml")
    try tool.write(Self.wrong, to: "b.yaml")
    let result = try tool.run(["render", ".", "--out", "out", "-f", "mp4,gif"])
    #expect(result.code == 65)
    #expect(result.output.isEmpty)
    #expect(try tool.folder.names("out") == ["a.gif", "a.mp4", "c.gif", "c.mp4"])
    #expect(result.errors.split(separator: "\n").count { $0.contains("error:") } == 1, "\(result.errors)")
    #expect(result.errors.contains("3 scenes: 2 rendered, 1 failed"))
  }

  @Test func `the exit code is that of the first failure in the order of the command line`() throws {
    let tool = try tool("good.yaml")
    try tool.write(Self.wrong, to: "wrong.yaml")
    let missing = ["missing.yaml", "wrong.yaml", "good.yaml"]
    for (scenes, code) in [(missing, 66), (Array(missing.reversed()), 65)] as [([String], Int32)] {
      let result = try tool.run(["render"] + scenes + ["--out", "out"])
      #expect(result.code == code)
      #expect(try tool.folder.names("out") == ["good.mp4"])
    }
  }

  @Test func `a run that fails fast starts nothing after a failure`() throws {
    let tool = try tool("b.yaml", "c.yaml")
    try tool.write(Self.wrong, to: "a.yaml")
    let result = try tool.run(["render", ".", "--out", "out", "--fail-fast", "-j", "1"])
    #expect(result.code == 65)
    #expect(result.errors.contains("3 scenes: 1 failed, 2 not started"))
    #expect(!(try tool.folder.names().contains("out")))
  }

  @Test func `a folder stands for its scenes, without those that others include`() throws {
    let tool = try tool("one.yaml", "two.yml", "_shared.yaml", ".hidden.yaml", "report.json")
    #expect(
      try tool.shell("mkdir -p more/deep && cp one.yaml more/three.yaml && cp one.yaml more/deep/").code == 0)
    #expect(try tool.run(["render", ".", "--out", "flat", "-f", "gif"]).code == 0)
    #expect(try tool.folder.names("flat") == ["one.gif", "two.gif"])
    #expect(try tool.run(["render", ".", "--out", "deep", "-f", "gif", "-r"]).code == 0)
    let found = try tool.shell("cd deep && find . -type f | LC_ALL=C sort | tr '\\n' ' '").text
    #expect(found == "./more/deep/one.gif ./more/three.gif ./one.gif ./two.gif ")
  }

  @Test func `a scene has the same bytes alone and among others`() throws {
    let tool = try tool("a.yaml", "b.yaml", "c.yaml", "d.yaml")
    #expect(try tool.run(["render", "a.yaml", "-o", "alone.mp4", "-o", "alone.gif"]).code == 0)
    for jobs in ["1", "2", "7"] {
      #expect(try tool.run(["render", ".", "--out", jobs, "-f", "mp4,gif", "-j", jobs]).code == 0)
      for name in ["a", "b", "c", "d"] {
        #expect(try tool.read("\(jobs)/\(name).mp4") == tool.read("alone.mp4"))
        #expect(try tool.read("\(jobs)/\(name).gif") == tool.read("alone.gif"))
      }
    }
  }

  @Test func `the report lists every scene, and the digest is that of the file`() throws {
    let tool = try tool("a.yaml")
    try tool.write(Self.wrong, to: "b.yaml")
    let result = try tool.run(["render", "a.yaml", "b.yaml", "--out", "out", "-f", "gif", "--json"])
    #expect(result.code == 65)
    try MediaFolder.write(result.output, to: tool.folder.path("report.json"))
    let check = """
      import hashlib, json, os
      report = json.load(open("report.json"))
      assert [s["status"] for s in report["scenes"]] == ["rendered", "failed"]
      assert [s["exitCode"] for s in report["scenes"]] == [0, 65]
      assert report["scenes"][1]["message"].startswith("b.yaml:11:")
      (output,) = report["outputs"]
      assert output["scene"] == "a.yaml" and output["path"] == "out/a.gif"
      assert (output["width"], output["height"], output["frames"]) == (64, 48, 40)
      assert (output["fps"], output["duration"], output["loop"]) == ("50", "4/5", "forever")
      data = open(output["path"], "rb").read()
      assert output["bytes"] == len(data) and output["sha256"] == hashlib.sha256(data).hexdigest()
      """
    try tool.write(check, to: "check.py")
    #expect(try tool.shell("python3 check.py").errors == "")
  }

  @Test func `a terminal shows the run and the scenes at work, and nothing of it stays`() throws {
    let tool = try tool("a.yaml", "b.yaml")
    let result = try tool.shell("script -qec 'segue render a.yaml b.yaml --out out' /dev/null < /dev/null")
    #expect(result.code == 0)
    #expect(result.text.contains("0/2 scenes"))
    #expect(result.text.contains("/40 a.yaml"))
    let last = try #require(result.text.split(separator: "\u{1B}[J").last)
    #expect(last.hasPrefix("2 scenes: 2 rendered"))
    #expect(!(try tool.run(["render", "a.yaml", "b.yaml", "--out", "out"]).errors.contains("\u{1B}")))
  }

  @Test func `two runs at once in one folder leave whole files and no temporaries`() throws {
    let tool = try tool("a.yaml", "b.yaml")
    let run = "segue render . --out out -f mp4,gif -q"
    let result = try tool.shell("\(run) & \(run); code=$?; wait $! && exit $code")
    #expect(result.code == 0, "\(result.errors)")
    #expect(try tool.run(["render", ".", "--out", "other", "-f", "mp4,gif", "-q"]).code == 0)
    for name in ["a.gif", "a.mp4", "b.gif", "b.mp4"] {
      #expect(try tool.read("out/" + name) == tool.read("other/" + name))
    }
    #expect(try tool.folder.names("out").filter { $0.hasPrefix(".segue-") }.isEmpty)
  }
}
