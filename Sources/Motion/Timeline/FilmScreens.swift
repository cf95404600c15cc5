/// Gathers every picture that a film draws: the scene's screens with and without their bars, the bars, and what is
/// laid over the canvas. Each is added once, when it is first asked for.
struct FilmScreens {
  enum Variant: Hashable {
    /// A screen as it is at rest, or without the bars that stay in place while it moves, with what its
    /// navigation bar has room for.
    case screen(Int, without: BarSet, NavigationBar.Room)
    case bar(Int, NavigationBar.Part, NavigationBar.Room)
    /// The tab bar or the toolbar of a screen.
    case footBar(Int, BarSet)
    case statusBar
    case homeIndicator
    case bezel
    case caption(String)
    case badge(String)
    case touch
  }

  let scene: Scene
  let statusBar: StatusBar?
  private(set) var screens: [Screen] = []
  /// Of each of them the scene's screen that it shows, or a part of which; nil for what belongs to none.
  private(set) var owners: [Int?] = []
  private var indices: [Variant: Int] = [:]

  init(scene: Scene) {
    self.scene = scene
    statusBar = StatusBar(canvas: scene.canvas)
  }

  /// Points that the status bar takes at the top.
  var inset: Double { statusBar?.height ?? 0 }
  /// Points that a screen's navigation bar takes, the status bar included.
  func barHeight(of index: Int) -> Double { inset + (scene.screens[index].navigationBar?.height ?? 0) }

  mutating func index(of variant: Variant) -> Int {
    if let index = indices[variant] { return index }
    screens.append(screen(for: variant))
    owners.append(variant.owner)
    indices[variant] = screens.count - 1
    return screens.count - 1
  }

  private func screen(for variant: Variant) -> Screen {
    switch variant {
    case .screen(let index, let standing, let room):
      return self.screen(index, without: standing, room)
    case .bar(let index, let part, let room):
      return overlay("bar", barViews(part, of: index, room))
    case .footBar(let index, let bar):
      return overlay("foot bar", scene.screens[index].footBar(bar).map { [$0.filling] } ?? [])
    case .statusBar:
      return overlay("status bar", statusBar?.views ?? [])
    case .homeIndicator:
      return overlay("home indicator", HomeIndicator.views(canvas: scene.canvas))
    case .bezel:
      return overlay("bezel", Bezel(canvas: scene.canvas)?.views ?? [])
    case .caption(let string):
      return overlay("caption", Annotation.caption(string))
    case .badge(let string):
      return overlay("badge", Annotation.badge(string, inset: inset))
    case .touch:
      return overlay("touch", Annotation.touch)
    }
  }

  private func screen(_ index: Int, without standing: BarSet, _ room: NavigationBar.Room) -> Screen {
    var screen = scene.screens[index]
    for bar in [BarSet.toolbar, .tabBar] where !standing.contains(bar) {
      if let view = scene.screens[index].footBar(bar) { screen.views.append(view) }
    }
    if screen.navigationBar != nil, !standing.contains(.navigationBar) {
      screen.views.append(
        View(
          id: "bar", .empty,
          Placement(left: .zero, right: .zero, top: .zero, height: .points(barHeight(of: index))),
          children: barViews(.background, of: index, room) + barViews(.items, of: index, room)))
    }
    return screen
  }

  /// The views of a part of a screen's bar, in the screen's direction.
  private func barViews(_ part: NavigationBar.Part, of index: Int, _ room: NavigationBar.Room) -> [View] {
    let screen = scene.screens[index]
    let views = screen.navigationBar?.views(part, inset: inset, room: room) ?? []
    return screen.direction.isRightToLeft ? views.map(\.mirrored) : views
  }

  private func overlay(_ name: String, _ views: [View]) -> Screen {
    Screen(name: name, background: .color(.clear), views: views)
  }
}

extension FilmScreens.Variant {
  fileprivate var owner: Int? {
    switch self {
    case .screen(let index, _, _), .bar(let index, _, _), .footBar(let index, _): index
    case .statusBar, .homeIndicator, .bezel, .caption, .badge, .touch: nil
    }
  }
}

extension View {
  /// As large as what it stands in.
  fileprivate var filling: View {
    var view = self
    view.placement = .fill
    return view
  }
}
