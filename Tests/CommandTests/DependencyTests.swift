import TestSupport
import Testing

@Suite struct DependencyTests {
  @Test func `make understands every name in a dependency file`() throws {
    let tool = try SegueTool()
    let name = "a b#$%c.png"
    let picture = try tool.shell("convert -size 8x8 xc:red 'p.png' && mv p.png '\(name)'")
    #expect(picture.code == 0)
    let scene = SegueTool.scene.replacing("box: white", with: "image: \"\(name)\"")
    try tool.write(scene, to: "scene.yaml")
    let makefile = """
      out.gif: scene.yaml
      \t@echo rendering
      \t@segue render scene.yaml -o out.gif --deps out.d -q
      -include out.d

      """
    try tool.write(makefile, to: "Makefile")
    #expect(try tool.shell("make out.gif").text.contains("rendering"))
    #expect(try tool.shell("make out.gif").text.contains("up to date"))
    #expect(try tool.shell("sleep 0.02; touch '\(name)'; make out.gif").text.contains("rendering"))
    #expect(try tool.shell("make out.gif").text.contains("up to date"))
    #expect(try tool.shell("sleep 0.02; touch scene.yaml; make out.gif").text.contains("rendering"))
  }

  @Test func `no dependency file is written when rendering fails`() throws {
    let tool = try SegueTool()
    try tool.write("fps: x", to: "scene.yaml")
    #expect(try tool.run(["render", "scene.yaml", "-o", "a.gif", "--deps", "a.d"]).code == 65)
    #expect(try tool.folder.names() == ["scene.yaml"])
  }
}
