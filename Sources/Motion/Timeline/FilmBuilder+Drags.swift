// Segues whose progress follows fingers.
extension FilmBuilder {
  mutating func drag(_ drag: Drag, _ step: Step) {
    guard mayGoBack(drag, step), let passage = passage(of: drag, step),
      let place = fingerPlace(drag, passage, step)
    else { return }
    guard !isSettingUp else {
      if drag.finishes { stack = passage.after }
      return
    }
    let start = time
    let progress = DragProgress(drag, duration: passage.transition.duration, speed: speed)
    guard begin(run(passage, pace: .dragged(progress)), passage, step) else { return }
    for path in paths(drag, passage, progress) {
      touches.append(
        TouchMark(
          presses: [start], release: start + progress.tracking, center: place, anchor: nil, path: path,
          dot: screens.index(of: .touch)))
    }
    if drag.finishes { stack = passage.after }
    rest()
    let released = "released at \(Annotation.decimal(drag.progress[drag.progress.count - 1]))"
    let ending = drag.finishes ? "finishes" : "cancels"
    let name = [drag.name, drag.segue].compactMap { $0 }.joined(separator: " ")
    note(
      name, "\(detail(passage)), \(released), \(ending)", start, step,
      change: drag.finishes ? change(passage) : nil)
    warnIfCut(progress.shownDuration, step)
  }

  private mutating func passage(of drag: Drag, _ step: Step) -> Passage? {
    guard let identifier = drag.segue else { return leaving(1, by: .system) }
    return segue(identifier, step).flatMap { passage(of: $0, step) }
  }

  /// UIKit's edge swipe goes back on a navigation stack, where no custom left button disables it.
  private mutating func mayGoBack(_ drag: Drag, _ step: Step) -> Bool {
    guard case .edgeSwipe = drag.fingers else { return true }
    let top = scene.screens[stack.top.screen]
    if let item = top.navigationBar?.left.first {
      report(
        .error,
        "`\(top.name)` has a left bar button of its own (`\(item.id)`), which disables the edge swipe",
        hint: "drop the button, or go back with a tap on it", at: step.position)
      return false
    }
    if top.navigationBar?.showsBackButton == false {
      report(
        .error, "the bar of `\(top.name)` hides its back button, which disables the edge swipe",
        hint: "show the button, or use `drag` with an unwind segue", at: step.position)
      return false
    }
    if stack.topLevel.count < 2 {
      report(
        .error, "an edge swipe goes back on a navigation stack, and `\(top.name)` is at the root of its own",
        hint: "push `\(top.name)` with `presentation: push`, or list the screen below it in `stack`",
        at: step.position)
      return false
    }
    if let identifier = drag.segue, let segue = segue(identifier, step), case .forward = segue.destination {
      report(
        .error, "an edge swipe goes back, and the segue `\(identifier)` goes forward",
        hint: "use `drag` for it", at: step.position)
      return false
    }
    return true
  }

  /// The middle of the view that the fingers are on; nil, reported, where it is named and not there.
  private mutating func fingerPlace(_ drag: Drag, _ passage: Passage, _ step: Step) -> Point? {
    let canvas = scene.canvas.size
    let named: String?
    switch drag.fingers {
    case .edgeSwipe: return Point(Self.edge, canvas.height / 2)
    case .pan(let view, _): named = view
    case .pinch(let view, _): named = view
    }
    if let named, locate(named) == nil {
      reportMissing(named, "start on a view of the screen that shows", at: step.position)
      return nil
    }
    let trigger = drag.segue.flatMap { id in scene.segues.first { $0.identifier == id }?.trigger }
    if let found = (named ?? trigger).flatMap({ locate($0) }) { return found.frame.center }
    guard case .pan(_, let direction) = drag.fingers else { return Rect(size: canvas).center }
    let way = (direction ?? passage.direction).vector
    return Point(
      canvas.width / 2 - way.x * (canvas.width / 2 - Self.inset),
      canvas.height / 2 - way.y * (canvas.height / 2 - Self.inset))
  }

  /// Where the fingers go from there, as far as the progress is.
  private func paths(
    _ drag: Drag, _ passage: Passage, _ progress: DragProgress
  ) -> [TouchMark.Path] {
    let canvas = scene.canvas.size
    func pan(_ direction: Direction) -> TouchMark.Path {
      let way = direction.vector
      return .dragged(progress, start: .zero, whole: Point(way.x * canvas.width, way.y * canvas.height))
    }
    switch drag.fingers {
    case .edgeSwipe: return [pan(.right)]
    case .pan(_, let direction): return [pan(direction ?? passage.direction)]
    case .pinch(_, let opens):
      let (near, far) = opens ? (Self.pinched, Self.spread) : (Self.spread, Self.pinched)
      return [1, -1].map { side in
        .dragged(
          progress, start: Point(side * near, -side * near),
          whole: Point(side * (far - near), -side * (far - near)))
      }
    }
  }

  /// Points from the left edge at which an edge swipe starts: the middle of the zone of 20 points that Flutter's
  /// `CupertinoPageRoute` listens to.
  private static let edge = 10.0
  /// Points from the canvas's edge at which a drag starts that is on no view.
  private static let inset = 40.0
  /// Points across and up from the middle at which each finger of a pinch is, together and apart.
  private static let pinched = 22.0
  private static let spread = 90.0
}

extension Drag {
  /// The key that a scene writes.
  fileprivate var name: String {
    switch fingers {
    case .pan: "drag"
    case .edgeSwipe: "edgeSwipe"
    case .pinch: "pinch"
    }
  }
}
