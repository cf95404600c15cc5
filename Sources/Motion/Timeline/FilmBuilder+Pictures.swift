// Which pictures show a screen of the stack, and where its views are.
extension FilmBuilder {
  mutating func restingActor() -> Actor { actor(stack) }

  /// The top of a stack as it rests, with what its arrival has left around it.
  ///
  /// - Parameter standing: Bars that are shown apart from the screen.
  mutating func actor(_ stack: ScreenStack, without standing: BarSet = .none) -> Actor {
    let alone = actorAlone(stack, without: standing)
    guard let arrival = stack.top.arrival, stack.top.keepsSource, let below = stack.withoutTop else {
      return alone
    }
    return stage.staging(arrival, at: 1, source: actor(below), destination: alone).settled()
  }

  /// The top of a stack alone and as large as the canvas.
  mutating func actorAlone(_ stack: ScreenStack, without standing: BarSet = .none) -> Actor {
    let entry = stack.top
    let room = standing.contains(.navigationBar) ? NavigationBar.Room() : room(in: stack)
    let variant = FilmScreens.Variant.screen(entry.screen, without: standing, room)
    return Actor(
      screen: screens.index(of: variant), entry: entry.id, changes: entry.changes,
      frame: Rect(size: scene.canvas.size))
  }

  private var stage: Stage { Stage(container: scene.canvas.size, screens: set, measurer: measurer) }

  /// What the bar of a stack's top screen has room for. A back button shows the title of the screen below on the same
  /// navigation stack.
  func room(in stack: ScreenStack) -> NavigationBar.Room {
    guard let bar = scene.screens[stack.top.screen].navigationBar else { return NavigationBar.Room() }
    let below = stack.topLevel.dropLast().last
    return bar.room(
      backTitle: below.map { scene.screens[$0.screen].navigationBar?.title ?? "" },
      width: scene.canvas.size.width, measuredBy: measurer)
  }

  /// The screen at the top of a stack, laid out as it is at this moment.
  mutating func placed(_ stack: ScreenStack) -> PlacedScreen {
    let actor = runs.resolve(actor(stack), at: time)
    return set.place(actor.snapshot, measurer: measurer)
  }

  /// A view of the screen that shows, its bar included: what follows it, and where it is now in the canvas's points.
  /// While a transition runs the views of both of its screens can be found.
  mutating func locate(_ id: String) -> (anchor: ViewAnchor, frame: Rect)? {
    for stack in visibleStacks {
      let actor = runs.resolve(actor(stack), at: time)
      let anchor = ViewAnchor(view: id, screen: stack.top.screen)
      if let frame = anchor.frame(in: actor.restingLayers, of: set, measurer: measurer) {
        return (anchor, frame)
      }
    }
    return nil
  }

  /// Says that a view is not there, and what is.
  mutating func reportMissing(_ id: String, _ advice: String, at position: SourcePosition) {
    let top = scene.screens[stack.top.screen].name
    let owners = scene.screens.filter { $0.view(id) != nil }.map { "`\($0.name)`" }
    let others = owners.isEmpty ? "" : ": it is one of " + owners.joined(separator: " and ")
    report(
      .error, "`\(id)` is not a view of `\(top)`, the screen that shows here\(others)", hint: advice,
      at: position)
  }

  /// What the segue hands from the top screen to the one it leads to.
  func passed(by segue: Segue) -> [String: ViewChange] {
    let shown = runs.changes(of: stack.top.id, from: stack.top.changes, at: time)
    var changes: [String: ViewChange] = [:]
    for pass in segue.pass {
      guard let view = scene.screens[stack.top.screen].view(pass.sourceView)?.applying(shown) else {
        continue
      }
      switch (pass.property, view.content) {
      case (.image, .image(let asset, _)): changes[pass.destinationView, default: ViewChange()].image = asset
      case (.text, .text(let text)): changes[pass.destinationView, default: ViewChange()].text = text.string
      case (.text, .control(let control)):
        changes[pass.destinationView, default: ViewChange()].text = control.text
      default: break
      }
    }
    return changes
  }
}

extension Screen {
  /// The view with this id, those that controls make included.
  package func view(_ id: String) -> View? {
    func find(_ views: [View]) -> View? {
      for view in views {
        if view.id == id { return view }
        if let found = find(view.resolvedChildren) { return found }
      }
      return nil
    }
    return find(views)
  }
}
