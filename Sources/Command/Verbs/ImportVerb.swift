internal import Encoding
internal import Storyboard

extension Verb {
  static let importStoryboard = Verb(
    name: "import", summary: "write an Xcode storyboard as a scene",
    operands: "FILE.storyboard [-o SCENE.yaml]",
    completion: .files([".storyboard"]),
    options: ImportRun.options + [
      .value("output", short: "o", "PATH", "where to write the scene; standard output if it is left out"),
      .value("device", "NAME|WxH", "the device to lay the screens out for, instead of the storyboard's"),
      .choice(
        "report", ["text", "json"],
        "print what was not imported exactly, as text to standard error or as JSON"),
      .flag("graph", "print the screens and segues that were read, as JSON"),
      OutputSelection.overwriting,
    ],
    details: """
      The scene is meant to be edited. Images are found beside the project; the scene can name only those in its own
      folder or below. `segue render` takes a storyboard, too, and makes one film a segue.

        segue import Main.storyboard -o main.yaml
        segue import Main.storyboard --segue ShowDetails --map FadeSegue=fade -o details.yaml
        segue render Main.storyboard --segue all --out films -f gif
      """,
    run: { arguments, terminal in
      let path = try arguments.onlyOperand("FILE.storyboard")
      let run = try ImportRun(path, arguments)
      if arguments.flag("graph") {
        try terminal.write(run.document.graphJSON)
        return .success
      }
      let output = arguments.value("output") ?? "-"
      let imported = try run.scenes(in: output == "-" ? "" : FilePath(output).folder)
      if arguments.value("report") == "json" {
        if output == "-" {
          throw UsageError("standard output can carry one thing only", hint: "write -o PATH")
        }
        try terminal.write(imported.report.json)
      } else {
        terminal.report(imported.report)
      }
      if arguments.flag("strict"), imported.report.hasWarnings { return .checkFailed }
      let file = try OutputFile(
        output, overwrites: arguments.overwriting)
      try file.write(text: imported.yaml)
      try file.commit()
      try run.check(imported.yaml, at: output == "-" ? "scene.yaml" : output, terminal)
      return .success
    })
}
