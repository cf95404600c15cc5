import TestSupport
import Testing

@Suite struct VariantTests {
  private static let scene = SegueTool.scene
    .replacing("fps: 50", with: "fps: 50\nthemes: {light: {paper: \"#FF0000\"}, dark: {paper: \"#00FF00\"}}")
    .replacing("background: \"#FF0000\"", with: "background: $paper")

  private func tool() throws -> SegueTool {
    let tool = try SegueTool()
    try tool.write(Self.scene, to: "scene.yaml")
    return tool
  }

  @Test func `themes and scales multiply, and each film has the name that tools look for`() throws {
    let tool = try tool()
    let result = try tool.run(
      ["render", "scene.yaml", "--theme", "both", "--scale", "1,2", "-f", "gif,mp4", "--out", "o"])
    #expect(result.code == 0, "\(result.errors)")
    #expect(
      try tool.folder.names("o") == [
        "scene-1x.mp4", "scene-1x~dark.mp4", "scene-2x.mp4", "scene-2x~dark.mp4", "scene.gif", "scene@2x.gif",
        "scene~dark.gif", "scene~dark@2x.gif",
      ])
    for (name, width, first) in [
      ("scene.gif", 64, [255, 0, 0]), ("scene~dark@2x.gif", 128, [0, 255, 0]),
    ] as [(String, Int, [UInt8])] {
      let frames = try MediaProbe.frames(
        tool.folder.path("o/" + name), width: width, height: width * 3 / 4, format: "rgb24")
      #expect(Array(frames[0].prefix(3)) == first)
    }
  }

  @Test func `a pattern names the variants`() throws {
    let tool = try tool()
    let result = try tool.run([
      "render", "scene.yaml", "--theme", "light,dark", "--name", "{theme}/{scene}-film", "-f", "gif", "--out",
      "o",
    ])
    #expect(result.code == 0, "\(result.errors)")
    #expect(try tool.folder.names("o/light") == ["scene-film.gif"])
    #expect(try tool.folder.names("o/dark") == ["scene-film.gif"])
    #expect(try tool.run(["render", "scene.yaml", "--theme", "both", "-o", "x.gif", "-q"]).code == 0)
    #expect(try tool.folder.names().filter { $0.hasSuffix(".gif") } == ["x.gif", "x~dark.gif"])
  }

  @Test func `a device of the command line replaces the canvas, and a variable its value`() throws {
    let tool = try tool()
    let result = try tool.run([
      "render", "scene.yaml", "--device", "iphone-8,ipad-9", "--set", "paper=#0000FF", "--fps", "5", "-f",
      "gif",
      "--scale", "0.1",
    ])
    #expect(result.code == 0, "\(result.errors)")
    let phone = try MediaGIF(tool.folder.path("scene-iphone-8.gif"))
    #expect((phone.width, phone.height) == (38, 67))
    let frames = try MediaProbe.frames(
      tool.folder.path("scene-iphone-8.gif"), width: 38, height: 67, format: "rgb24")
    #expect(Array(frames[0].suffix(3)) == [0, 0, 255])
  }

  @Test func `names that collide and patterns that cannot be filled are refused before anything is drawn`()
    throws
  {
    let tool = try tool()
    for (arguments, words) in [
      (["--theme", "both", "--name", "{scene}", "-f", "gif"], "written twice"),
      (["--name", "{device}"], "write --device"), (["--name", "{them}"], "{scene}, {~theme}"),
      (["--name", "{scene"], "without a }"), (["--scale", "1,1"], "twice"),
      (["--theme", "light,"], "commas"),
      (["--theme", "both", "-f", "gif", "-o", "-"], "one thing only"),
      (["--device", "iphone-0"], "did you mean"),
      (["--set", "paper"], "NAME=VALUE"),
    ] {
      let result = try tool.run(["render", "scene.yaml"] + arguments)
      #expect(result.code == 64, "\(arguments): \(result.errors)")
      #expect(result.errors.contains(words), "\(arguments): \(result.errors)")
    }
    #expect(try tool.folder.names() == ["scene.yaml"])
  }
}
