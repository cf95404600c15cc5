internal import Storyboard

/// The scenes of storyboards that `render` is given: one for each segue, named after it.
enum StoryboardScenes {
  /// Replaces each storyboard by its scenes; other entries stay as they are.
  ///
  /// - Throws: `UnreadableInput`, `StoryboardError`, and `ExitCode.checkFailed` under `--strict`.
  static func expanding(
    _ entries: [SceneList.Entry], _ arguments: ParsedArguments, _ terminal: Terminal
  ) throws -> [SceneList.Entry] {
    try entries.flatMap { entry -> [SceneList.Entry] in
      guard ImportRun.isStoryboard(entry.path) else { return [entry] }
      let run = try ImportRun(entry.path, arguments)
      let imported = try run.scenes(in: run.projectFolder)
      terminal.report(imported.report)
      if arguments.flag("strict"), imported.report.hasWarnings { throw ExitCode.checkFailed }
      let clips = imported.clips
      guard !clips.isEmpty else {
        throw StoryboardError(
          .file, path: entry.path, "no segue goes from one screen to another, so there is nothing to film",
          hint: "`segue import \(entry.path)` writes its screens as a scene to go on from; "
            + "--from and --to name two of them")
      }
      return clips.map { clip in
        SceneList.Entry(
          path: run.projectFolder + clip.name + ".yaml", subfolder: entry.subfolder,
          text: Array(clip.yaml.utf8),
          origin: entry.path)
      }
    }
  }
}

extension Terminal {
  /// What an import could not do exactly. Remarks are for those who ask for more.
  func report(_ report: ImportReport) {
    for line in report.text.split(separator: "\n") where !isQuiet && (isVerbose || !line.hasPrefix("info:")) {
      message(line + "\n")
    }
  }
}
