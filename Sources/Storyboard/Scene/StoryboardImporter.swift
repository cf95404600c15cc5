package import Motion

extension StoryboardDocument {
  /// Writes the storyboard, or the part of it that was asked for, as scenes.
  /// - Parameter measurer: knows how wide text is in the fonts that the scene will be drawn with.
  /// - Throws: with cause `.request` where the options name what is not there.
  package func scenes(_ options: ImportOptions, measurer: any Measurer) throws(StoryboardError)
    -> StoryboardImport
  {
    try StoryboardImporter(self, options, measurer: measurer).run()
  }
}

/// One import: understands the segues, then writes a scene of all and a scene for each.
struct StoryboardImporter {
  private let document: StoryboardDocument
  private let options: ImportOptions
  private let context: ImportContext
  private let names: ScreenNames
  private let proposals: TransitionProposals

  init(
    _ document: StoryboardDocument, _ options: ImportOptions, measurer: any Measurer
  ) throws(StoryboardError) {
    self.document = document
    self.options = options
    var device = TargetDevice(of: document)
    if let wanted = options.device {
      guard let found = TargetDevice(wanted) else {
        throw StoryboardError(
          .request, path: document.path, "there is no device \"\(wanted)\"",
          hint: "a size such as 375x667, or one of " + Device.all.map(\.name).joined(separator: ", "))
      }
      device = found
    }
    context = ImportContext(document, options, device, measurer: measurer)
    names = ScreenNames(document)
    proposals = TransitionProposals(SourceFiles(options.sources))
  }

  func run() throws(StoryboardError) -> StoryboardImport {
    guard document.controllers.contains(where: { names[$0.id] != nil }) else {
      throw StoryboardError(
        .file, path: document.path, "has no screen of its own, only containers or references")
    }
    KnownVocabulary.report(document, context.report)
    reportDevice()
    let screens = writtenScreens()
    let all = try mapper(screens).segues()
    let selected = try SegueSelection(
      document: document, graph: context.graph, names: names, segues: all
    ).selected(options.selection)
    for segue in selected {
      if let doubt = segue.doubt {
        context.report.add(doubt, segue.record?.id, example: segue.record?.customClass)
      }
    }
    reportUnreached(all)
    let scene = SceneWriter(context: context, names: names, screens: screens, proposals: proposals)
    let film = FilmPlan(context: context, names: names, segues: selected, all: all)
    let yaml = scene.yaml(film.whole())
    return StoryboardImport(yaml: yaml, report: context.report.report) {
      selected.map { ImportedClip(name: $0.name, yaml: scene.yaml(film.clip($0))) }
    }
  }

  /// All screens are written before the segues, since they name the triggers.
  private func writtenScreens() -> [String: WrittenScreen] {
    var triggers: Set<Element> = []
    for segue in document.segues {
      if let element = SegueTrigger.element(segue, in: document) { triggers.insert(element) }
    }
    var written: [String: WrittenScreen] = [:]
    for controller in document.controllers where names[controller.id] != nil {
      let writer = ScreenWriter(context, controller, triggers: triggers)
      written[controller.id] = WrittenScreen(yaml: writer.yaml(), names: writer.names)
    }
    return written
  }

  private func mapper(_ screens: [String: WrittenScreen]) throws(StoryboardError) -> SegueMapper {
    var transitions: [String: YAMLValue] = [:]
    for (name, text) in options.transitions {
      transitions[name] = try TransitionWriter.written(text, path: document.path)
    }
    return SegueMapper(
      context: context, screens: names, transitions: transitions, proposals: proposals,
      triggerName: { [document, context] segue in
        let element = SegueTrigger.element(segue, in: document)
        let screen = context.graph.screen(showing: segue.sourceController)
        return element.flatMap { screens[screen]?.id(of: $0) }
      })
  }

  private func reportDevice() {
    guard context.device.isGuessed, options.device == nil else { return }
    let size = context.device.size
    context.report.add(
      .deviceGuessed, example: "\(Decimal.text(size.width)) × \(Decimal.text(size.height))")
  }

  private func reportUnreached(_ segues: [SceneSegue]) {
    let initial = document.initialController.flatMap { context.graph.content(of: $0.id) }
    let tabs = document.segues.filter { $0.kind == .relationship || $0.kind == .embed }.map(\.destination)
    let reached = Set(segues.map(\.destination) + tabs.compactMap { context.graph.content(of: $0) })
    for controller in document.controllers where names[controller.id] != nil && controller.id != initial {
      if !reached.contains(controller.id) {
        context.report.add(.fromCode, controller.id, example: names[controller.id])
      }
    }
  }
}

/// A screen as it was written, and the names that its views got.
struct WrittenScreen {
  let yaml: YAMLMap
  let names: ElementNames

  /// nil for an element that is not drawn.
  func id(of element: Element) -> String? {
    guard let id = names[element] else { return nil }
    return yaml.mentions(id: id) ? id : nil
  }
}

extension YAMLMap {
  /// Whether a view with that id stands in it.
  fileprivate func mentions(id: String) -> Bool {
    entries.contains { entry in
      (entry.key == "id" && entry.value == .text(id)) || entry.value.mentions(id: id)
    }
  }
}

extension YAMLValue {
  fileprivate func mentions(id: String) -> Bool {
    switch self {
    case .flow(let items), .list(let items): items.contains { $0.mentions(id: id) }
    case .inline(let map), .map(let map): map.mentions(id: id)
    case .text, .plain, .null: false
    }
  }
}
