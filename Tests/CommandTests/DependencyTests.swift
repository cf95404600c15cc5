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

  @Test func `make understands every name of an output and of a scene`() throws {
    let tool = try SegueTool()
    for (scene, output) in [
      ("a b.yaml", "o u.gif"), ("a#b.yaml", "o#u.gif"), ("a$b.yaml", "o$u.gif"), ("a:b.yaml", "o:u.gif"),
    ] {
      try tool.write(SegueTool.scene, to: scene)
      try tool.write("include d.mk\n%.gif:\n\t@echo again\n", to: "Makefile")
      #expect(try tool.run(["render", scene, "-o", output, "--deps", "d.mk", "-q"]).code == 0)
      // Nothing is to be done, and then the rule knows what the output is older than.
      #expect(!(try tool.shell("make").text.contains("again")), "\(output)")
      #expect(try tool.shell("sleep 0.02; touch '\(scene)'; make").text == "again\n", "\(scene)")
    }
  }

  @Test func `dependencies as JSON and as a list name what was read and written`() throws {
    let tool = try SegueTool()
    let name = "a b\n\"c\".png"
    #expect(try tool.shell("convert -size 8x8 xc:red p.png && mv p.png $'a b\\n\"c\".png'").code == 0)
    let scene =
      "include: shared.yaml\n" + SegueTool.scene.replacing("box: white", with: #"image: "a b\n\"c\".png""#)
    try tool.write(scene, to: "a.yaml")
    try tool.write("variables: {x: 1}\n", to: "shared.yaml")
    try tool.write(SegueTool.scene, to: "b.yaml")
    let run = ["render", "a.yaml", "b.yaml", "--out", "o", "-f", "gif,mp4", "--deps", "d", "--deps-format"]
    #expect(try tool.run(run + ["json"]).code == 0)
    let check = """
      import json
      deps = json.load(open("d"))
      assert deps["inputs"] == ["a.yaml", "shared.yaml", 'a b\\n"c".png', "b.yaml"], deps
      assert deps["outputs"] == ["o/a.gif", "o/a.mp4", "o/b.gif", "o/b.mp4"]
      assert [rule["outputs"] for rule in deps["rules"]] == [["o/a.gif", "o/a.mp4"], ["o/b.gif", "o/b.mp4"]]
      assert deps["rules"][1]["inputs"] == ["b.yaml"]
      """
    try tool.write(check, to: "check.py")
    #expect(try tool.shell("python3 check.py").errors == "")
    #expect(try tool.run(run + ["zero"]).code == 0)
    let paths = try tool.read("d").split(separator: 0, omittingEmptySubsequences: false).map {
      String(decoding: $0, as: UTF8.self)
    }
    #expect(paths == ["a.yaml", "shared.yaml", name, "b.yaml", ""])
  }

  @Test func `a sequence is named by its files, not by their pattern`() throws {
    let tool = try SegueTool()
    try tool.write(SegueTool.scene, to: "scene.yaml")
    let run = try tool.run(
      ["render", "scene.yaml", "-f", "png-sequence", "-o", "f%02d.png", "--fps", "2", "--deps", "d.mk", "-q"])
    #expect(run.code == 0, "\(run.errors)")
    let files = try tool.folder.names().filter { $0.hasSuffix(".png") }
    let rule = try tool.shell("cat d.mk").text
    #expect(files.count > 1 && rule.hasPrefix(files.joined(separator: " ") + ":"), "\(rule)")
  }

  @Test(arguments: ["a=b.gif", "a;b.gif", "a\nb.gif"])
  func `a name that no rule of make can have is told`(name: String) throws {
    let tool = try SegueTool()
    try tool.write(SegueTool.scene, to: "scene.yaml")
    let run = try tool.run(["render", "scene.yaml", "-o", name, "--deps", "d.mk", "-q"])
    #expect(run.code == 64 && run.errors.contains("no rule of make can name"))
    #expect(try !tool.folder.names().contains("d.mk"))
    #expect(
      try tool.run(["render", "scene.yaml", "-o", name, "--deps", "d.json", "--deps-format", "json", "-q"])
        .code == 0)
  }

  @Test func `no dependency file is written when rendering fails`() throws {
    let tool = try SegueTool()
    try tool.write("fps: x", to: "scene.yaml")
    #expect(try tool.run(["render", "scene.yaml", "-o", "a.gif", "--deps", "a.d"]).code == 65)
    #expect(try tool.folder.names() == ["scene.yaml"])
  }
}
