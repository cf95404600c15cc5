// Segues: which one a step performs, where it leads, and what the way looks like.
extension FilmBuilder {
  mutating func tap(_ id: String, _ step: Step) {
    let top = scene.screens[stack.top.screen]
    guard let center = center(ofView: id) else {
      return report(
        .error, "`\(id)` is not a view of `\(top.name)`, the screen that shows here",
        hint: "tap a view of `\(top.name)`, or perform the segue by its identifier", at: step.position)
    }
    let touch = isSettingUp ? nil : touchMark(at: center)
    if let segue = scene.segues.first(where: { $0.from == top.name && $0.trigger == id }) {
      perform(segue.identifier, step, touching: id)
    } else if id == NavigationBar.backButton {
      leave(1, by: .system, step, name: "tap \(id)")
    } else {
      note("tap \(id)", "triggers no segue", time, step)
    }
    if let touch { touches.append(touch) }
  }

  mutating func perform(_ identifier: String, _ step: Step, touching id: String?) {
    guard let segue = scene.segues.first(where: { $0.identifier == identifier }) else {
      return report(.error, "there is no segue `\(identifier)`", at: step.position)
    }
    let top = scene.screens[stack.top.screen].name
    guard segue.from == top else {
      return report(
        .error, "the segue `\(identifier)` starts at `\(segue.from)`, but `\(top)` shows here",
        hint: "go to `\(segue.from)` first, or use a segue that starts at `\(top)`", at: step.position)
    }
    let name = id.map { "tap \($0)" } ?? "perform \(identifier)"
    switch segue.destination {
    case .forward(let target, let presentation):
      enter(target, presentation, segue, step, name: name)
    case .unwind(let target):
      unwind(to: target, segue, step, name: id == nil ? "unwind \(identifier)" : name)
    }
  }

  private mutating func enter(
    _ target: String, _ presentation: Presentation, _ segue: Segue, _ step: Step, name: String
  ) {
    guard let screen = scene.screens.firstIndex(where: { $0.name == target }) else { return }
    let transition =
      switch segue.transition {
      case .custom(let transition): transition
      case .system, .auto: presentation == .push ? platform(.push) : platform(.coverVertical)
      }
    let changes = passed(by: segue)
    let entry = ScreenStack.Entry(
      screen: screen, changes: changes, arrival: transition, keepsSource: presentation != .replace)
    let before = stack
    stack.open(entry, presentation)
    show(transition, .forwards, from: before, keepsBar: presentation == .push, step, name: name)
  }

  private mutating func unwind(to target: String, _ segue: Segue, _ step: Step, name: String) {
    guard let screen = scene.screens.firstIndex(where: { $0.name == target }),
      let distance = stack.distance(toScreen: screen)
    else {
      return report(
        .error, "the segue `\(segue.identifier)` unwinds to `\(target)`, which is not on the stack here",
        hint: "only a screen that was left by a segue, or is listed in `stack`, can be unwound to",
        at: step.position)
    }
    if segue.showsEachStep {
      for _ in 0..<distance { leave(1, by: segue.transition, step, name: name) }
    } else {
      leave(distance, by: segue.transition, step, name: name)
    }
  }

  /// Takes the topmost screens away: the top one is seen leaving, the one below all of them is revealed.
  private mutating func leave(_ count: Int, by choice: TransitionChoice, _ step: Step, name: String) {
    let before = stack
    let closesLevel = stack.pop(count)
    let system =
      closesLevel ? platform(.coverVertical).reversed : platform(.pop)
    var (transition, direction) = (system, Direction.away(count))
    switch choice {
    case .custom(let custom): transition = custom
    case .auto:
      if let arrival = before.top.arrival {
        let mirrors = arrival.reverse == .mirror
        (transition, direction) = (mirrors ? arrival : arrival.reversed, .back(isMirrored: mirrors))
      }
    case .system: break
    }
    show(transition, direction, from: before, keepsBar: !closesLevel, step, name: name)
  }

  /// Where a transition leads.
  private enum Direction: Equatable {
    case forwards
    /// The way that the screen came.
    case back(isMirrored: Bool)
    /// Another way, over so many screens.
    case away(Int)
  }

  private mutating func show(
    _ transition: Transition, _ direction: Direction, from before: ScreenStack, keepsBar: Bool, _ step: Step,
    name: String
  ) {
    guard !isSettingUp else { return }
    let bars = keepsBar ? self.bars(from: before, to: stack) : nil
    let isBare = bars != nil
    let initial = actor(before, isBare: isBare)
    var run = TransitionRun(
      transition: transition, isMirrored: direction == .back(isMirrored: true), source: initial,
      destination: actor(stack, isBare: isBare), bars: bars, initial: initial, speed: step.speed)
    switch direction {
    case .forwards: break
    case .back: run.source = actorAlone(before, isBare: isBare)
    case .away(let count):
      run.source = Actor(base: initial.base, below: [], above: initial.above)
      if count == 1, !initial.below.isEmpty, let arrival = before.top.arrival {
        run.residue = TransitionRun.Residue(
          arrival: arrival, source: run.destination, destination: actorAlone(before, isBare: isBare))
      }
    }
    let start = time
    advance(by: run.shownDuration, .transition(run))
    let seconds = transition.duration.value
    let names = "\(scene.screens[before.top.screen].name) → \(scene.screens[stack.top.screen].name)"
    note(name, "\(names), \(transition.name), \(seconds) s", start, step)
    warnIfCut(run, step)
  }

  private mutating func warnIfCut(_ run: TransitionRun, _ step: Step) {
    let duration = run.shownDuration
    guard duration > .zero, duration * scene.frameRate < Rational(1) else { return }
    report(
      .warning, "this step lasts \(duration.value) s, less than a frame, and is a cut",
      hint: "a frame lasts \((Rational(1) / scene.frameRate).value) s", at: step.position)
  }

  /// The platform's own transition. Where text runs from right to left, a push comes from the left and a pop from the
  /// right.
  private func platform(_ kind: TransitionKind) -> Transition {
    var arguments = TransitionArguments()
    if scene.canvas.direction.isRightToLeft {
      for case (let name, .origin(let side, _)) in kind.parameters.map({ ($0.name, $0.kind) })
      where side.axis == .x {
        arguments.origins[name] = side.opposite
      }
    }
    return kind.transition(arguments)
  }
}
