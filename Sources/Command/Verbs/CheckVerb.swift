internal import Motion
internal import Pipeline
internal import SceneFile

extension Verb {
  static let check = Verb(
    name: "check", summary: "read scenes and say what is wrong with them, without drawing",
    operands: "SCENE|FOLDER...",
    options: [SceneList.option] + SceneSource.options,
    details: """
      Every scene is read, and so are its pictures and fonts. The exit code is that of the first wrong one. Of a folder,
      all scenes are read; files whose names start with `_` are parts of others.

        segue check slide.yaml
        segue check Scenes --recursive
      """,
    run: { arguments, terminal in
      guard !arguments.operands.isEmpty else { throw UsageError("`segue check` needs a scene") }
      var result = ExitCode.success
      let list = try SceneList(arguments.operands, isRecursive: arguments.flag("recursive"))
      for path in list.entries.map(\.path) {
        do {
          let source = try SceneSource(path, arguments, terminal: terminal)
          let film = source.studio.film
          try terminal.write(
            "\(path): ok, \(source.scene.screens.count) screens, \(film.steps.count) steps, \(film.duration.value) s\n"
          )
        } catch {
          let code = FailureReport(error).print(to: terminal)
          if result == .success { result = code }
        }
      }
      return result
    })
}
