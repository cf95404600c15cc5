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

  /// - Parameter path: `-` is standard input.
  /// - Throws: `SceneFailure` with everything that is wrong, or what decoding its pictures throws.
  init(_ path: String, _ arguments: ParsedArguments, terminal: Terminal) throws {
    self.path = path
    let options = try Self.sceneOptions(arguments)
    do throws(SceneLoadError) {
      loaded = try SceneReader.load(path: path, options: options)
    } catch {
      throw SceneFailure(error, colour: terminal.colorsErrors)
    }
    do {
      studio = try Studio(loaded.scene)
    } catch let failure as FilmFailure {
      throw SceneFailure(failure, sources: loaded.sources, colour: terminal.colorsErrors)
    }
    let warnings = loaded.warnings + studio.film.warnings.map(Diagnostic.init)
    if !terminal.isQuiet {
      for warning in warnings {
        terminal.message(warning.rendered(in: loaded.sources, colour: terminal.colorsErrors))
      }
    }
    try checkFonts(isStrict: arguments.flag("strict-fonts"), terminal)
  }

  var scene: Scene { loaded.scene }

  /// What every command that reads a scene understands.
  static let options: [Option] = [
    .value(
      "theme", "NAME", "the theme whose variables and appearance are used: light, dark or one of the scene"),
    .value("root", "FOLDER", "the folder that the scene's files must lie in, instead of its own"),
    .flag("strict-fonts", "a font that is not installed is an error"),
  ]

  private static func sceneOptions(_ arguments: ParsedArguments) throws(UsageError) -> SceneOptions {
    SceneOptions(
      theme: arguments.value("theme"), root: arguments.value("root"),
      scale: try arguments.decimal("scale", in: 0.01...16), frameRate: try arguments.frameRate("fps"),
      formats: OutputFormat.all.map(\.name))
  }

  private func checkFonts(isStrict: Bool, _ terminal: Terminal) throws {
    for family in scene.fontFamilies {
      let report = studio.fonts.report(on: family)
      guard report.isSubstitute else { continue }
      if isStrict { throw MissingFont(family: family) }
      terminal.warning("the font `\(family)` is not installed; `\(report.matched)` is drawn instead")
    }
  }
}

/// A font that `--strict-fonts` insists on.
struct MissingFont: Error {
  let family: String
}

/// All that is wrong with a scene, ready to print.
struct SceneFailure: Error {
  let message: String
  let exitCode: ExitCode

  init(_ error: SceneLoadError, colour: Bool) {
    exitCode = ExitCode(code: error.exitCode)
    switch error {
    case .unreadable(let path, let reason):
      message = "segue: error: `\(DisplayText.escaping(path))` \(reason)\n"
    case .invalid(let diagnostics, let sources):
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

extension Scene {
  /// The font families that the scene asks for, each once, in the order of the file.
  var fontFamilies: [String] {
    var families: [String] = []
    func visit(_ views: [View]) {
      for view in views {
        if case .text(let text) = view.content, let family = text.font.family, !families.contains(family) {
          families.append(family)
        }
        visit(view.children)
      }
    }
    for screen in screens { visit(screen.views) }
    return families
  }
}
