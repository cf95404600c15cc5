// Steps that have others inside: which step comes next, and when.
extension FilmBuilder {
  /// Takes every step in the order of time; of several at one time that of the branch that was opened first. So what a
  /// step finds on the stack is what its moment shows, also where sequences run at once.
  mutating func walk() {
    var branches = [
      Branch(Branch.sequence(scene.timeline, path: []), time: .zero, speed: Rational(1), parent: nil)
    ]
    var queue = BranchQueue()
    if branches[0].isRunnable { queue.add(0, at: .zero) }
    while let number = queue.next(), let next = branches[number].pending.popLast() {
      time = branches[number].time
      let opened = go(on: next, in: &branches[number], number)
      guard takenSteps <= Limits.steps else { break }
      for child in opened {
        queue.add(branches.count, at: child.time)
        branches.append(child)
      }
      if branches[number].isRunnable {
        queue.add(number, at: branches[number].time)
      } else if let parent = finish(number, &branches) {
        queue.add(parent, at: branches[parent].time)
      }
    }
    time = branches[0].time
  }

  /// Does what comes next in a branch; returns the branches that it opens.
  private mutating func go(on next: Branch.Pending, in branch: inout Branch, _ number: Int) -> [Branch] {
    switch next {
    case .close(let group):
      close(group)
      branch.speed = group.outerSpeed
      return []
    case .recognised(let press):
      recognise(press)
      branch.time = time
      return []
    case .rounds(let steps, let path, let done, let count):
      guard done < count else { return [] }
      branch.pending.append(.rounds(steps, path: path, done: done + 1, of: count))
      branch.pending += Branch.sequence(steps, path: path, from: done * steps.count)
      return []
    case .step(let step, let path):
      self.path = path
      speed = shownSpeed(of: step, inside: branch.speed)
      guard countStep(step) else { return [] }
      return open(step, in: &branch, number)
    }
  }

  /// Takes a step, or begins one that has others inside; returns those of them that run at once.
  private mutating func open(_ step: Step, in branch: inout Branch, _ number: Int) -> [Branch] {
    switch step.action {
    case .sequence(let steps):
      begin("sequence", step, &branch)
      branch.pending += Branch.sequence(steps, path: path)
    case .cycle(let steps, let times):
      begin("repeat \(times) times", step, &branch)
      branch.pending.append(.rounds(steps, path: path, done: 0, of: times))
    case .parallel(let steps):
      begin("parallel", step, &branch)
      return children(steps, after: .zero, in: &branch, number)
    case .stagger(let steps, let interval):
      begin("stagger", step, &branch)
      return children(steps, after: interval, in: &branch, number)
    case .touch(let touch):
      if let press = press(touch, step) { branch.pending.append(.recognised(press)) }
      branch.time = time
    default:
      take(step)
      branch.time = time
    }
    return []
  }

  private mutating func begin(_ name: String, _ step: Step, _ branch: inout Branch) {
    branch.pending.append(
      .close(
        Branch.Group(
          step: step, path: path, name: name, start: time, speed: speed, outerSpeed: branch.speed)))
    branch.speed = speed
  }

  private func children(
    _ steps: [Step], after interval: Rational, in branch: inout Branch, _ number: Int
  ) -> [Branch] {
    branch.waitsFor = steps.count
    return steps.enumerated().map { index, step in
      let wait = interval * Rational(index)
      var step = step
      var start = time + (wait / speed).heldToMicroseconds
      if case .animate(var animation) = step.action {
        // Taken at once, with a delay: what waits for its turn is at its first value, and not yet where it was.
        animation.delay = animation.delay + (wait * step.speed).heldToMicroseconds
        step.action = .animate(animation)
        start = time
      }
      return Branch([.step(step, path: path + [index])], time: start, speed: speed, parent: number)
    }
  }

  private mutating func close(_ group: Branch.Group) {
    path = group.path
    speed = group.speed
    note(group.name, "", group.start, group.step)
    showBadge(group.step, since: group.start)
  }

  /// Ends a branch that has nothing left; what waits for it alone can go on.
  private func finish(_ number: Int, _ branches: inout [Branch]) -> Int? {
    guard branches[number].waitsFor == 0, let parent = branches[number].parent else { return nil }
    branches[parent].time = max(branches[parent].time, branches[number].time)
    branches[parent].waitsFor -= 1
    return branches[parent].isRunnable ? parent : nil
  }

  /// The product of nested speeds, in the thousandths that keep times exact.
  private mutating func shownSpeed(of step: Step, inside outer: Rational) -> Rational {
    let product = Rational((step.speed * outer * Rational(1000)).rounded, 1000)
    if product >= Self.slowest, product <= Self.fastest { return product }
    report(
      .error, "the speeds of this step and of those around it multiply to \(Annotation.decimal(product))",
      hint: "together they must lie in 0.01…100", at: step.position)
    return Rational(1)
  }

  private static let slowest = Rational(1, 100)
  private static let fastest = Rational(100)

  private mutating func countStep(_ step: Step) -> Bool {
    takenSteps += 1
    if takenSteps == Limits.steps + 1 {
      report(
        .error, "the timeline unfolds to more than \(Limits.steps) steps",
        hint: "let the loop of the film repeat it: `loop: forever`", at: step.position)
    }
    return takenSteps <= Limits.steps
  }
}
