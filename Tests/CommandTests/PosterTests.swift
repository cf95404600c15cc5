import TestSupport
import Testing

@Suite struct PosterTests {
  private static let scene = SegueTool.scene
    .replacing("fps: 50", with: "fps: 50\nthemes: {light: {paper: \"#FF0000\"}, dark: {paper: \"#00FF00\"}}")
    .replacing("background: \"#FF0000\"", with: "background: $paper")

  private func tool(_ scene: String = scene) throws -> SegueTool {
    let tool = try SegueTool()
    try tool.write(scene, to: "scene.yaml")
    return tool
  }

  /// Pixels of the picture, as RGB.
  private func pixels(_ tool: SegueTool, _ name: String, scale: Int = 1) throws -> [UInt8] {
    try #require(
      MediaProbe.frames(tool.folder.path(name), width: 64 * scale, height: 48 * scale, format: "rgb24").first)
  }

  @Test func `a poster is the film's picture at that moment`() throws {
    let tool = try tool()
    #expect(try tool.run(["render", "scene.yaml", "-o", "f/%d.png", "-q"]).code == 0)
    for (moment, frame) in [("", 1), ("=0.3", 16), ("=300ms", 16), ("=there", 31)] {
      let result = try tool.run(["render", "scene.yaml", "--poster\(moment)", "-f", "gif"])
      #expect(result.code == 0, "\(result.errors)")
      // Files of a sequence are counted from 1.
      #expect(try pixels(tool, "scene-poster.png") == pixels(tool, "f/\(frame).png"), "\(moment)")
    }
  }

  @Test func `a marker called poster is the moment where none is given`() throws {
    let tool = try tool(Self.scene.replacing("marker: there", with: "marker: poster"))
    #expect(try tool.run(["render", "scene.yaml", "--poster", "-f", "gif", "-q"]).code == 0)
    #expect(Array(try pixels(tool, "scene-poster.png").suffix(3)) == [0, 0, 255])
  }

  @Test func `posters have the names and sizes that DocC shows videos by`() throws {
    let tool = try tool()
    let result = try tool.run([
      "render", "scene.yaml", "--theme", "both", "--scale", "1,2,0.5", "-f", "gif,mp4", "--poster", "--out",
      "o",
    ])
    #expect(result.code == 0, "\(result.errors)")
    let posters = try tool.folder.names("o").filter { $0.contains("poster") }
    #expect(
      posters == [
        "scene-0.5x-poster.png", "scene-0.5x-poster~dark.png", "scene-1x-poster.png",
        "scene-1x-poster~dark.png", "scene-2x-poster@2x.png", "scene-2x-poster~dark@2x.png",
        "scene-poster.png", "scene-poster@2x.png", "scene-poster~dark.png", "scene-poster~dark@2x.png",
      ])
    #expect(Array(try pixels(tool, "o/scene-poster~dark@2x.png", scale: 2).prefix(3)) == [0, 255, 0])
    #expect(Array(try pixels(tool, "o/scene-1x-poster.png").prefix(3)) == [255, 0, 0])
  }

  @Test func `posters are in the report, the dependencies and the index like all outputs`() throws {
    let tool = try tool()
    let run = "segue render scene.yaml --poster -f gif --incremental"
    let first = try tool.shell("\(run) --json --deps d.mk; cat d.mk")
    #expect(first.text.contains("\"path\": \"scene-poster.png\""))
    #expect(first.text.contains("scene.gif scene-poster.png:"))
    #expect(try tool.shell(run).errors.contains("scene-poster.png: up to date"))
    #expect(try tool.shell("rm scene-poster.png; \(run)").errors.contains("scene-poster.png: 64 × 48"))
    let check = "segue render scene.yaml --poster -f gif --check-output"
    #expect(try tool.shell(check).code == 0)
    let stale = try tool.shell("segue render scene.yaml --poster=there -f gif --check-output")
    #expect(stale.code == 1)
    #expect(stale.errors.contains("scene-poster.png: not up to date") && !stale.errors.contains("scene.gif"))
    #expect(try tool.shell("rm scene-poster.png; \(check)").errors == "scene-poster.png: missing\n")
    #expect(try tool.shell("segue render scene.yaml --poster -f mp4 -q --no-overwrite").code == 0)
    #expect(try tool.shell("segue render scene.yaml --poster -f webp -q --no-overwrite").code == 73)
  }

  @Test func `a moment that is not there is a fault of that scene alone`() throws {
    let tool = try tool()
    try tool.write(Self.scene.replacing("there", with: "elsewhere"), to: "other.yaml")
    let result = try tool.run(["render", "scene.yaml", "other.yaml", "--poster=there", "-f", "gif"])
    #expect(result.code == 64)
    #expect(result.errors.contains("other.yaml: `--poster there` is neither a time nor a marker"))
    #expect(
      try tool.folder.names() == ["other.yaml", "scene-poster.png", "scene.gif", "scene.yaml"])
    for arguments in [["-f", "png"], ["-o", "-", "-f", "gif"]] {
      let result = try tool.run(["render", "scene.yaml", "--poster"] + arguments)
      #expect(result.code == 64 && result.output.isEmpty)
      #expect(result.errors.contains("there is no film"))
    }
  }
}
