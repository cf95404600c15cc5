import TestSupport
import Testing

@Suite struct IncrementalTests {
  private static let picture = SegueTool.scene.replacing("box: white", with: "image: p.png")

  /// Scenes a, b and c; c shows a picture.
  private func tool() throws -> SegueTool {
    let tool = try SegueTool()
    for name in ["a", "b"] {
      try tool.write(SegueTool.scene, to: "scenes/\(name).yaml".replacing("scenes/", with: ""))
    }
    #expect(try tool.shell("convert -size 8x8 xc:white PNG24:p.png").code == 0)
    try tool.write(Self.picture, to: "c.yaml")
    return tool
  }

  private func summary(_ tool: SegueTool, _ more: [String] = []) throws -> String {
    let result = try tool.run(["render", ".", "--out", "out", "-f", "gif", "--incremental"] + more)
    #expect(result.code == 0, "\(result.errors)")
    return result.errors.split(separator: "\n").last.map(String.init) ?? ""
  }

  @Test func `only what depends on a changed file is rendered again`() throws {
    let tool = try tool()
    #expect(try summary(tool) == "3 scenes: 3 rendered")
    #expect(try summary(tool) == "3 scenes: 3 up to date")
    #expect(try tool.shell("convert -size 8x8 xc:green PNG24:p.png").code == 0)
    let result = try tool.run(["render", ".", "--out", "out", "-f", "gif", "--incremental"])
    #expect(result.errors.contains("out/c.gif: 64"))
    #expect(result.errors.hasSuffix("3 scenes: 1 rendered, 2 up to date\n"))
    #expect(try summary(tool) == "3 scenes: 3 up to date")
  }

  @Test func `a file that was touched or checked out anew is not a changed one`() throws {
    let tool = try tool()
    _ = try summary(tool)
    #expect(try tool.shell("touch -d 2020-01-01 a.yaml; touch p.png").code == 0)
    #expect(try summary(tool) == "3 scenes: 3 up to date")
    #expect(
      try tool.shell(
        "mkdir ../moved-$$ && cp -r . ../moved-$$/ && cd ../moved-$$ && segue render . --out out -f gif --incremental; rm -rf ../moved-$$"
      ).errors.contains("3 up to date"))
  }

  @Test func `a change of the same size within the same moment is seen`() throws {
    let tool = try tool()
    for color in ["#111111", "#222222", "#333333", "#444444"] {
      try tool.write(SegueTool.scene.replacing("#FF0000", with: color), to: "a.yaml")
      _ = try summary(tool)
      let frame = try MediaProbe.frames(
        tool.folder.path("out/a.gif"), width: 64, height: 48, format: "rgb24")[0]
      let level = try #require(UInt8(color.suffix(2), radix: 16))
      #expect(frame[0] == level)
    }
  }

  @Test func `a changed option, a lost or damaged output and a broken index mean rendering again`() throws {
    let tool = try tool()
    _ = try summary(tool)
    #expect(try summary(tool, ["--fps", "10"]) == "3 scenes: 3 rendered")
    #expect(try summary(tool, ["--fps", "10", "-j", "1"]) == "3 scenes: 3 up to date")
    #expect(try summary(tool) == "3 scenes: 3 rendered")
    #expect(try tool.shell("rm out/a.gif; echo damaged > out/b.gif").code == 0)
    #expect(try summary(tool) == "3 scenes: 2 rendered, 1 up to date")
    try tool.write("segue-index 2\njob\tx\nout\t1\n\u{0}", to: "out/.segue.index")
    #expect(try summary(tool) == "3 scenes: 3 rendered")
  }

  @Test func `what is up to date is in the report and in the dependencies all the same`() throws {
    let tool = try tool()
    let arguments = [
      "render", ".", "--out", "out", "-f", "gif,mp4", "--incremental", "--json", "--deps", "d.mk",
    ]
    let first = try tool.run(arguments)
    let rules = try tool.read("d.mk")
    #expect(try tool.shell("rm d.mk").code == 0)
    let second = try tool.run(arguments)
    #expect(first.text.replacing("\"rendered\"", with: "\"upToDate\"") == second.text)
    #expect(
      try String(decoding: tool.read("d.mk"), as: UTF8.self).replacing("./", with: "")
        == String(decoding: rules, as: UTF8.self).replacing("./", with: ""))
  }

  @Test func `the index of a folder is read once, however many films it has`() throws {
    let tool = try tool()
    #expect(try tool.shell("for i in 1 2 3 4 5 6 7 8 9; do cp a.yaml a$i.yaml; done").code == 0)
    #expect(try summary(tool) == "12 scenes: 12 rendered")
    let trace = try tool.shell(
      "strace -f -e trace=openat -o calls segue render . --out out -f gif --incremental; grep -c segue.index calls"
    )
    #expect(trace.errors == "12 scenes: 12 up to date\n")
    #expect(trace.text == "1\n")
  }

  @Test func `a sequence of pictures is up to date while all of them are there`() throws {
    let tool = try tool()
    let run = "segue render a.yaml -f png-sequence -o frames/f%02d.png --incremental"
    #expect(try tool.shell(run).code == 0)
    #expect(try tool.shell(run).errors.contains("up to date"))
    #expect(try tool.shell("rm frames/f07.png; \(run)").errors.contains("40 frames"))
    #expect(try tool.folder.names("frames").contains("f07.png"))
  }

  @Test func `a file whose bytes would be the same keeps its time`() throws {
    let tool = try tool()
    let result = try tool.shell(
      """
      segue render a.yaml -o a.gif -o a.mp4 -q && touch -d 2020-01-01 a.gif a.mp4
      segue render a.yaml -o a.gif -o a.mp4 -q --if-changed && stat -c %y a.gif a.mp4
      segue render a.yaml -o a.gif -o a.mp4 -q && stat -c %y a.gif a.mp4
      """)
    let years = result.text.split(separator: "\n").map { $0.prefix(4) }
    #expect(years.prefix(2) == ["2020", "2020"])
    #expect(years.count == 4 && !years.suffix(2).contains("2020"))
  }
}
