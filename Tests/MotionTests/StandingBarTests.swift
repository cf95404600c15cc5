import Motion
import TestSupport
import Testing

/// Bars at the foot: those that UIKit's containers hold stay in place while screens move in them.
struct StandingBarTests {
  private let measurer = TenPointMeasurer()

  private func tabs(selected: Int = 0) -> TabBarControl {
    TabBarControl(
      items: ["A", "B"].map { TabBarControl.Item(id: $0, title: $0) }, selected: selected, appearance: .light,
      bottomInset: 0)
  }

  private func tools(_ title: String) -> ToolbarControl {
    ToolbarControl(
      entries: [.item(NavigationBar.Item(id: title, title: title))], appearance: .light, bottomInset: 0)
  }

  private func film(
    _ presentation: Presentation = .push, transition: Transition? = nil, change: (inout [Screen]) -> Void
  ) throws -> Film {
    var scene = SceneFactory.twoScreens(
      size: Size(300, 600), transition: .custom(transition ?? TransitionKind.slide.transition()),
      presentation: presentation,
      timeline: [SceneFactory.step(.hold(Rational(1))), SceneFactory.step(.perform("go"))])
    change(&scene.screens)
    return try Film(scene, measurer: measurer)
  }

  /// Where pictures show the view at a time, in the canvas's points, with the alpha of their layers.
  private func places(_ id: String, _ film: Film, at time: Rational) -> [(frame: Rect, alpha: Double)] {
    film.plan(at: time, measurer: measurer).layers.compactMap { layer in
      guard case .screen(let snapshot) = layer.content else { return nil }
      let views = film.screens.place(snapshot, measurer: measurer).views
      return views.lazy.compactMap { $0.frame(of: id) }.first.map {
        ($0.offset(by: layer.frame.origin), layer.alpha)
      }
    }
  }

  private let middle = Rational(12, 10)
  private let foot = Rect(0, 551, 300, 49)

  @Test func `a tab bar that both screens have stays while one is pushed`() throws {
    let film = try film { screens in for index in 0...1 { screens[index].tabBar = tabs() } }
    for time in [Rational.zero, Rational(101, 100), middle, Rational(14, 10)] {
      let places = places("tabBar", film, at: time)
      #expect(places.map(\.frame) == [foot] && places.map(\.alpha) == [1])
    }
    // Both screens move below it, half a width apart from where they rest.
    let frames = film.plan(at: middle, measurer: measurer).layers.map(\.frame).filter { $0.height == 600 }
    #expect(frames.map(\.x) == [-150, 150])
  }

  @Test func `a tab bar that only one screen has moves with it, as one that is hidden when pushed`() throws {
    for owner in 0...1 {
      let film = try film { screens in screens[owner].tabBar = tabs() }
      let expected: Double = owner == 0 ? -150 : 150
      #expect(places("tabBar", film, at: middle).map(\.frame.x) == [expected])
    }
  }

  @Test func `a tab bar goes with a screen that is presented over another`() throws {
    let film = try film(.present) { screens in for index in 0...1 { screens[index].tabBar = tabs() } }
    #expect(places("tabBar", film, at: middle).map(\.frame.x) == [-150, 150])
  }

  @Test func `one tab takes another's place below a bar that shows the new selection more and more`() throws {
    let film = try film(.replace) { screens in
      for index in 0...1 { screens[index].tabBar = tabs(selected: index) }
    }
    let places = places("tabBar", film, at: middle)
    #expect(places.map(\.frame) == [foot, foot])
    #expect(places.map(\.alpha) == [1, 0.5])
  }

  @Test func `a toolbar stays, and its items change in place`() throws {
    let film = try film { screens in
      screens[0].toolbar = tools("ab")
      screens[1].toolbar = tools("cd")
    }
    #expect(places("ab", film, at: middle).map(\.alpha) == [1])
    #expect(places("cd", film, at: middle).map(\.alpha) == [0.5])
    #expect(places("ab", film, at: middle).map(\.frame.x) == [16])
  }

  @Test func `a toolbar that stands elsewhere in the other screen moves with its own`() throws {
    let film = try film { screens in
      for index in 0...1 { screens[index].toolbar = tools("ab") }
      screens[1].tabBar = tabs()
    }
    #expect(places("ab", film, at: middle).map(\.frame.x) == [16 - 150, 16 + 150])
  }

  @Test func `tracks move a tab bar that stays`() throws {
    var transition = TransitionKind.slide.transition()
    transition.choreography.tracks.append(
      Track(.chrome(.tabBar), .y, .length(.zero), .length(.points(49))))
    let film = try film(transition: transition) { screens in
      for index in 0...1 { screens[index].tabBar = tabs() }
    }
    // `easeInOut` is at one half in the middle; what the track leaves stays.
    #expect(places("tabBar", film, at: middle).map(\.frame.y) == [551 + 24.5])
    #expect(places("tabBar", film, at: film.duration).map(\.frame.y) == [600])
  }

  @Test func `navigation bars and tab bars stay together`() throws {
    let film = try film { screens in
      for index in 0...1 {
        screens[index].tabBar = tabs()
        screens[index].navigationBar = SceneFactory.bar("Title")
      }
    }
    let frames = film.plan(at: middle, measurer: measurer).layers.map(\.frame)
    #expect(Set(frames.filter { $0.height < 600 }) == [foot, Rect(0, 0, 300, 44)])
  }
}
