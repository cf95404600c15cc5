/// The screens of a film and the rules that place their views.
package struct ScreenSet: Sendable {
  package var screens: [Screen]
  /// Natural sizes in points of `Scene.assets`.
  package var assetSizes: [Size]
  /// Of each screen the one of the scene that it shows, or a part of which: a screen that moves without its bars is
  /// another picture than the whole one. nil for what belongs to none; empty where nobody asks.
  package var owners: [Int?]

  package init(screens: [Screen], assetSizes: [Size], owners: [Int?] = []) {
    self.screens = screens
    self.assetSizes = assetSizes
    self.owners = owners
  }

  /// Lays the screen out in its state; half-way between two states every view is half-way between its two places,
  /// as when UIKit animates `layoutIfNeeded`. With `only`, the result is that view at the origin.
  package func place(_ snapshot: Snapshot, measurer: any Measurer) -> PlacedScreen {
    let screen = screens[snapshot.screen]
    let layout = Layout(measurer: measurer, assetSizes: assetSizes)
    var views = layout.place(screen, snapshot.state)
    if let target = snapshot.target {
      views = zip(views, layout.place(screen, target)).map { $0.interpolated(to: $1, snapshot.progress) }
    }
    views = views.compactMap { $0.removing(Set(snapshot.without)) }
    if let only = snapshot.only {
      guard var view = views.lazy.compactMap({ $0.find(only) }).first else {
        return PlacedScreen(size: .zero, background: .color(.clear), views: [])
      }
      view.frame = Rect(size: view.frame.size)
      return PlacedScreen(size: view.frame.size, background: .color(.clear), views: [view])
    }
    let placed = PlacedScreen(size: snapshot.screenSize, background: background(of: snapshot), views: views)
    return snapshot.crop.map { placed.cropped(to: $0) } ?? placed
  }

  private func background(of snapshot: Snapshot) -> Fill {
    let own = screens[snapshot.screen].background
    let start = snapshot.state.background ?? own
    guard let target = snapshot.target else { return start }
    return start.interpolated(to: target.background ?? own, snapshot.progress)
  }

  /// Where a view of a screen in a state stands, in the screen's coordinates; nil if there is no such view.
  package func frame(of id: String, screen: Int, state: ScreenState, measurer: any Measurer) -> Rect? {
    let placed = place(Snapshot(screen: screen, state: state), measurer: measurer)
    return placed.views.lazy.compactMap { $0.frame(of: id) }.first
  }

  /// The ids of all texts of a screen, those inside of controls left out.
  package func labels(of screen: Int) -> [String] {
    func collect(_ views: [View]) -> [String] {
      views.flatMap { view -> [String] in
        if case .text = view.content { return [view.id] + collect(view.children) }
        return collect(view.children)
      }
    }
    return collect(screens[screen].views)
  }
}
