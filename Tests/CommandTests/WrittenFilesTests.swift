import TestSupport
import Testing

@Suite struct WrittenFilesTests {
  /// A folder with a scene, another one that shows a picture, and that picture.
  private func tool() throws -> SegueTool {
    let tool = try SegueTool()
    try tool.write(SegueTool.scene, to: "scene.yaml")
    #expect(try tool.shell("mkdir pics && convert -size 8x8 xc:red pics/photo.png").code == 0)
    try tool.write(SegueTool.scene.replacing("box: white", with: "image: pics/photo.png"), to: "shown.yaml")
    return tool
  }

  /// Everything in the folder: names, what links name, and bytes.
  private func contents(_ tool: SegueTool) throws -> String {
    try tool.shell("find . -printf '%p %y %l\\n' | sort; find . -type f | sort | xargs sha256sum").text
  }

  private func expectRefusal(_ tool: SegueTool, _ line: String, _ words: [String]) throws {
    let before = try contents(tool)
    let result = try tool.shell(line)
    #expect(result.code == 64, "\(line): \(result.errors)")
    for words in words { #expect(result.errors.contains(words), "\(line): \(result.errors)") }
    #expect(try contents(tool) == before, "\(line)")
  }

  @Test(arguments: [
    "render scene.yaml -f gif -o scene.yaml", "render scene.yaml -o a.gif --deps scene.yaml",
    "render scene.yaml -o a.gif --timeline=scene.yaml",
    "render shown.yaml scene.yaml -f gif --deps scene.yaml",
    "frame scene.yaml -o scene.yaml", "frame scene.yaml -o a.png --deps scene.yaml",
    "filmstrip scene.yaml -o a.png --deps scene.yaml",
  ])
  func `a scene is never replaced by what is made of it`(line: String) throws {
    try expectRefusal(
      try tool(), "segue \(line)",
      ["`scene.yaml` is read by the scene, and would be replaced", "write to another path"])
  }

  @Test(arguments: [
    "render shown.yaml -f png -o pics/photo.png", "render shown.yaml -o a.gif --deps pics/photo.png",
    "render shown.yaml -o a.gif --timeline=pics/photo.png", "frame shown.yaml -o pics/photo.png",
    "filmstrip shown.yaml -o pics/photo.png",
  ])
  func `a picture that the scene shows is never replaced`(line: String) throws {
    try expectRefusal(
      try tool(), "segue \(line)", ["`pics/photo.png` is read by the scene, and would be replaced"])
  }

  @Test func `a poster does not replace a picture that the scene shows`() throws {
    let tool = try tool()
    #expect(try tool.shell("mv pics/photo.png a-poster.png").code == 0)
    try tool.write(SegueTool.scene.replacing("box: white", with: "image: a-poster.png"), to: "shown.yaml")
    try expectRefusal(
      tool, "segue render shown.yaml -o a.gif --poster", ["`a-poster.png` is read by the scene"])
  }

  @Test(arguments: ["./scene.yaml", "pics/../scene.yaml", "$PWD/scene.yaml", "soft.yaml", "hard.yaml"])
  func `an input is known by every name that it has`(name: String) throws {
    let tool = try tool()
    #expect(try tool.shell("ln -s scene.yaml soft.yaml; ln scene.yaml hard.yaml").code == 0)
    try expectRefusal(
      tool, "segue render scene.yaml -f gif -o \(name)",
      ["is read by the scene, and would be replaced", "it is the same file as `scene.yaml`"])
  }

  @Test(arguments: [
    ("-o a.gif --deps a.gif", "a.gif"), ("-o a.gif --timeline=a.gif", "a.gif"),
    ("-o a.gif --timeline=d --deps d", "d"), ("-o p.mp4 --poster=0.2 -o p-poster.png", "p-poster.png"),
    ("-o p.mp4 --poster --timeline=p-poster.png", "p-poster.png"),
    ("-o p.gif --poster --deps p-poster.png", "p-poster.png"),
    ("-o p.gif --snippet html --deps p.html.snippet", "p.html.snippet"),
  ])
  func `no two things are written to one file`(options: String, name: String) throws {
    try expectRefusal(try tool(), "segue render scene.yaml \(options)", ["`\(name)` is written twice"])
  }

  @Test(arguments: ["./x.gif", "$PWD/x.gif", "pics/../x.gif", "l.gif", "pics/l.gif"], [true, false])
  func `outputs are compared by their places and not by their spelling`(name: String, exists: Bool) throws {
    let tool = try tool()
    #expect(try tool.shell("ln -s x.gif l.gif; ln -s ../x.gif pics/l.gif").code == 0)
    if exists { try tool.write("old", to: "x.gif") }
    try expectRefusal(
      tool, "segue render scene.yaml -o x.gif -o \(name)", ["is written twice", "are one file"])
  }

  @Test func `a folder that is still to be made has its place`() throws {
    try expectRefusal(
      try tool(), "segue render scene.yaml -o new/er/x.gif -o new/./er/../er/x.gif", ["is written twice"])
  }

  @Test func `a file and its namesake elsewhere are two files`() throws {
    let tool = try tool()
    let line = "segue render scene.yaml -q -o x.gif -o pics/x.gif --poster --deps x.d --timeline=x.json"
    // The second time all are there.
    for _ in 1...2 {
      let result = try tool.shell(line)
      #expect(result.code == 0, "\(result.errors)")
    }
    let names = ["pics", "scene.yaml", "shown.yaml", "x-poster.png", "x.d", "x.gif", "x.json"]
    #expect(try tool.folder.names() == names)
    #expect(try tool.folder.names("pics") == ["photo.png", "x-poster.png", "x.gif"])
  }

  @Test func `what is no file takes as many outputs as are wanted`() throws {
    let tool = try tool()
    let result = try tool.shell(
      "segue render scene.yaml -q -f gif -o /dev/null -o /dev/null --deps /dev/null")
    #expect(result.code == 0, "\(result.errors)")
  }

  @Test func `of two scenes in one run neither replaces what goes with the other`() throws {
    let tool = try tool()
    let line = "segue render scene.yaml shown.yaml -q -f gif,png --poster --name '{scene}' --out o"
    #expect(try tool.shell(line).code == 0)
    try tool.write(SegueTool.scene, to: "scene-poster.yaml")
    // The scene that is called like the other one's poster writes it as its own picture.
    let result = try tool.shell("segue render scene.yaml scene-poster.yaml -q -f gif,png --poster --out o")
    #expect(result.code == 64)
    #expect(result.errors.contains("`o/scene-poster.png` is written twice"), "\(result.errors)")
  }
}
