import Glibc
import TestSupport
import Testing

@Suite struct FailureTests {
  private func tool(_ scene: String = SegueTool.scene) throws -> SegueTool {
    let tool = try SegueTool()
    try tool.write(scene, to: "scene.yaml")
    return tool
  }

  @Test func `a wrong command line is 64 and says what to write`() throws {
    let tool = try tool()
    for (arguments, words) in [
      (["rendr", "scene.yaml"], "did you mean `render`?"), (["render"], "SCENE is missing"),
      (["render", "scene.yaml", "--fsp", "3"], "did you mean `--fps`?"),
      (["render", "scene.yaml", "-o"], "needs a value"),
      (["render", "scene.yaml", "--fps", "0"], "from 1 to 240"),
      (["render", "scene.yaml", "--fps", "nan"], "from 1 to 240"),
      (["render", "scene.yaml", "--fps", "999999937/99999989"], "30000/1001"),
      (["render", "scene.yaml", "--scale", "1e9"], "write a number"),
      (["render", "scene.yaml", "-o", "a.jpg"], "the format of `a.jpg` is not known"),
      (["render", "scene.yaml", "-f", "avi"], "formats are: mp4, gif"),
      (["render", "scene.yaml", "-o", "a.gif", "-o", "a.gif"], "written twice"),
      (["render", "scene.yaml", "-o", "-", "-f", "gif", "--json"], "one thing only"),
      (["render", "scene.yaml", "--quality", "hihg", "-o", "a.gif"], "did you mean `high`?"),
      (["render", "scene.yaml", "--width", "5000"], "from 1 to 4096"),
      (["frame", "scene.yaml", "--at", "9", "-o", "a.png"], "after the end"),
      (["frame", "scene.yaml", "--at", "nowhere", "-o", "a.png"], "markers are: there"),
      (["list", "colours"], "lists are:"), (["inspect", "a.yaml", "b.yaml"], "one operand too many"),
      (["render", "a.yaml", "b.yaml", "-o", "a.gif"], "several scenes cannot share `-o`"),
      (["render", "scene.yaml", "-o", "a.gif", "--out", "."], "do not go together"),
      (["render", "scene.yaml", "-f", "png-sequence", "-o", "f.png"], "no pattern"),
    ] {
      let result = try tool.run(arguments)
      #expect(result.code == 64, "\(arguments)")
      #expect(result.errors.contains(words), "\(arguments): \(result.errors)")
      #expect(result.output.isEmpty)
    }
    #expect(try tool.folder.names() == ["scene.yaml"])
  }

  @Test func `a wrong scene is 65, with place, line and caret`() throws {
    let tool = try tool(SegueTool.scene.replacing("perform: go", with: "perform: gone"))
    let result = try tool.run(["render", "scene.yaml", "-o", "a.gif"])
    #expect(result.code == 65)
    #expect(result.errors.hasPrefix("scene.yaml:11:"))
    #expect(result.errors.contains("perform: gone\n"))
    #expect(result.errors.contains("^"))
    #expect(try tool.folder.names() == ["scene.yaml"])
  }

  @Test func `a film may have this many frames, and one more is the fault of whoever asked for it`() throws {
    let tool = try tool(
      "canvas: {size: [8, 8], scale: 1}\nfps: 60\nscreens: {a: {}}\ntimeline: [hold: 600]\n")
    #expect(try tool.run(["render", "scene.yaml", "-q", "-o", "a.mp4"]).code == 0)
    let option = try tool.run(["render", "scene.yaml", "-q", "-o", "b.mp4", "--fps", "60.002"])
    #expect(option.code == 64)
    #expect(option.errors.contains("36001 frames"))
    try tool.write(
      "canvas: {size: [8, 8], scale: 1}\nfps: 61\nscreens: {a: {}}\ntimeline: [hold: 600]\n", to: "scene.yaml"
    )
    #expect(try tool.run(["render", "scene.yaml", "-q", "-o", "b.mp4"]).code == 65)
    #expect(try tool.folder.names() == ["a.mp4", "scene.yaml"])
  }

  @Test func `a missing scene is 66`() throws {
    let result = try tool().run(["render", "no\u{1B}[31m.yaml", "-o", "a.gif"])
    #expect(result.code == 66)
    #expect(!result.errors.contains("\u{1B}"))
  }

  @Test func `an output that cannot be made is 73, one that cannot be written 74`() throws {
    let tool = try tool()
    try MediaFolder.write(Array("x".utf8), to: tool.folder.path("file"))
    #expect(try tool.run(["render", "scene.yaml", "-o", "file/a.gif"]).code == 73)
    #expect(try tool.shell("mkdir folder.gif; segue render scene.yaml -o folder.gif").code == 73)
    #expect(try tool.run(["render", "scene.yaml", "-o", "scene.yaml.gif", "--no-overwrite"]).code == 0)
    #expect(try tool.run(["render", "scene.yaml", "-o", "scene.yaml.gif", "--no-overwrite"]).code == 73)
    for format in ["gif", "mp4"] {
      let result = try tool.run(["render", "scene.yaml", "-f", format, "-o", "/dev/full"])
      #expect(result.code == 74, "\(format): \(result.errors)")
      #expect(result.errors.contains("No space left on device"))
    }
    #expect(try tool.shell("segue render scene.yaml -f gif -o - > /dev/full").code == 74)
    #expect(try tool.shell("segue help > /dev/full").code == 74)
    #expect(try tool.shell("segue help >&-").code == 74)
  }

  @Test func `a reader that goes away is 141, quietly`() throws {
    let tool = try tool()
    let result = try tool.shell(
      "segue render scene.yaml -f gif -o - --scale 8 | head -c 6; echo ${PIPESTATUS[0]} >&2")
    #expect(result.text == "GIF89a")
    #expect(result.errors == "141\n")
  }

  @Test func `an interrupted run leaves the old file and no temporary`() throws {
    let long = SegueTool.scene.replacing("hold: 0.2", with: "hold: 4").replacing(
      "transition: slide", with: "transition: {slide: {}, duration: 60}")
    for (signal, code) in [("INT", 130), ("TERM", 143), ("HUP", 129)] as [(String, Int32)] {
      let tool = try tool(long)
      try tool.write("old", to: "a.mp4")
      // `env --default-signal`: a job of a shell without a terminal ignores SIGINT.
      let result = try tool.shell(
        "timeout --preserve-status --signal=\(signal) 0.4 env --default-signal segue render scene.yaml -o a.mp4 --scale 8; exit $?"
      )
      #expect(result.code == code, "\(signal): \(result.code) \(result.errors)")
      #expect(try tool.read("a.mp4") == Array("old".utf8))
      #expect(try tool.folder.names() == ["a.mp4", "scene.yaml"])
    }
  }

  @Test func `a signal that the parent ignores stays ignored`() throws {
    let tool = try tool(SegueTool.scene.replacing("hold: 0.2", with: "hold: 4"))
    let line = "trap '' HUP; segue render scene.yaml -o a.mp4 --scale 16 --constant-frame-rate & "
    #expect(try tool.shell(line + "sleep 0.4; kill -HUP $!; wait $!").code == 0)
    #expect(try tool.folder.names() == ["a.mp4", "scene.yaml"])
  }

  @Test(arguments: [
    ("image", "a.png", "convert -size 40x40 plasma: png:- | head -c 200 > a.png"),
    ("icon", "a.svg", "echo '<svg xmlns=\"http://www.w3.org/2000/svg\"><g></svg>' > a.svg"),
  ])
  func `a picture that cannot be decoded is 66, in words`(kind: String, name: String, make: String) throws {
    let tool = try tool(SegueTool.scene.replacing("box: white", with: "\(kind): \(name)"))
    #expect(try tool.shell(make).code == 0)
    let result = try tool.run(["render", "scene.yaml", "-o", "a.gif"])
    #expect(result.code == 66)
    #expect(result.errors.hasPrefix("segue: error: `\(name)` cannot be decoded: "))
    // Words, and not the value of an error.
    #expect(!result.errors.contains("(\""), "\(result.errors)")
    #expect(try tool.folder.names() == [name, "scene.yaml"])
  }

  @Test func `a device is written to and never replaced`() throws {
    guard getuid() == 0 else { return }
    let tool = try tool()
    #expect(
      try tool.shell("mknod null.gif c 1 3 && segue render scene.yaml -o null.gif && test -c null.gif").code
        == 0)
    #expect(
      try tool.shell(
        "mkfifo pipe.gif; (cat pipe.gif > copy.gif &) ; segue render scene.yaml -o pipe.gif && test -p pipe.gif"
      ).code == 0)
    #expect(
      try tool.shell(
        "echo x > real.gif; ln -s real.gif link.gif; segue render scene.yaml -o link.gif && test -L link.gif && head -c 3 real.gif"
      ).text == "GIF")
  }

  @Test func `names of any kind are kept as they are`() throws {
    let tool = try tool()
    for name in [
      "a b.gif", "100%d.gif", "a:b.gif", "-dash.gif", "ünï😀.gif", "quote'\".gif",
      String(repeating: "n", count: 250) + ".gif",
    ] {
      let result = try tool.run([
        "render", "-q", "-o", name.hasPrefix("-") ? "./" + name : name, "--", "scene.yaml",
      ])
      #expect(result.code == 0, "\(name): \(result.errors)")
      #expect(try tool.folder.names().contains(name))
    }
  }

  @Test func `colours in messages follow the flag and NO_COLOR`() throws {
    let tool = try tool(SegueTool.scene.replacing("fps: 50", with: "fsp: 50"))
    #expect(try tool.run(["check", "scene.yaml"]).errors.contains("\u{1B}") == false)
    #expect(try tool.run(["check", "scene.yaml", "--color", "always"]).errors.contains("\u{1B}[1;31m"))
    #expect(
      try tool.run(["check", "scene.yaml"], environment: ["CLICOLOR_FORCE": "1", "NO_COLOR": ""]).errors
        .contains("\u{1B}"))
    #expect(
      try tool.run(["check", "scene.yaml"], environment: ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"]).errors
        .contains("\u{1B}") == false)
    #expect(
      try tool.run(
        ["check", "scene.yaml"], environment: ["CLICOLOR_FORCE": "1", "CLICOLOR": "0", "NO_COLOR": ""]
      ).errors
        .contains("\u{1B}"))
  }

  @Test func `a check of a folder reads its scenes, and with a flag those below it`() throws {
    let tool = try SegueTool()
    #expect(try tool.shell("mkdir -p Scenes/deep").code == 0)
    for name in ["Scenes/a.yaml", "Scenes/deep/b.yml"] { try tool.write(SegueTool.scene, to: name) }
    for name in ["Scenes/_part.yaml", "Scenes/notes.txt"] { try tool.write("nothing: of use", to: name) }
    #expect(try tool.run(["check", "Scenes"]).text.split(separator: "\n").count == 1)
    let all = try tool.run(["check", "Scenes", "--recursive"])
    #expect(all.code == 0)
    #expect(all.text.split(separator: "\n").count == 2)
    #expect(try tool.run(["check", "Scenes/deep/none"]).code == 66)
  }

  /// The shell counts blocks of 1,024 bytes.
  @Test(arguments: ["film.mp4", "film.gif", "film.webp"])
  func `a file beyond the limit of the process is an error, and leaves nothing behind`(name: String) throws {
    let tool = try tool(SegueTool.scene)
    try tool.write("old", to: name)
    let result = try tool.shell("ulimit -f 0; segue render scene.yaml -o \(name)")
    #expect(result.code == 74)
    #expect(try tool.read(name) == Array("old".utf8))
    #expect(try tool.folder.names() == [name, "scene.yaml"])
  }
}
