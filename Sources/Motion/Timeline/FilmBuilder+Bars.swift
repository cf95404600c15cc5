// Bars: which of them stay in place while screens move, and their pictures.
extension FilmBuilder {
  /// The bars that stay on the way, as UIKit's containers hold them: those of a navigation controller while screens are
  /// pushed and popped in it, and that of a tab bar controller also while one tab takes the place of another. A bar
  /// that one of the screens does not have, or has elsewhere, moves with its screen: the bar of a screen that UIKit
  /// hides when the next one is pushed.
  func standingBars(_ passage: Passage) -> BarSet {
    let screens = [passage.before, passage.after].map { scene.screens[$0.top.screen] }
    let common = passage.keepsBars.intersection(screens[0].bars).intersection(screens[1].bars)
      .subtracting(movedBars(passage))
    // A toolbar stands on the tab bar, if there is one.
    let isToolbarElsewhere =
      screens[0].footBar(.toolbar)?.placement != screens[1].footBar(.toolbar)?.placement
    return isToolbarElsewhere ? common.subtracting(.toolbar) : common
  }

  /// Bars that the arrival of the screen that leaves has moved, and that do not go back by the same way: they are where
  /// that has left them, which is a part of their screen.
  private func movedBars(_ passage: Passage) -> BarSet {
    if case .back = passage.way { return .none }
    let tracks = passage.before.top.arrival?.choreography.tracks ?? []
    let pairs: [(BarSet, Track.Chrome)] = [(.navigationBar, .bar), (.tabBar, .tabBar)]
    return pairs.filter { _, chrome in tracks.contains { $0.subject == .chrome(chrome) } }
      .reduce(into: .none) { $0.insert($1.0) }
  }

  /// The navigation bars of both stacks' top screens.
  mutating func bars(from before: ScreenStack, to after: ScreenStack) -> TransitionRun.Bars {
    TransitionRun.Bars(
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
    let room = part == .items ? room(in: stack) : NavigationBar.Room()
    return screens.index(of: .bar(stack.top.screen, part, room))
  }

  /// The bars at the foot that stay, the lowest in the picture first.
  mutating func footBars(
    _ standing: BarSet, from before: ScreenStack, to after: ScreenStack
  ) -> [TransitionRun.FootBar] {
    let canvas = scene.canvas.size
    let (old, new) = (before.top.screen, after.top.screen)
    return [BarSet.toolbar, .tabBar].compactMap { bar in
      guard standing.contains(bar), let view = scene.screens[old].footBar(bar),
        let height = view.placement.height?.points, let foot = view.placement.bottom?.points
      else { return nil }
      return TransitionRun.FootBar(
        chrome: bar == .tabBar ? .tabBar : nil, source: screens.index(of: .footBar(old, bar)),
        destination: screens.index(of: .footBar(new, bar)),
        frame: Rect(0, canvas.height - foot - height, canvas.width, height),
        isSame: scene.screens[old].looksAlike(scene.screens[new], bar))
    }
  }
}

extension Screen {
  /// Whether two screens show one and the same bar at the foot.
  fileprivate func looksAlike(_ other: Screen, _ bar: BarSet) -> Bool {
    guard direction == other.direction else { return false }
    return bar == .tabBar ? tabBar == other.tabBar : toolbar == other.toolbar
  }
}
