internal import Encoding
internal import Motion
internal import Pipeline

/// Works out which files go with the films of a job.
struct CompanionSelection {
  static let options: [Option] = [
    .optionalValue(
      "poster", "TIME|MARKER",
      "also write a PNG of one moment: the marker `poster`, or the start, where none is given"),
    Option(
      name: "snippet", placeholder: "FORMAT", offered: SnippetFormat.all.map(\.name), isRepeatable: true,
      summary: "also write what shows the film on a page: "
        + SnippetFormat.all.map(\.name).joined(separator: ", ")),
    .value(
      "snippet-url", "PREFIX", "what stands before the names of files in a snippet: images/, https://…/"),
    .optionalValue("timeline", "FILE", "also write when each step and marker happens, as JSON"),
  ]

  let job: RenderJob
  let source: SceneSource

  private var arguments: ParsedArguments { job.arguments }
  private var film: Film { source.studio.film }

  /// Whether a command line asks for files that go with a film.
  static func isNeeded(_ arguments: ParsedArguments) -> Bool {
    ["poster", "snippet", "timeline"].contains(where: arguments.has)
  }

  /// Whether it asks for files that all themes and scales of a film have in common.
  static func needsFamilies(_ arguments: ParsedArguments) -> Bool {
    ["snippet", "timeline"].contains(where: arguments.has)
  }

  /// Before any scene is read.
  static func check(_ jobs: [RenderJob], _ arguments: ParsedArguments) throws(UsageError) {
    guard isNeeded(arguments) else { return }
    for job in jobs where !job.outputs.contains(where: { $0.format.kind == .film && $0.path != "-" }) {
      throw UsageError(
        "there is no film beside which a poster, snippet or timeline could lie",
        hint: "write it to a file, in a format such as mp4 or gif")
    }
    if arguments.value("timeline") != nil, Set(jobs.map(\.scene)).count > 1 {
      throw UsageError(
        "several scenes cannot share a timeline", hint: "write --timeline alone, for one beside each film")
    }
    if arguments.has("timeline"), arguments.has("max-size"), !arguments.has("fps") {
      throw UsageError(
        "a timeline counts frames, and `--max-size` may leave some out", hint: "write --fps, too")
    }
    _ = try SnippetFormat.chosen(arguments)
  }

  /// Throws `UsageError` before anything is drawn.
  func companions() throws(UsageError) -> [Companion] {
    guard Self.isNeeded(arguments) else { return [] }
    var companions: [Companion] = []
    if arguments.has("poster") { companions += try posters() }
    if !job.family.isEmpty {
      let clips = try FilmClip.all(job.family, source.scene, film)
      companions += try snippets(clips)
      if arguments.has("timeline") { companions.append(timeline(clips)) }
    }
    return companions
  }

  /// One for each film; films of one name and size share theirs.
  private func posters() throws(UsageError) -> [Companion] {
    let named = film.markers.contains { $0.name == "poster" } ? "poster" : "0"
    let time = try Moment.time(arguments.value("poster") ?? named, of: film, option: "--poster")
    let member = FamilyMember(arguments: arguments, values: job.values, outputs: job.outputs)
    var companions: [Companion] = []
    var places: Set<String> = []
    for clip in try FilmClip.all([member], source.scene, film) {
      guard let path = clip.poster, places.insert(FilePlace(path)?.path ?? path).inserted else { continue }
      var settings = clip.settings
      settings.frameCount = 1
      settings.isLossless = false
      let request = OutputRequest(format: .png, path: path, settings: settings)
      companions.append(
        Companion(
          path: path, kind: request.format.name, content: .picture(request, at: time),
          overwrites: settings.overwrites))
    }
    return companions
  }

  private func snippets(_ clips: [FilmClip]) throws(UsageError) -> [Companion] {
    guard let first = clips.first else { return [] }
    var companions: [Companion] = []
    for format in try SnippetFormat.chosen(arguments) {
      let path = base(first) + ".\(format.name).snippet"
      let page = SnippetPage(
        clips: clips, pictureSize: film.pictureSize,
        text: AlternativeText(source.scene, film, path: source.path),
        folder: path, prefix: arguments.value("snippet-url"))
      companions.append(
        Companion(
          path: path, kind: format.name + "-snippet", content: .text(try format.text(page)),
          overwrites: first.settings.overwrites))
    }
    return companions
  }

  private func timeline(_ clips: [FilmClip]) -> Companion {
    let path = arguments.value("timeline") ?? base(clips[0]) + ".timeline.json"
    let file = TimelineFile(scene: source.scene, film: film, clips: clips, path: path)
    return Companion(
      path: path, kind: "timeline", content: .text(file.json.text), overwrites: clips[0].settings.overwrites)
  }

  private func base(_ clip: FilmClip) -> String { CompanionName.base(of: clip.path, values: job.values) }
}
