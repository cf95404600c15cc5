import TestSupport
import Testing

@Suite struct SizeBudgetTests {
  /// A photograph slides in: large in every format.
  private func tool() throws -> SegueTool {
    let tool = try SegueTool()
    let picture = "convert -size 96x96 -seed 7 plasma:red-blue -attenuate 0.4 +noise Gaussian PNG24:p.png"
    #expect(try tool.shell(picture).code == 0)
    let scene = SegueTool.scene.replacing("[64, 48]", with: "[96, 96]").replacing(
      "second: {background: \"#0000FF\"}",
      with: "second: {background: red, views: [{image: p.png, frame: [0, 0, 96, 96]}]}")
    try tool.write(scene, to: "a.yaml")
    return tool
  }

  private func size(_ tool: SegueTool, _ name: String) throws -> Int { try tool.read(name).count }

  @Test(arguments: ["gif", "mp4", "webp", "apng", "webm"])
  func `an output fits its budget, is as the report says, and is the same whoever draws it`(format: String)
    throws
  {
    let tool = try tool()
    #expect(try tool.run(["render", "a.yaml", "-o", "whole." + format]).code == 0)
    let whole = try size(tool, "whole." + format)
    for share in [2, 5] {
      let limit = whole / share
      let arguments = ["render", "a.yaml", "-o", "b." + format, "--max-size", "\(limit)B", "--json"]
      let result = try tool.run(arguments)
      #expect(result.code == 0, "\(result.errors)")
      #expect(try size(tool, "b." + format) <= limit)
      try MediaFolder.write(result.output, to: tool.folder.path("report.json"))
      let report = try tool.shell(
        "python3 -c 'import json; o = json.load(open(\"report.json\"))[\"outputs\"][0]; print(o[\"width\"], o[\"frames\"], o[\"bytes\"], bool(o[\"reduced\"]))'"
      )
      let words = report.text.split(whereSeparator: \.isWhitespace).map(String.init)
      let probe = try MediaProbe.entries(tool.folder.path("b." + format), counting: false)
      if format != "webp" { #expect(probe["width"] == words[0]) }
      #expect(try words[2] == "\(size(tool, "b." + format))" && words[3] == "True")
      #expect(result.errors.contains("made smaller: "))
      let bytes = try tool.read("b." + format)
      #expect(try tool.run(arguments + ["-j", "3"]).code == 0)
      #expect(try tool.read("b." + format) == bytes)
    }
  }

  @Test func `a budget that is kept anyway changes nothing`() throws {
    let tool = try tool()
    #expect(try tool.run(["render", "a.yaml", "-o", "a.gif", "-o", "a.mp4"]).code == 0)
    let result = try tool.run(["render", "a.yaml", "-o", "b.gif", "-o", "b.mp4", "--max-size", "10MB"])
    #expect(result.code == 0)
    #expect(!result.errors.contains("smaller"))
    for format in ["gif", "mp4"] { #expect(try tool.read("a." + format) == tool.read("b." + format)) }
  }

  @Test func `a budget that cannot be kept is exit code 1, the size that was reached, and the old files`()
    throws
  {
    let tool = try tool()
    for name in ["a.gif", "a.png"] { try tool.write("old", to: name) }
    let result = try tool.run(["render", "a.yaml", "-o", "a.gif", "-o", "a.png", "--max-size", "900B"])
    #expect(result.code == 1)
    #expect(result.errors.contains("`a.gif` has "), "\(result.errors)")
    #expect(
      result.errors.contains(
        " bytes at least (draft quality, 16 colors, 10 fps, 1/4 of the width), 900 are allowed"))
    #expect(try tool.folder.names() == ["a.gif", "a.png", "a.yaml", "p.png"])
    for name in ["a.gif", "a.png"] { #expect(try tool.read(name) == Array("old".utf8)) }
  }

  @Test func `what the command line sets stays, and the rest gives way`() throws {
    let tool = try tool()
    #expect(try tool.run(["render", "a.yaml", "-o", "a.gif"]).code == 0)
    let limit = try size(tool, "a.gif") / 3
    let result = try tool.run([
      "render", "a.yaml", "-o", "a.gif", "--max-size", "\(limit)", "--fps", "50", "--colors", "256",
    ])
    #expect(result.code == 0, "\(result.errors)")
    #expect(result.errors.contains("40 frames") && result.errors.contains("of the width"), "\(result.errors)")
    #expect(!result.errors.contains(" colors"))
  }

  @Test func `the search holds in checks, in incremental runs and for standard output`() throws {
    let tool = try tool()
    let whole = try tool.run(["render", "a.yaml", "-f", "gif", "-o", "-"]).output.count
    let budget = ["--max-size", "\(whole / 2)"]
    let first = try tool.run(["render", "a.yaml", "-o", "a.gif", "--incremental", "--json"] + budget)
    #expect(first.code == 0)
    #expect(try tool.run(["render", "a.yaml", "-o", "a.gif", "--check-output"] + budget).code == 0)
    #expect(try tool.run(["render", "a.yaml", "-o", "a.gif", "--check-output"]).code == 1)
    let second = try tool.run(["render", "a.yaml", "-o", "a.gif", "--incremental", "--json"] + budget)
    #expect(second.text == first.text.replacing("\"rendered\"", with: "\"upToDate\""))
    #expect(try tool.run(["render", "a.yaml", "-f", "gif", "-o", "-"] + budget).output == tool.read("a.gif"))
  }

  @Test func `a budget that is none, or for a sequence, is a fault of the command line`() throws {
    let tool = try tool()
    for words in [
      ["-o", "a.gif", "--max-size", "10M"], ["-o", "a.gif", "--max-size", "0"],
      ["-o", "f%d.png", "--max-size", "1MB"],
    ] {
      #expect(try tool.run(["render", "a.yaml"] + words).code == 64)
    }
  }
}
