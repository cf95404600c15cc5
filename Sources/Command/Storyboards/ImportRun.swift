internal import Drawing
internal import Motion
internal import SceneFile
internal import Storyboard

/// Reads a storyboard as the command line asks for it.
struct ImportRun {
  let path: String
  let document: StoryboardDocument
  private let arguments: ParsedArguments

  /// What `import`, and `render` of a storyboard, understand.
  static let options: [Option] = [
    .value("segue", "ID|IDENTIFIER|all", "the segue of a storyboard to show; default all"),
    .value("from", "SCREEN", "a screen of a storyboard, with --to: the way between the two"),
    .value("to", "SCREEN", "see --from"),
    .choice("appearance", Appearance.allCases.map(\.rawValue), "the colours of a storyboard's screens"),
    .value(
      "map", "CLASS=TRANSITION", isRepeatable: true,
      "the transition of a custom segue class: slide, slide:left or {slide: {from: left}}; may be repeated"),
    .value("sources", "DIR", "the project's Swift and Objective-C files: custom segues are read from them"),
    .value("assets", "DIR", "where a storyboard's images are; default the project's folder"),
    .flag("strict", "what could not be imported exactly is an error, with exit code 1"),
  ]

  /// - Throws: `UnreadableInput`, `StoryboardError`.
  init(_ path: String, _ arguments: ParsedArguments) throws {
    self.path = path
    self.arguments = arguments
    document = try StoryboardReader.read(
      InputFile.read(path, limit: StoryboardLimits.bytes + 1), path: path)
  }

  static func isStoryboard(_ path: String) -> Bool { path.hasSuffix(".storyboard") }

  /// The folder of the project that the storyboard belongs to: that above `Base.lproj`.
  var projectFolder: String {
    let folder = FilePath(path).folder
    let trimmed = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    return trimmed.hasSuffix(".lproj") ? FilePath(trimmed).folder : folder
  }

  /// - Parameter folder: where the scene will lie; it can name only what is inside of it. Empty, or ended by a slash.
  /// - Throws: `UsageError`, `UnreadableInput`, `StoryboardError`.
  func scenes(in folder: String) throws -> StoryboardImport {
    let options = ImportOptions(
      device: arguments.value("device"),
      appearance: arguments.value("appearance").flatMap(Appearance.init) ?? .light,
      selection: try selection(), transitions: try arguments.assignments("map"), sources: try sources(),
      assets: try assets(in: folder))
    return try document.scenes(options, measurer: TextMeasurer(FontLibrary()))
  }

  /// Reads the scene that was written: what `--map` says can make it wrong, and so can a storyboard without bounds.
  ///
  /// - Throws: `SceneFailure` with its places in the written file, which is there to be mended.
  func check(_ yaml: String, at path: String, _ terminal: Terminal) throws {
    do throws(SceneLoadError) {
      _ = try SceneReader.load(path: path, text: Array(yaml.utf8), options: SceneOptions())
    } catch {
      throw SceneFailure(error, colour: terminal.colorsErrors)
    }
  }

  private func selection() throws(UsageError) -> ImportOptions.Selection {
    switch (arguments.value("from"), arguments.value("to"), arguments.value("segue")) {
    case (let from?, let to?, nil): return .between(from: from, to: to)
    case (nil, nil, nil), (nil, nil, "all"): return .all
    case (nil, nil, let segue?): return .segue(segue)
    default: throw UsageError("`--from` and `--to` go together, and not with `--segue`")
    }
  }

  private func sources() throws -> [SourceText] {
    guard let folder = arguments.value("sources") else { return [] }
    let files = try ProjectFiles(folder)
    return files.paths.filter { path in [".swift", ".m", ".mm", ".h"].contains(where: path.hasSuffix) }
      .compactMap { path in
        files.contents(path, limit: 1 << 20).map {
          SourceText(path: path, text: String(decoding: $0, as: UTF8.self))
        }
      }
  }

  /// The images below the assets' folder, by their paths from where the scene will lie.
  private func assets(in folder: String) throws -> AssetIndex {
    let place = arguments.value("assets") ?? projectFolder
    let files = try ProjectFiles(place)
    let prefix = place.isEmpty ? "" : place.hasSuffix("/") ? place : place + "/"
    // A scene reads nothing outside of its folder, and names nothing by its place on this machine.
    let name = "x"
    guard let path = RelativePath().path(from: folder.isEmpty ? "." : folder, to: prefix + name),
      !path.hasPrefix("../")
    else { return AssetIndex() }
    let shift = String(path.dropLast(name.count))
    return AssetIndex(paths: files.paths.map { shift + $0 }) { path in
      path.hasPrefix(shift) ? files.contents(String(path.dropFirst(shift.count)), limit: 1 << 20) : nil
    }
  }
}
