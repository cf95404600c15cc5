import TestSupport
import Testing

@Suite struct InitTests {
  @Test func `a new project renders with make, once, and again what has changed`() throws {
    let tool = try SegueTool()
    let begin = try tool.run(["init"])
    #expect(begin.code == 0 && begin.output.isEmpty, "\(begin.errors)")
    #expect(try tool.folder.names() == [".github", "Makefile", "scenes"])
    // Small and seldom, to be quick.
    let program = "printf '#!/bin/sh\\nexec segue \"$@\" --width 60 --fps 5\\n' > small && chmod +x small"
    let first = try tool.shell("\(program) && make SEGUE=./small")
    #expect(first.code == 0, "\(first.errors)")
    #expect(try tool.folder.names("films") == ["details.gif", "details.mp4"])
    #expect(try tool.shell("make SEGUE=./small").text == "make: Nothing to be done for 'all'.\n")
    #expect(try tool.shell("make SEGUE=./small check").code == 0)
    let changed = try tool.shell(
      "sleep 0.02; sed -i 's/systemBlue/systemRed/' scenes/*; make SEGUE=./small check")
    #expect(changed.code != 0 && changed.errors.contains("films/details.mp4: not up to date"))
    #expect(try tool.shell("make SEGUE=./small").text.contains("render scenes/details.yaml"))
    #expect(try tool.shell("make SEGUE=./small check").code == 0)
  }

  @Test func `the scene has no fault in any theme, and no warning`() throws {
    let tool = try SegueTool()
    #expect(try tool.run(["init", "opening.yaml"]).errors.contains("next: segue render opening.yaml"))
    #expect(try tool.folder.names() == ["opening.yaml"])
    for theme in ["light", "dark"] {
      let result = try tool.run(["check", "opening.yaml", "--theme", theme])
      #expect(result.code == 0 && result.errors == "", "\(result.errors)")
    }
    #expect(
      try tool.run(["frame", "opening.yaml", "--at", "opened", "-o", "f.png", "--width", "50"]).code == 0)
  }

  @Test func `a file that exists is kept, and then nothing else is written`() throws {
    let tool = try SegueTool()
    try tool.write("mine", to: "Makefile")
    let result = try tool.run(["init"])
    #expect(result.code == 73)
    #expect(result.errors.contains("`Makefile` exists already; nothing was written"))
    #expect(try tool.folder.names() == ["Makefile"])
    #expect(try tool.read("Makefile") == Array("mine".utf8))
    #expect(try tool.run(["init", "--force"]).code == 0)
    #expect(try tool.read("Makefile") != Array("mine".utf8))
    #expect(try tool.run(["init", "a/guide"]).code == 0)
    #expect(try tool.folder.names("a/guide") == [".github", "Makefile", "scenes"])
  }

  /// The steps that run commands, with a stand-in for the checkout of the sources.
  @Test func `the workflow's commands render the films`() throws {
    let tool = try SegueTool()
    #expect(try tool.run(["init"]).code == 0)
    let steps = """
      import os, subprocess, yaml
      job = yaml.safe_load(open(".github/workflows/films.yaml"))["jobs"]["films"]
      for step in job["steps"]:
          if "run" in step and not step["run"].startswith("apt-get"):
              subprocess.run(["bash", "-ec", step["run"]], check=True, stdout=subprocess.DEVNULL)
      upload = job["steps"][-1]["with"]["path"]
      print(sorted(os.listdir(upload)))
      """
    try tool.write(steps, to: "steps.py")
    try tool.write("build:\n\ttouch built\n", to: "sources.mk")
    let result = try tool.shell(
      """
      mkdir -p .segue/.build/release && mv sources.mk .segue/Makefile
      printf '#!/bin/sh\\nexec segue "$@" --width 60 --fps 5\\n' > .segue/.build/release/segue
      chmod +x .segue/.build/release/segue && python3 steps.py
      """)
    #expect(result.text == "['details.gif', 'details.mp4']\n", "\(result.errors)")
    #expect(try tool.folder.names(".segue").contains("built"))
  }
}
