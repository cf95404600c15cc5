import TestSupport
import Testing

@Suite struct InspectTests {
  private func tool() throws -> SegueTool {
    let tool = try SegueTool()
    try tool.write(SegueTool.scene, to: "scene.yaml")
    return tool
  }

  @Test func `inspect prints when each step happens`() throws {
    let result = try tool().run(["inspect", "scene.yaml"])
    #expect(result.code == 0)
    for line in [
      "64 × 48 points at 1×, 40 frames at 50 fps, 0.8 s", "0.000  0.200  0–10", "0.200  0.600  10–30",
      "first → second, slide, 0.4 s", "marker there at 0.600", "40 × 2",
    ] { #expect(result.text.contains(line), "\(result.text)") }
  }

  @Test func `inspect as JSON has exact times`() throws {
    let tool = try tool()
    let result = try tool.run(["inspect", "scene.yaml", "--json", "--fps", "30000/1001"])
    try MediaFolder.write(result.output, to: tool.folder.path("i.json"))
    let check = """
      import json
      i = json.load(open("i.json"))
      assert i["duration"] == "4/5" and i["frames"] == 24 and i["fps"] == "30000/1001"
      assert [s["start"] for s in i["steps"]] == ["0", "1/5", "3/5"]
      assert i["markers"][0]["name"] == "there" and i["markers"][0]["time"] == "3/5"
      assert sum(i["gif"]["delays"]) == 80 and min(i["gif"]["delays"]) >= 2
      """
    try tool.write(check, to: "check.py")
    #expect(try tool.shell("python3 check.py").errors == "")
  }

  @Test func `a frame is drawn at a time or at a marker`() throws {
    let tool = try tool()
    for (moment, color) in [
      ("0", [255, 0, 0]), ("0.6", [0, 0, 255]), ("there", [0, 0, 255]), ("end", [0, 0, 255]),
    ] as [(String, [UInt8])] {
      let result = try tool.run(["frame", "scene.yaml", "--at", moment, "-o", "f.png"])
      #expect(result.code == 0, "\(result.errors)")
      let frame = try #require(
        MediaProbe.frames(tool.folder.path("f.png"), width: 64, height: 48, format: "rgb24").first)
      #expect(Array(frame.suffix(3)) == color)
    }
  }

  @Test func `every list has lines, and help names every command`() throws {
    let tool = try tool()
    for list in ["transitions", "curves", "devices", "formats", "colors"] {
      let result = try tool.run(["list", list])
      #expect(result.code == 0 && result.text.split(separator: "\n").count >= 4)
    }
    let help = try tool.run(["help"])
    for verb in ["render", "frame", "check", "inspect", "list", "help"] {
      #expect(help.text.contains("  \(verb) "))
      #expect(try tool.run(["help", verb]).code == 0)
      #expect(try tool.run([verb, "--help"]).text == tool.run(["help", verb]).text)
    }
    #expect(try tool.run(["--version"]).text.hasPrefix("segue "))
  }

  @Test func `check attempts every scene and keeps the first code`() throws {
    let tool = try tool()
    try tool.write("screens: {", to: "wrong.yaml")
    let result = try tool.run(["check", "missing.yaml", "wrong.yaml", "scene.yaml"])
    #expect(result.code == 66)
    #expect(result.text == "scene.yaml: ok, 2 screens, 3 steps, 0.8 s\n")
    #expect(result.errors.contains("wrong.yaml:"))
  }
}
