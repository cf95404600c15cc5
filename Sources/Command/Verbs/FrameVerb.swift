internal import Encoding
internal import Motion
internal import Pipeline
internal import SceneFile

extension Verb {
  static let frame = Verb(
    name: "frame", summary: "draw one moment of a scene as a picture",
    operands: "SCENE [--at TIME|MARKER] -o PATH.png",
    options: SceneSource.options + [
      .value(
        "at", "TIME|MARKER", "the moment: seconds (1.5, 400ms), a marker of the scene, or `end`; default 0"),
      .value("output", short: "o", "PATH", "where to write the PNG; `-` is standard output"),
      .value("scale", "N", "pixels per point"), .value("width", "PIXELS", "width of the picture"),
      .value("height", "PIXELS", "height of the picture"),
      OutputSelection.overwriting,
    ] + DependencyFile.options,
    details: """
        segue frame slide.yaml --at 1.2 -o middle.png
        segue frame slide.yaml --at opened -o opened.png
      """,
    run: { arguments, terminal in
      let path = try arguments.onlyOperand("SCENE")
      let source = try SceneSource(path, arguments, terminal: terminal)
      let time = try Moment.time(arguments.value("at") ?? "0", of: source.studio.film, option: "--at")
      var request = try OutputSelection(scene: source.scene, film: source.studio.film, arguments: arguments)
        .still(scenePath: path)
      if request.path == "-", Terminal.isTerminal(1) {
        throw UsageError(
          "a picture cannot be shown on a terminal", hint: "redirect it to a file, or write -o PATH")
      }
      try WrittenFiles.check(request.path, reading: source.loaded.dependencies, arguments)
      let interruption = Interruption()
      defer { interruption.end() }
      try StillExport(source.studio, to: request).run(at: time)
      if request.path != "-" {
        try DependencyFile.write(
          [.init(outputs: [request.path], dependencies: source.loaded.dependencies)], arguments)
      }
      return .success
    })
}
