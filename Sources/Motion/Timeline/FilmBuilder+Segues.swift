// Segues: which one a step performs, where it leads, and what the way looks like.
extension FilmBuilder {
  mutating func perform(_ identifier: String, _ step: Step, name: String) {
    guard let segue = segue(identifier, step) else { return }
    if case .unwind = segue.destination, segue.showsEachStep {
      guard let distance = distance(of: segue, step) else { return }
      for _ in 0..<distance {
        var passage = leaving(1, by: segue.transition)
        passage.segue = segue.identifier
        show(passage, step, name: name)
      }
    } else if let passage = passage(of: segue, step) {
      show(passage, step, name: name)
    }
  }

  /// The segue of that name, if it starts at the screen that shows.
  mutating func segue(_ identifier: String, _ step: Step) -> Segue? {
    guard let segue = scene.segues.first(where: { $0.identifier == identifier }) else {
      report(.error, "there is no segue `\(identifier)`", at: step.position)
      return nil
    }
    let top = scene.screens[stack.top.screen].name
    guard segue.from == top else {
      report(
        .error, "the segue `\(identifier)` starts at `\(segue.from)`, but `\(top)` shows here",
        hint: "go to `\(segue.from)` first, or use a segue that starts at `\(top)`", at: step.position)
      return nil
    }
    return segue
  }

  /// Where the segue leads from here, all screens of an unwind at once.
  mutating func passage(of segue: Segue, _ step: Step) -> Passage? {
    var passage: Passage?
    switch segue.destination {
    case .forward(let target, let presentation): passage = entering(target, presentation, segue)
    case .unwind: passage = distance(of: segue, step).map { leaving($0, by: segue.transition) }
    }
    passage?.segue = segue.identifier
    return passage
  }

  private mutating func entering(
    _ target: String, _ presentation: Presentation, _ segue: Segue
  ) -> Passage? {
    guard let screen = scene.screens.firstIndex(where: { $0.name == target }) else { return nil }
    let transition =
      switch segue.transition {
      case .custom(let transition): transition
      case .system, .auto: presentation == .push ? platform(.push) : platform(.coverVertical)
      }
    var after = stack
    after.open(
      ScreenStack.Entry(
        screen: screen, id: entryCount, changes: passed(by: segue), arrival: transition,
        keepsSource: presentation != .replace), presentation)
    entryCount += 1
    return Passage(
      transition: transition, before: stack, after: after, keepsBars: presentation.keptBars)
  }

  /// How many screens an unwind takes away.
  private mutating func distance(of segue: Segue, _ step: Step) -> Int? {
    guard case .unwind(let target) = segue.destination else { return nil }
    if let screen = scene.screens.firstIndex(where: { $0.name == target }),
      let distance = stack.distance(toScreen: screen)
    {
      return distance
    }
    report(
      .error, "the segue `\(segue.identifier)` unwinds to `\(target)`, which is not on the stack here",
      hint: "only a screen that was left by a segue, or is listed in `stack`, can be unwound to",
      at: step.position)
    return nil
  }

  /// The topmost screens go: the top one is seen leaving, the one below all of them is revealed.
  func leaving(_ count: Int, by choice: TransitionChoice) -> Passage {
    var after = stack
    let closesLevel = after.pop(count)
    let system =
      closesLevel ? platform(.coverVertical).reversed : platform(.pop)
    var passage = Passage(
      transition: system, way: .away(count), before: stack, after: after,
      keepsBars: closesLevel ? .none : .all)
    switch choice {
    case .custom(let custom): passage.transition = custom
    case .auto:
      if let arrival = stack.top.arrival {
        let mirrors = arrival.reverse == .mirror
        passage.transition = mirrors ? arrival : arrival.reversed
        passage.way = .back(isMirrored: mirrors)
      }
    case .system: break
    }
    return passage
  }

  mutating func show(_ passage: Passage, _ step: Step, name: String) {
    guard !isSettingUp else {
      stack = passage.after
      return
    }
    let start = time
    let run = run(passage, pace: .timed(speed: speed))
    guard begin(run, passage, step) else { return }
    stack = passage.after
    rest()
    note(name, detail(passage), start, step, change: change(passage))
    warnIfCut(run.shownDuration, step)
  }

  mutating func run(_ passage: Passage, pace: TransitionRun.Pace) -> TransitionRun {
    let standing = standingBars(passage)
    let initial = actor(passage.before, without: standing)
    var run = TransitionRun(
      transition: passage.transition, isMirrored: passage.way == .back(isMirrored: true), source: initial,
      destination: actor(passage.after, without: standing),
      bars: standing.contains(.navigationBar) ? bars(from: passage.before, to: passage.after) : nil,
      footBars: footBars(standing, from: passage.before, to: passage.after), initial: initial, pace: pace)
    switch passage.way {
    case .forwards:
      // It comes alone: what its arrival leaves around it is what this transition makes.
      run.destination = actorAlone(passage.after, without: standing)
    case .back: run.source = actorAlone(passage.before, without: standing)
    case .away(let count):
      run.source = Actor(base: initial.base, below: [], above: initial.above)
      if count == 1, !initial.below.isEmpty, let arrival = passage.before.top.arrival {
        run.residue = TransitionRun.Residue(
          arrival: arrival, source: run.destination,
          destination: actorAlone(passage.before, without: standing))
      }
    }
    return run
  }

  /// Lets the transition run from now to its end, unless another is running.
  mutating func begin(_ run: TransitionRun, _ passage: Passage, _ step: Step) -> Bool {
    if let running = self.passage, time < running.end {
      report(
        .error, "a transition is still running here, and UIKit runs one at a time",
        hint: "put one after the other, or let this branch hold first", at: step.position)
      return false
    }
    let end = time + run.shownDuration
    if end > time { segments.append(Segment(start: time, end: end, content: .transition(run))) }
    self.passage = ([passage.after, passage.before], end)
    time = end
    return true
  }

  /// The stacks whose top screens can be seen: that which shows, and while a transition runs that of its other screen.
  var visibleStacks: [ScreenStack] {
    guard let passage, time < passage.end else { return [stack] }
    return [stack] + passage.stacks.filter { $0.top.id != stack.top.id }
  }

  func change(_ passage: Passage) -> ScreenChange {
    let names = [passage.before, passage.after].map { scene.screens[$0.top.screen].name }
    return ScreenChange(
      segue: passage.segue, source: names[0], destination: names[1], transition: passage.transition.name,
      isReturn: passage.way != .forwards)
  }

  func detail(_ passage: Passage) -> String {
    let names = [passage.before, passage.after].map { scene.screens[$0.top.screen].name }
    return
      "\(names[0]) → \(names[1]), \(passage.transition.name), \(passage.transition.duration.value) s"
  }

  /// The platform's own transition. Where text runs from right to left, a push comes from the left and a pop from the
  /// right.
  private func platform(_ kind: TransitionKind) -> Transition {
    kind.transition(TransitionArguments(direction: scene.canvas.direction))
  }
}
