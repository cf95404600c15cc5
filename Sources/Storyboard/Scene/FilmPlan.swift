/// Which screens and segues a scene has, what its stack is when it begins, and what happens in it.
struct ScenePlan {
  /// Controllers, in the order in which the scene has them.
  var screens: [String]
  var segues: [SceneSegue]
  /// Screens on the stack at the beginning.
  var stack: [String]
  var timeline: [YAMLValue]
  var title: String
}

/// Plans scenes: one that walks through all segues, and one for each.
struct FilmPlan {
  let context: ImportContext
  let names: ScreenNames
  /// What was asked for.
  let segues: [SceneSegue]
  /// All of the storyboard.
  private let all: [SceneSegue]
  private let pushes: PushPath

  init(context: ImportContext, names: ScreenNames, segues: [SceneSegue], all: [SceneSegue]) {
    self.context = context
    self.names = names
    self.segues = segues
    self.all = all
    pushes = PushPath(segues: all, graph: context.graph)
  }

  private var document: StoryboardDocument { context.document }

  /// A walk from the first screen along every segue that can be reached.
  func whole() -> ScenePlan {
    if segues.count == 1 { return clip(segues[0]) }
    let initial = document.initialController.flatMap { context.graph.content(of: $0.id) }
    let start =
      initial.flatMap { names[$0] == nil ? nil : $0 }
      ?? document.controllers.first { names[$0.id] != nil }?.id
    guard let start else { return ScenePlan(screens: [], segues: [], stack: [], timeline: [], title: title) }
    let backButtons = document.controllers.filter { controller in
      NavigationBarWriter(context: context, controller: controller).showsBackButton
    }
    var walk = TimelineWalk(segues: segues, start: start, haveBackButton: Set(backButtons.map(\.id)))
    walk.run()
    for segue in segues where !walk.performed.contains(segue.name) {
      context.report.add(.notInTimeline, segue.record?.id, example: segue.name)
    }
    var screens = [start]
    var listed: Set = [start]
    for id in segues.flatMap({ [$0.source, $0.destination] }) where listed.insert(id).inserted {
      screens.append(id)
    }
    if segues.isEmpty {
      screens += document.controllers.map(\.id).filter { names[$0] != nil && $0 != start }
    }
    return ScenePlan(
      screens: screens, segues: segues, stack: [start], timeline: walk.steps, title: title)
  }

  /// One segue: what led to its screen stands on the stack, so that bars show the way back.
  func clip(_ segue: SceneSegue) -> ScenePlan {
    if segue.isUnwind { return unwindClip(segue) }
    let path = pushes.path(to: segue.source)
    var screens = [segue.source]
    for id in [segue.destination] + path where !screens.contains(id) { screens.append(id) }
    return ScenePlan(
      screens: screens, segues: [segue], stack: path,
      timeline: [TimelineStep.hold(0.8), TimelineStep.perform(segue), TimelineStep.hold(1)],
      title: "\(segue.name): \(segue.from) to \(segue.to)")
  }

  /// The segue that is undone happens before the picture begins.
  private func unwindClip(_ segue: SceneSegue) -> ScenePlan {
    let forward = all.first {
      !$0.isUnwind && $0.source == segue.destination && $0.destination == segue.source
    }
    let path = pushes.path(to: segue.destination)
    var screens = [segue.source, segue.destination]
    for id in path where !screens.contains(id) { screens.append(id) }
    guard let forward else {
      return ScenePlan(
        screens: screens, segues: [segue], stack: path + [segue.source],
        timeline: [TimelineStep.hold(0.8), TimelineStep.perform(segue), TimelineStep.hold(1)],
        title: "\(segue.name): \(segue.from) back to \(segue.to)")
    }
    let setup = YAMLValue.map(
      YAMLMap([("setup", .list([.map(YAMLMap([("perform", .text(forward.name))]))]))]))
    return ScenePlan(
      screens: screens, segues: [forward, segue], stack: path,
      timeline: [setup, TimelineStep.hold(0.8), TimelineStep.perform(segue), TimelineStep.hold(1)],
      title: "\(segue.name): \(segue.from) back to \(segue.to)")
  }

  /// The project's name as far as the path tells it.
  private var title: String {
    let parts = document.path.split(separator: "/").map(String.init)
    let file = (parts.last ?? "Storyboard").stem
    let folder = parts.dropLast().last {
      !$0.hasSuffix(".lproj") && $0 != "Resources" && $0 != "." && $0 != ".."
    }
    return [folder, file].compactMap { $0 }.joined(separator: ": ")
  }
}
