extension Verb {
  static let watch = Verb(
    name: "watch", summary: "draw scenes again whenever they or their files change",
    operands: "SCENE|FOLDER... [-o PATH]...",
    options: renderOptions.filter { !notForWatching.contains($0.name) },
    details: """
      All scenes are drawn once, and then those whose scene file, includes, pictures or fonts change. A line tells of
      each: when, what, and how long it took. While a scene is wrong its last good film stays, and what is wrong is
      printed. New scenes of a folder join. Ctrl-C ends it.

        segue watch slide.yaml -o slide.gif
        segue watch scenes --out build -f mp4 --quality draft --scale 1
      """,
    run: { arguments, terminal in
      var run = try WatchRun(arguments, terminal)
      return try run.run()
    })

  /// What a run that never ends cannot do, or does by itself.
  private static let notForWatching: Set<String> = [
    "fail-fast", "incremental", "check-output", "differences", "deps", "deps-format", "json", "shard",
  ]
}
