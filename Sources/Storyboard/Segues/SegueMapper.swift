internal import Motion

/// Turns the segues of a storyboard into those of a scene.
struct SegueMapper {
  let context: ImportContext
  let screens: ScreenNames
  /// By custom class.
  let transitions: [String: YAMLValue]
  let proposals: TransitionProposals
  /// The name that a trigger got on its screen.
  let triggerName: (SegueRecord) -> String?

  private var document: StoryboardDocument { context.document }
  private var graph: StoryboardGraph { context.graph }
  private var writer: TransitionWriter { TransitionWriter(report: context.report) }

  /// In document order, each with a name of its own.
  func segues() -> [SceneSegue] {
    let classes = Set(document.segues.compactMap(\.customClass))
    for name in transitions.keys.sorted() where !classes.contains(name) {
      context.report.add(.mapUnused, example: name)
    }
    var maker = SegueNameMaker()
    return document.segues.compactMap { record in
      guard var segue = segue(record) else { return nil }
      segue.name = maker.name(record.identifier, from: segue.from, to: segue.to)
      return segue
    }
  }

  /// nil for what is no change of screens, or leads out of the storyboard.
  private func segue(_ record: SegueRecord) -> SceneSegue? {
    let source = graph.screen(showing: record.sourceController)
    guard let from = screens[source] else { return nil }
    switch record.kind {
    case .relationship, .embed:
      return nil
    case .unwind:
      return unwind(record, source: source, from: from)
    default:
      if record.kind == nil { context.report.add(.segueKind, record.id, example: record.kindName) }
      guard let destination = graph.content(of: record.destination), let to = screens[destination] else {
        reportMissing(record)
        return nil
      }
      var segue = SceneSegue(
        name: "", record: record, source: source, destination: destination, from: from,
        target: .forward(to: to, presentation: presentation(record, destination)),
        trigger: triggerName(record))
      choose(record, &segue)
      return segue
    }
  }

  private func reportMissing(_ record: SegueRecord) {
    let placeholder = document.controller(record.destination).flatMap { $0.isPlaceholder ? $0 : nil }
    if let placeholder {
      context.report.add(.otherStoryboard, record.id, example: placeholder.element["storyboardName"])
    } else {
      context.report.add(.noDestination, record.id, example: record.destination)
    }
  }

  private func presentation(_ record: SegueRecord, _ destination: String) -> String {
    switch record.kind {
    case .push: return "push"
    case .show: return graph.pushes(record) ? "push" : "present"
    case .showDetail: return isPad ? "replace" : "push"
    case .replace: return "replace"
    case .custom:
      // Code decides; a screen that belongs to the same stack elsewhere is pushed here too, and a stack of its own never.
      return document.controller(record.destination)?.isContainer != true
        && graph.inNavigation.contains(record.sourceController) && graph.inNavigation.contains(destination)
        ? "push" : "present"
    default: return "present"
    }
  }

  private var isPad: Bool { min(context.device.size.width, context.device.size.height) >= 600 }

  private func choose(_ record: SegueRecord, _ segue: inout SceneSegue) {
    if let name = record.customClass {
      custom(name, record, &segue)
      return
    }
    guard case .forward(_, "present") = segue.target else { return }
    let style = PresentationStyle(
      segue: record, destination: document.controller(record.destination), isPad: isPad,
      toolsVersion: document.toolsVersion)
    segue.transition = style.transition(writer)
  }

  private func custom(_ name: String, _ record: SegueRecord, _ segue: inout SceneSegue) {
    if let known = transitions[name] {
      segue.transition = known
    } else if let proposal = proposals[name] {
      segue.transition = proposal.reference
      segue.comments = ["Read from the source of \(name): check that it moves as the app does."]
      segue.doubt = .customProposed
    } else {
      segue.transition = .plain("push")
      segue.comments = ["Unverified: what \(name) shows is written in its code, and push stands in for it."]
      segue.doubt = .customUnmapped
    }
  }

  private func unwind(_ record: SegueRecord, source: String, from: String) -> SceneSegue? {
    guard let target = UnwindTarget(context: context, proposals: proposals).find(record),
      case let destination = graph.screen(showing: target.controller), destination != source,
      let to = screens[destination]
    else {
      context.report.add(.unwindOpen, record.id, example: record.element["unwindAction"])
      return nil
    }
    var segue = SceneSegue(
      name: "", record: record, source: source, destination: destination, from: from,
      target: .unwind(to: to), trigger: triggerName(record))
    if !target.isCertain {
      context.report.add(.unwindOpen, record.id, example: record.element["unwindAction"])
      segue.comments = ["Several screens lead here; which one it goes back to is decided by code."]
    }
    if let name = record.customClass {
      custom(name, record, &segue)
    } else if isEnteredByCustomSegueOnly(record, from: target.controller) {
      segue.transition = .plain("auto")
    }
    return segue
  }

  /// Then the way back is the matching reverse; otherwise it is the platform's own.
  private func isEnteredByCustomSegueOnly(_ unwind: SegueRecord, from controller: String) -> Bool {
    let entering = document.segues.filter { segue in
      segue.kind != .unwind && segue.kind != .relationship && segue.sourceController == controller
        && graph.content(of: segue.destination) == unwind.sourceController
    }
    return !entering.isEmpty && entering.allSatisfy { $0.customClass != nil }
  }
}
