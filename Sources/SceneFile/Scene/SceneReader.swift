internal import Motion

/// Reads scene files.
package enum SceneReader {
  /// Reads a scene, with its includes, images and fonts.
  ///
  /// - Parameter path: of the scene file, from the current folder; `-` is standard input, whose files lie in the
  ///   current folder.
  /// - Parameter text: what the scene says, where `path` names no file but only says where it would lie.
  /// - Throws: `unreadable` if the file cannot be read at all, `invalid` with everything that is wrong with it.
  package static func load(
    path: String, text: [UInt8]? = nil, options: SceneOptions = SceneOptions()
  ) throws(SceneLoadError) -> LoadedScene {
    let name = path == "-" ? "standard input" : path
    let location: SceneLocation
    let store: AssetStore
    let bytes: [UInt8]
    do throws(FileFault) {
      location = try SceneLocation(path: path, root: options.root)
      if let text { bytes = text } else { bytes = try location.bytes(limit: Limits.sceneBytes) }
      store = AssetStore(folder: try ConfinedFolder(path: location.root))
    } catch {
      guard error.isSceneFault else { throw .unreadable(path: name, message: error.message) }
      let diagnostic = Diagnostic("the scene \(error.message)", at: SourcePosition(line: 1, column: 1))
      throw .invalid([diagnostic], sources: [SourceFile(path: name, text: "")], files: [path])
    }
    let source = SourceText(bytes, file: 0)
    let context = SceneContext(report: Report(), options: options, store: store, location: location)
    return try read(source, context, SourceFile(path: name, text: source.string))
  }

  private static func read(
    _ text: SourceText, _ context: SceneContext, _ source: SourceFile
  ) throws(SceneLoadError) -> LoadedScene {
    let location = context.location
    let includes = IncludeReader(context: context, scene: source, path: location.file)
    var scene: Scene?
    if let node = NodeBuilder.build(text, file: 0, report: context.report),
      let keys = Keys(node, .scene, context)
    {
      let definitions = includes.definitions(of: keys)
      let builder = SceneBuilder(
        context: context, keys: keys, definitions: definitions, name: stem(location.path))
      scene = builder.scene()
    }
    let diagnostics = context.report.sorted
    let scenePath = location.path == "-" ? [] : [location.path]
    guard let scene, !context.report.hasErrors else {
      throw .invalid(
        diagnostics, sources: includes.sources,
        files: scenePath + context.store.wanted.map(location.openable))
    }
    return LoadedScene(
      scene: scene, sources: includes.sources,
      dependencies: scenePath + context.store.paths.map(location.openable), warnings: diagnostics,
      fontUses: context.fontUses)
  }

  /// The file's name without folder and extension.
  private static func stem(_ path: String) -> String {
    if path == "-" { return "Scene" }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }
}
