internal import Motion

/// Puts a scene together from the top level of its file.
struct SceneBuilder {
  let context: SceneContext
  let keys: Keys
  let definitions: Definitions
  /// The file's name without folder and extension: the title of a scene that has none.
  let name: String

  /// nil where what is missing leaves no scene; the reasons are in the report.
  func scene() -> Scene? {
    readVersion()
    let variables = definitions["variables"]
    ThemeReader(context: context).read(
      definitions["themes"], fallbacks: Set(variables.map(\.name)), place: keys.place)
    VariableReader(context: context).read(variables, place: keys.place)
    context.canvas = CanvasReader(context: context).canvas(keys["canvas"], direction: keys["direction"])
    for field in definitions["components"] {
      context.components[field.name] = ComponentReader(context: context).component(field)
    }
    let screens = screens()
    let elements = Dictionary(
      screens.map { ($0.name, ScreenElements($0)) }, uniquingKeysWith: { first, _ in first })
    let segueReader = SegueReader(context: context, transitions: transitions(), screens: elements)
    let segueFields = keys["segues"]?.entries("segues") ?? []
    let segues = segueFields.compactMap { segueReader.segue($0) }
    let timelineReader = TimelineReader(
      context: context, segues: segues, screens: elements, identifiers: Set(segueFields.map(\.name)))
    let timeline = keys.required("timeline", hint: "as timeline: [hold: 1]").map { timelineReader.steps($0) }
    var scene = Scene(
      title: keys["title"]?.text() ?? name, description: keys["description"]?.text() ?? "",
      canvas: context.canvas,
      frameRate: frameRate(), fonts: fonts(), screens: screens, segues: segues,
      initialStack: stack(segueReader, screens), timeline: timeline ?? [])
    let output = OutputReader(context: context)
    scene.playback = output.playback(keys)
    scene.output = keys["output"].map { output.defaults($0) } ?? [:]
    keys.finish()
    scene.assets = context.store.assets
    return scene
  }

  private func readVersion() {
    guard let field = keys["version"], let version = field.integer(1...1000) else { return }
    if version != 1 { field.error("version \(version) of the language is not known here; this is version 1") }
  }

  private func screens() -> [Screen] {
    let fields = definitions["screens"]
    if fields.isEmpty, !keys.has("screens") {
      context.report.error("the scene needs `screens`", at: keys.place)
    } else if fields.isEmpty {
      keys["screens"]?.error("the scene has no screen", at: keys["screens"]?.key)
    }
    return fields.compactMap { ScreenReader(context: context).screen($0) }
  }

  private func transitions() -> TransitionReader {
    var custom: [String: Transition] = [:]
    for field in definitions["transitions"] {
      custom[field.name] = CustomTransitionReader(context: context).transition(field)
    }
    return TransitionReader(context: context, custom: custom)
  }

  private func frameRate() -> Rational {
    let written = keys["fps"]?.frameRate()
    return context.options.frameRate ?? written ?? Rational(60)
  }

  /// Paths of font files, each of which can be read.
  private func fonts() -> [String] {
    guard let field = keys["fonts"] else { return [] }
    return (field.list("font files", count: 0...64) ?? []).compactMap { entry in
      guard let (text, node) = entry.scalar("the path of a font file") else { return nil }
      let path = context.path(text, at: node)
      do throws(FileFault) {
        try context.store.check(path, limit: Limits.assetBytes)
        return context.location.openable(path)
      } catch {
        context.report.error(
          "\"\(text)\" \(error.message)", at: node, cause: error.isSceneFault ? .scene : .input)
        return nil
      }
    }
  }

  private func stack(_ reader: SegueReader, _ screens: [Screen]) -> [String] {
    guard let field = keys["stack"] else { return screens.prefix(1).map(\.name) }
    let fields = field.list("names of screens", count: 1...100) ?? []
    return fields.compactMap { reader.screen($0) }
  }
}
