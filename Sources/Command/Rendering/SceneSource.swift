internal import Drawing
internal import Encoding
internal import Motion
internal import Pipeline
internal import SceneFile

/// Reads scenes and prepares them for drawing, with every message at its place in the file.
struct SceneSource {
  let path: String
  let loaded: LoadedScene
  let studio: Studio
  /// What is odd about it, each with its place, without colours.
  let warnings: [String]

  /// - Parameter path: `-` is standard input.
  /// - Throws: `SceneFailure` with everything that is wrong, or what decoding its pictures throws.
  init(_ path: String, _ arguments: ParsedArguments, terminal: Terminal) throws {
    let loaded = try Self.load(path, arguments, terminal: terminal)
    try self.init(path, loaded, arguments, terminal: terminal)
  }

  /// Prepares a scene that has been read.
  init(_ path: String, _ loaded: LoadedScene, _ arguments: ParsedArguments, terminal: Terminal) throws {
    self.path = path
    self.loaded = loaded
    do {
      studio = try Studio(loaded.scene)
    } catch let failure as FilmFailure {
      throw SceneFailure(failure, sources: loaded.sources, colour: terminal.colorsErrors)
    }
    let fonts = try FontCheck(loaded, studio)
    if arguments.flag("strict-fonts") { try fonts.insist(loaded.sources, terminal) }
    let diagnostics = loaded.warnings + studio.film.warnings.map(Diagnostic.init) + fonts.substitutions
    if !terminal.isQuiet {
      for diagnostic in diagnostics {
        terminal.message(diagnostic.rendered(in: loaded.sources, colour: terminal.colorsErrors))
      }
    }
    for line in fonts.missing { terminal.warning(DisplayText.escaping(line)) }
    warnings = diagnostics.map { Self.line($0, loaded.sources) } + fonts.missing
    if arguments.flag("warnings-as-errors"), !warnings.isEmpty { throw ExitCode.checkFailed }
  }

  static func load(
    _ path: String, text: [UInt8]? = nil, _ arguments: ParsedArguments, terminal: Terminal
  ) throws -> LoadedScene {
    var options = try sceneOptions(arguments)
    // A scene that was imported just now is laid out for its device already, and that may be any size.
    options.device = text == nil ? try arguments.device("device") : nil
    do throws(SceneLoadError) {
      return try SceneReader.load(path: path, text: text, options: options)
    } catch {
      throw SceneFailure(error, colour: terminal.colorsErrors)
    }
  }

  var scene: Scene { loaded.scene }

  /// What every command that reads a scene understands.
  static let options: [Option] = [
    .value(
      "theme", "NAME", "the theme whose variables and appearance are used: light, dark or one of the scene"
    ).offering(["light", "dark", "both"]),
    .value("device", "NAME", "the device that the scene is shown on (`segue list devices`)")
      .offering(Device.all.map(\.name)),
    .value("direction", "ltr|rtl", "which way the scene runs, instead of its own"),
    .value("set", "NAME=VALUE", isRepeatable: true, "the value of a variable of the scene; may be repeated"),
    .value("root", "FOLDER", "the folder that the scene's files must lie in, instead of its own"),
    .flag("strict-fonts", "a font or character that is not installed is an error"),
    .flag("warnings-as-errors", "a warning is an error, with exit code 1").neutral,
  ]

  private static func sceneOptions(_ arguments: ParsedArguments) throws(UsageError) -> SceneOptions {
    var options = SceneOptions(
      theme: arguments.value("theme"), variables: try arguments.assignments("set"),
      root: arguments.value("root"), scale: try arguments.decimal("scale", in: 0.01...16),
      frameRate: try arguments.frameRate("fps"), formats: OutputFormat.all.map(\.name))
    options.direction = try arguments.direction("direction")
    options.loop = try arguments.loop("loop")
    options.pingPong = arguments.has("ping-pong") ? arguments.flag("ping-pong") : nil
    options.holdEnd = try arguments.duration("hold-end")
    return options
  }

  /// `slide.yaml:3:5: the message`
  private static func line(_ diagnostic: Diagnostic, _ sources: [SourceFile]) -> String {
    let position = diagnostic.position
    let path = sources.indices.contains(position.file) ? sources[position.file].path : "scene"
    return "\(path):\(position.line):\(position.column): \(diagnostic.message)"
  }
}

/// All that is wrong with a scene, ready to print.
struct SceneFailure: Error {
  let message: String
  let exitCode: ExitCode
  /// Paths of the files that were read or looked for, where reading got that far.
  var files: [String] = []

  init(_ error: SceneLoadError, colour: Bool) {
    exitCode = ExitCode(code: error.exitCode)
    switch error {
    case .unreadable(let path, let reason):
      files = [path]
      message = "segue: error: `\(DisplayText.escaping(path))` \(reason)\n"
    case .invalid(let diagnostics, let sources, let files):
      self.files = files
      message = diagnostics.rendered(in: sources, colour: colour)
    }
  }

  init(_ failure: FilmFailure, sources: [SourceFile], colour: Bool) {
    exitCode = .sceneIsWrong
    message = failure.issues.map(Diagnostic.init).rendered(in: sources, colour: colour)
  }
}

extension Diagnostic {
  init(_ issue: FilmIssue) {
    self.init(
      issue.message, severity: issue.severity == .error ? .error : .warning, at: issue.position,
      hint: issue.hint)
  }
}
