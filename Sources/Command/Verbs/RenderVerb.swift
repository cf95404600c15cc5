internal import Encoding
internal import Motion
internal import Pipeline
internal import SceneFile

extension Verb {
  static let render = Verb(
    name: "render", summary: "draw a scene and write it as a film", operands: "SCENE [-o PATH]...",
    options: OutputSelection.options + SceneSource.options + [
      Jobs.option, DependencyFile.option, ProgressDisplay.option,
      .flag("json", "print a report of the outputs as JSON"),
    ],
    details: """
      The format follows from the extension of the path. Several outputs of one size and frame rate are drawn once.
      Without -o the film is written beside the scene, as MP4.

        segue render slide.yaml -o slide.mp4 -o slide.gif
        segue render slide.yaml -f png-sequence -o frames/f%05d.png
        segue render slide.yaml -f gif -o - > slide.gif
      """,
    run: { arguments, terminal in try RenderRun(arguments, terminal).run() })
}

/// One call of `segue render`.
private struct RenderRun {
  let arguments: ParsedArguments
  let terminal: Terminal
  let path: String

  init(_ arguments: ParsedArguments, _ terminal: Terminal) throws(UsageError) {
    self.arguments = arguments
    self.terminal = terminal
    path = try arguments.onlyOperand("SCENE")
  }

  func run() throws -> ExitCode {
    let source = try SceneSource(path, arguments, terminal: terminal)
    let requests = try OutputSelection(scene: source.scene, film: source.studio.film, arguments: arguments)
      .requests(scenePath: path)
    try checkStandardOutput(requests)
    noteResampling(requests, source.scene)
    let export = Export(source.studio, to: requests)
    let progress = ProgressDisplay(arguments, total: export.frameCount, terminal: terminal)
    let interruption = Interruption()
    defer { interruption.end() }
    do {
      defer { progress.end() }
      try export.run(jobs: Jobs.count(arguments), progress: progress.update)
    }
    try writeDependencies(requests, source)
    try report(requests, source, seconds: progress.elapsed)
    return .success
  }

  private func checkStandardOutput(_ requests: [OutputRequest]) throws(UsageError) {
    let streams = requests.count { $0.path == "-" }
    if streams > 1 || (streams == 1 && arguments.flag("json")) {
      throw UsageError("standard output can carry one thing only")
    }
    if streams == 1, Terminal.isTerminal(1) {
      throw UsageError(
        "a film cannot be shown on a terminal", hint: "redirect it to a file, or write -o PATH")
    }
  }

  private func noteResampling(_ requests: [OutputRequest], _ scene: Scene) {
    for request in requests where request.format.maxFrameRate != nil {
      let asked =
        (try? arguments.frameRate("fps")) ?? scene.output[request.format.name]?.frameRate ?? scene.frameRate
      if request.settings.frameRate < asked {
        terminal.note(
          "\(request.path): \(request.settings.frameRate) frames per second, the most that \(request.format.name) players keep to"
        )
      }
    }
  }

  private func writeDependencies(_ requests: [OutputRequest], _ source: SceneSource) throws {
    guard let path = arguments.value("deps") else { return }
    let outputs = requests.map(\.path).filter { $0 != "-" }
    guard !outputs.isEmpty else { return }
    let file = try OutputFile(path)
    try file.write(text: DependencyFile.text(outputs: outputs, dependencies: source.loaded.dependencies))
    try file.commit()
  }

  private func report(_ requests: [OutputRequest], _ source: SceneSource, seconds: Double) throws {
    if arguments.flag("json") {
      let outputs = requests.map { OutputReport($0, source.studio.film).json }
      return try terminal.write(JSON.object([("scene", .string(path)), ("outputs", .array(outputs))]).text)
    }
    for request in requests where request.path != "-" {
      terminal.note(OutputReport(request, source.studio.film).line)
    }
    if terminal.isVerbose { terminal.note("\(ProgressDisplay.tenths(seconds)) s") }
  }
}
