internal import Motion

/// Writes a planned scene.
struct SceneWriter {
  let context: ImportContext
  let names: ScreenNames
  /// By controller.
  let screens: [String: WrittenScreen]
  let proposals: TransitionProposals

  func yaml(_ plan: ScenePlan) -> String {
    var map = YAMLMap()
    map.add("title", .text(plan.title), comments: ["Imported from \(context.document.path.lastComponent)."])
    map.add("canvas", .map(canvas(plan)))
    // What nobody coloured follows the scene's theme.
    if context.isDark {
      map.add("themes", .map(YAMLMap([("dark", .inline(YAMLMap([("appearance", .plain("dark"))])))])))
    }
    map.add("components", components(plan))
    map.add("screens", .map(screens(plan)))
    map.add("transitions", transitions(plan))
    map.add("segues", segueMap(plan))
    let stack = plan.stack.compactMap { names[$0] }
    if stack != plan.screens.prefix(1).compactMap({ names[$0] }) {
      map.add("stack", .flow(stack.map { .text($0) }))
    }
    map.add("timeline", .list(plan.timeline))
    return YAMLWriter.text(map)
  }

  private func canvas(_ plan: ScenePlan) -> YAMLMap {
    var map = YAMLMap()
    if let device = context.device.device, device.size == context.device.size {
      map.add("device", .text(device.name))
    } else {
      map.add("size", .numbers([context.device.size.width, context.device.size.height]))
    }
    guard context.device.statusBarHeight > 0 else { return map }
    let first = plan.stack.last.flatMap { context.document.controller($0) }
    let isDark = first.map { NavigationBarWriter(context: context, controller: $0).isDark } ?? false
    map.add("statusBar", .plain(isDark || context.isDark ? "light" : "dark"))
    return map
  }

  private func screens(_ plan: ScenePlan) -> YAMLMap {
    var map = YAMLMap()
    for id in plan.screens {
      guard let name = names[id], let screen = screens[id] else { continue }
      map.add(name, screen.yaml.isEmpty ? .inline(YAMLMap()) : .map(screen.yaml), comments: comments(id))
    }
    return map
  }

  /// What the storyboard calls the screen, where that is not the name already.
  private func comments(_ id: String) -> [String] {
    guard let customClass = context.document.controller(id)?.customClass else { return [] }
    return [customClass]
  }

  private func components(_ plan: ScenePlan) -> YAMLValue? {
    let used = plan.screens.compactMap { screens[$0]?.yaml }
    var map = YAMLMap()
    for entry in context.components.components.entries where used.contains(where: { $0.uses(entry.key) }) {
      map.add(entry.key, entry.value)
    }
    return map.isEmpty ? nil : .map(map)
  }

  private func transitions(_ plan: ScenePlan) -> YAMLValue? {
    var map = YAMLMap()
    for segue in plan.segues {
      guard let name = segue.record?.customClass, let definition = proposals[name]?.definition,
        segue.transition == .text(definition.name), map[definition.name] == nil
      else { continue }
      map.add(
        definition.name, .map(definition.value), comments: ["Read from the source of \(name): check it."])
    }
    return map.isEmpty ? nil : .map(map)
  }

  private func segueMap(_ plan: ScenePlan) -> YAMLValue? {
    var map = YAMLMap()
    for segue in plan.segues { map.add(segue.name, segue.yaml, comments: segue.comments) }
    return map.isEmpty ? nil : .map(map)
  }
}

extension YAMLMap {
  /// Whether a view uses the component.
  fileprivate func uses(_ component: String) -> Bool {
    entries.contains { entry in
      if entry.key == "use" { return entry.value == .text(component) }
      guard case .list(let items) = entry.value else { return false }
      return items.contains { item in
        if case .map(let map) = item { map.uses(component) } else { false }
      }
    }
  }
}
