// Gestures that are recognised at one moment, and what they perform.
extension FilmBuilder {
  /// Shows the finger; a long press takes its time. nil, reported, where there is nothing to touch.
  mutating func press(_ touch: Touch, _ step: Step) -> Branch.Press? {
    let start = time
    guard let place = place(of: touch, step) else { return nil }
    if !isSettingUp {
      if case .longPress(let duration) = touch.gesture { time = time + (duration / speed).heldToMicroseconds }
      touches.append(mark(touch, place, since: start))
    }
    return Branch.Press(touch: touch, step: step, path: path, start: start, speed: speed)
  }

  /// Performs the segue that a touch triggers, if any.
  mutating func recognise(_ press: Branch.Press) {
    (path, speed) = (press.path, press.speed)
    let (touch, step) = (press.touch, press.step)
    let name = ([touch.gesture.name] + [touch.view, touch.direction].compactMap { $0 }).joined(separator: " ")
    let top = scene.screens[stack.top.screen]
    let triggered = scene.segues.first {
      $0.from == top.name && touch.view != nil && $0.trigger == touch.view
    }
    let known = steps.count
    if let identifier = touch.segue ?? triggered?.identifier {
      perform(identifier, step, name: name)
    } else if touch.view == NavigationBar.backButton, stack.topLevel.count > 1 {
      show(leaving(1, by: .system), step, name: name)
    } else {
      note(name, "triggers no segue", press.start, step)
    }
    // In the list of steps the press is a part of what it performs.
    if steps.count > known { steps[known].step.start = press.start }
    showBadge(step, since: press.start)
  }

  private typealias TouchPlace = (anchor: ViewAnchor?, center: Point)

  private mutating func place(of touch: Touch, _ step: Step) -> TouchPlace? {
    guard let id = touch.view else { return (nil, Rect(size: scene.canvas.size).center) }
    guard let found = locate(id) else {
      reportMissing(
        id,
        "touch a view of `\(scene.screens[stack.top.screen].name)`, or perform the segue by its identifier",
        at: step.position)
      return nil
    }
    return (found.anchor, found.frame.center)
  }

  private mutating func mark(_ touch: Touch, _ place: TouchPlace, since start: Rational) -> TouchMark {
    var mark = TouchMark(
      presses: [start], release: time, center: place.center, anchor: place.anchor, path: .still,
      dot: screens.index(of: .touch))
    switch touch.gesture {
    case .tap, .longPress: break
    case .doubleTap: mark.presses = [start - TouchMark.interval, start]
    case .swipe(let direction):
      mark.presses = [start - TouchMark.lead]
      let way = direction.vector
      mark.path = .line(by: Point(way.x * TouchMark.swipeLength, way.y * TouchMark.swipeLength))
    }
    return mark
  }
}

extension Touch {
  fileprivate var direction: String? {
    if case .swipe(let direction) = gesture { return direction.rawValue }
    return nil
  }
}

extension Touch.Gesture {
  /// The key that a scene writes.
  fileprivate var name: String {
    switch self {
    case .tap: "tap"
    case .doubleTap: "doubleTap"
    case .longPress: "longPress"
    case .swipe: "swipe"
    }
  }
}
