import TestSupport
import Testing

@Suite struct RenderTests {
  @Test func `a film and a picture of one size are written by one run`() throws {
    let tool = try SegueTool()
    try tool.write(SegueTool.scene, to: "scene.yaml")
    let result = try tool.run(["render", "scene.yaml", "-o", "a.png", "-o", "a.gif", "-o", "b.png"])
    #expect(result.code == 0, "\(result.errors)")
    #expect(try tool.run(["frame", "scene.yaml", "-o", "c.png"]).code == 0)
    #expect(try tool.read("a.png") == tool.read("c.png"))
    #expect(try tool.read("b.png") == tool.read("c.png"))
  }

  private func tool(_ scene: String = SegueTool.scene) throws -> SegueTool {
    let tool = try SegueTool()
    try tool.write(scene, to: "scene.yaml")
    return tool
  }

  @Test func `one run writes several outputs and says so on standard error alone`() throws {
    let tool = try tool()
    let result = try tool.run(["render", "scene.yaml", "-o", "a.mp4", "-o", "a.gif"])
    #expect(result.code == 0)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains("a.mp4: 64 × 48, 40 frames, 0.8 s"))
    #expect(try tool.folder.names() == ["a.gif", "a.mp4", "scene.yaml"])
    #expect(try MediaProbe.entries(tool.folder.path("a.mp4"))["width"] == "64")
  }

  @Test func `without an output the film is written beside the scene`() throws {
    let tool = try tool()
    #expect(try tool.run(["scene.yaml", "-q"]).code == 0)
    #expect(try tool.run(["render", "scene.yaml", "-f", "gif", "-q"]).errors == "")
    #expect(try tool.folder.names() == ["scene.gif", "scene.mp4", "scene.yaml"])
  }

  @Test func `the command line says how a film plays`() throws {
    let tool = try tool()
    // 0.8 s there, 0.2 s of rest and 0.8 s back, at 50 frames a second.
    let result = try tool.run([
      "render", "scene.yaml", "-o", "a.gif", "--loop", "3", "--ping-pong", "--hold-end", "200ms",
    ])
    #expect(result.errors.contains("90 frames, 1.8 s"))
    #expect(try tool.run(["render", "scene.yaml", "-o", "a.gif", "--hold-end", "soon"]).code == 64)
  }

  @Test func `standard output carries the film and nothing else`() throws {
    let tool = try tool()
    let gif = try tool.run(["render", "scene.yaml", "-f", "gif", "-o", "-"])
    #expect(Array(gif.output.prefix(6)) == Array("GIF89a".utf8))
    #expect(gif.errors.isEmpty)
    #expect(try tool.run(["render", "scene.yaml", "-o", "same.gif"]).code == 0)
    #expect(try tool.read("same.gif") == gif.output)
    let mp4 = try tool.run(["render", "scene.yaml", "-f", "mp4", "-o", "-"])
    #expect(Array(mp4.output[4..<8]) == Array("ftyp".utf8))
  }

  @Test func `a scene from standard input is the same scene`() throws {
    let tool = try tool()
    let piped = try tool.run(["render", "-", "-o", "piped.gif"], input: Array(SegueTool.scene.utf8))
    #expect(piped.code == 0, "\(piped.errors)")
    #expect(try tool.run(["render", "scene.yaml", "-o", "file.gif"]).code == 0)
    #expect(try tool.read("piped.gif") == tool.read("file.gif"))
  }

  @Test func `every output is the same in another folder, time zone and locale and with any number of jobs`()
    throws
  {
    let outputs = ["a.mp4", "a.gif"]
    let arguments = ["render", "scene.yaml", "-q"] + outputs.flatMap { ["-o", $0] }
    let first = try tool()
    #expect(try first.run(arguments).code == 0)
    for (jobs, environment) in [
      ("1", ["TZ": "Asia/Tokyo", "LC_ALL": "C"]), ("2", ["LC_ALL": "tr_TR.UTF-8"]),
      ("4", ["LANG": "de_DE.UTF-8", "LC_NUMERIC": "de_DE.UTF-8"]), ("8", ["HOME": "/nonexistent"]),
    ] {
      let other = try tool()
      #expect(try other.run(arguments + ["-j", jobs], environment: environment).code == 0)
      for name in outputs { #expect(try other.read(name) == first.read(name), "\(name), -j \(jobs)") }
    }
  }

  @Test func `the command line wins over the scene`() throws {
    let tool = try tool()
    for (arguments, width, height, frames) in [
      (["--fps", "25"], "64", "48", "20"), (["--scale", "2"], "128", "96", "40"),
      (["--width", "32"], "32", "24", "40"), (["--height", "96"], "128", "96", "40"),
      (["--width", "32", "--height", "96"], "32", "24", "40"),
    ] {
      let result = try tool.run(
        ["render", "scene.yaml", "-o", "a.mp4", "--constant-frame-rate"] + arguments)
      #expect(result.code == 0, "\(result.errors)")
      let entries = try MediaProbe.entries(tool.folder.path("a.mp4"))
      #expect(entries["width"] == width && entries["height"] == height)
      #expect(entries["nb_read_frames"] == frames)
    }
  }

  @Test func `a loop means how often a film plays in all`() throws {
    let tool = try tool()
    for (loop, block) in [("forever", 0), ("once", nil), ("3", 2)] as [(String, Int?)] {
      #expect(try tool.run(["render", "scene.yaml", "-o", "a.gif", "--loop", loop]).code == 0)
      #expect(try MediaGIF(tool.folder.path("a.gif")).loop == block)
    }
  }

  @Test func `sixty frames a second become fifty in a GIF, with a note`() throws {
    let tool = try tool(SegueTool.scene.replacing("fps: 50", with: "fps: 60"))
    let result = try tool.run(["render", "scene.yaml", "-o", "a.gif"])
    #expect(result.errors.contains("50 frames per second"))
    let delays = try MediaGIF(tool.folder.path("a.gif")).delays
    #expect(delays.reduce(0, +) == 80)
    #expect(delays.min() ?? 0 >= 2)
  }

  @Test func `the report names every output`() throws {
    let tool = try tool()
    let result = try tool.run(["render", "scene.yaml", "-o", "a.mp4", "-o", "a.gif", "--json"])
    let check = """
      import json, sys
      report = json.load(sys.stdin)
      mp4, gif = report["outputs"]
      assert (mp4["width"], mp4["height"], mp4["frames"], mp4["fps"], mp4["duration"]) == (64, 48, 40, "50", "4/5")
      assert gif["format"] == "gif" and gif["loop"] == "forever" and gif["bytes"] > 100
      """
    try tool.write(check, to: "check.py")
    try MediaFolder.write(result.output, to: tool.folder.path("report.json"))
    #expect(try tool.shell("python3 check.py < report.json").errors == "")
  }

  @Test func `progress is told only where it is asked for or seen`() throws {
    let tool = try tool()
    #expect(try tool.run(["render", "scene.yaml", "-o", "a.gif", "-q"]).errors == "")
    let plain = try tool.run(["render", "scene.yaml", "-o", "a.gif", "--progress", "plain"])
    #expect(plain.errors.contains("frame 40 of 40"))
    let json = try tool.run(["render", "scene.yaml", "-o", "a.gif", "--progress", "json"])
    #expect(json.errors.contains("{\"frame\": 40, \"frames\": 40"))
    #expect(!json.errors.contains("\u{1B}"))
  }
}
