// Which pictures show a screen of the stack, and where its views are.
extension FilmBuilder {
  mutating func restingActor() -> Actor { actor(stack, isBare: false) }

  /// The top of a stack as it rests, with what its arrival has left around it; bare ones are without their
  /// navigation bar.
  mutating func actor(_ stack: ScreenStack, isBare: Bool) -> Actor {
    let alone = actorAlone(stack, isBare: isBare)
    guard let arrival = stack.top.arrival, stack.top.keepsSource, let below = stack.withoutTop else {
      return alone
    }
    let source = actor(below, isBare: false)
    return stage.staging(arrival, at: 1, source: source, destination: alone).settled()
  }

  /// The top of a stack alone and as large as the canvas.
  mutating func actorAlone(_ stack: ScreenStack, isBare: Bool) -> Actor {
    let entry = stack.top
    let variant: FilmScreens.Variant =
      isBare ? .content(entry.screen) : .whole(entry.screen, backTitle: backTitle(in: stack))
    return Actor(
      screen: screens.index(of: variant), changes: entry.changes, frame: Rect(size: scene.canvas.size))
  }

  private var stage: Stage {
    Stage(
      container: scene.canvas.size,
      screens: ScreenSet(screens: screens.screens, assetSizes: scene.assets.map(\.size)), measurer: measurer)
  }

  /// The bars of both stacks' top screens, where both have one.
  mutating func bars(from before: ScreenStack, to after: ScreenStack) -> TransitionRun.Bars? {
    guard hasBar(before), hasBar(after) else { return nil }
    return TransitionRun.Bars(
      sourceBackground: bar(.background, of: before), destinationBackground: bar(.background, of: after),
      sourceItems: bar(.items, of: before), destinationItems: bar(.items, of: after),
      frame: Rect(0, 0, scene.canvas.size.width, screens.barHeight(of: before.top.screen)),
      destinationHeight: screens.barHeight(of: after.top.screen), shift: shift(from: before, to: after))
  }

  /// How far a large title comes from: a push brings it from the trailing side, a pop from the leading one.
  private func shift(from before: ScreenStack, to after: ScreenStack) -> Double {
    let forwards: Double = after.topLevel.count >= before.topLevel.count ? 1 : -1
    let direction: Double = scene.screens[after.top.screen].direction.isRightToLeft ? -1 : 1
    return forwards * direction
  }

  private mutating func bar(_ part: NavigationBar.Part, of stack: ScreenStack) -> Int {
    // Bars that look alike are one picture: a background's does not depend on what is below.
    let title = part == .items ? backTitle(in: stack) : nil
    return screens.index(of: .bar(stack.top.screen, part, backTitle: title))
  }

  private func hasBar(_ stack: ScreenStack) -> Bool { scene.screens[stack.top.screen].navigationBar != nil }

  /// The title that a back button shows: that of the screen below on the same navigation stack.
  private func backTitle(in stack: ScreenStack) -> String? {
    guard let below = stack.topLevel.dropLast().last else { return nil }
    return scene.screens[below.screen].navigationBar?.title ?? ""
  }

  /// The centre of a view of the top screen, its bar included, in the canvas's points.
  mutating func center(ofView id: String) -> Point? {
    let actor = restingActor()
    let set = ScreenSet(screens: screens.screens, assetSizes: scene.assets.map(\.size))
    let state = ScreenState(size: actor.frame.size, changes: actor.changes)
    return set.frame(of: id, screen: actor.screen, state: state, measurer: measurer)?.center
  }

  mutating func touchMark(at center: Point) -> TouchMark {
    let pictures = [actor(stack, isBare: false).screen, actor(stack, isBare: true).screen]
    return TouchMark(time: time, center: center, screens: pictures, dot: screens.index(of: .touch))
  }

  /// What the segue hands from the top screen to the one it leads to.
  func passed(by segue: Segue) -> [String: ViewChange] {
    let entry = stack.top
    var changes: [String: ViewChange] = [:]
    for pass in segue.pass {
      guard let view = scene.screens[entry.screen].view(pass.sourceView)?.applying(entry.changes) else {
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
