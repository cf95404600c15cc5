import TestSupport
import Testing

@Suite struct CheckOutputTests {
  private func tool() throws -> SegueTool {
    let tool = try SegueTool()
    try tool.write(SegueTool.scene, to: "scene.yaml")
    #expect(try tool.run(["render", "scene.yaml", "-f", "mp4,gif", "-q"]).code == 0)
    return tool
  }

  private static let check = ["render", "scene.yaml", "-f", "mp4,gif", "--check-output"]

  @Test func `outputs that are up to date pass, and nothing is written`() throws {
    let tool = try tool()
    let before = try tool.shell("stat -c '%n %Y %i' *").text
    let result = try tool.run(Self.check)
    #expect(result.code == 0, "\(result.errors)")
    #expect(try tool.shell("stat -c '%n %Y %i' *").text == before)
  }

  @Test func `stale outputs are named, with a picture of the first difference`() throws {
    let tool = try tool()
    let old = try tool.read("scene.gif")
    // The second screen becomes green: the first picture that shows it is the first one of the slide.
    try tool.write(SegueTool.scene.replacing("#0000FF", with: "#00FF00"), to: "scene.yaml")
    let result = try tool.run(Self.check + ["--differences", "d"])
    #expect(result.code == 1)
    #expect(result.errors.contains("scene.mp4: not up to date; differs at 0.2"))
    #expect(result.errors.contains("scene.gif: not up to date; differs at 0.2"))
    #expect(try tool.read("scene.gif") == old)
    #expect(try tool.folder.names("d") == ["scene.gif.png", "scene.mp4.png"])
    let size = try tool.shell("identify -format '%wx%h' d/scene.gif.png").text
    #expect(size == "208x48")
    let strip = try MediaProbe.frames(
      tool.folder.path("d/scene.gif.png"), width: 208, height: 48, format: "rgb24")[0]
    func pixel(_ x: Int) -> [UInt8] { Array(strip[(47 * 208 + x) * 3..<(47 * 208 + x + 1) * 3]) }
    #expect(pixel(63) == [0, 0, 255])
    #expect(pixel(72 + 63) == [255, 255, 255])
    #expect(pixel(72) == [0, 0, 0])
    #expect(pixel(144 + 63) == [0, 255, 0])
  }

  @Test func `a missing output is named`() throws {
    let tool = try tool()
    #expect(try tool.shell("rm scene.gif").code == 0)
    let result = try tool.run(Self.check)
    #expect(result.code == 1)
    #expect(result.errors == "scene.gif: missing\n")
    #expect(!(try tool.folder.names().contains("scene.gif")))
  }

  @Test func `no scratch file stays, also after an interruption`() throws {
    let tool = try tool()
    #expect(
      try tool.shell("mkdir tmp; TMPDIR=$PWD/tmp segue render scene.yaml -f gif --check-output; ls tmp").text
        == "")
    let long = SegueTool.scene.replacing("hold: 0.2", with: "hold: 4").replacing(
      "transition: slide", with: "transition: {slide: {}, duration: 60}")
    try tool.write(long, to: "long.yaml")
    let result = try tool.shell(
      "TMPDIR=$PWD/tmp timeout --preserve-status -s TERM 0.4 segue render long.yaml -f mp4 --scale 8 --check-output; ls tmp"
    )
    #expect(result.text == "")
  }
}
