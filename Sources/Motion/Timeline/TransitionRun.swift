/// A transition as it happens in a film: between which screens, when, how fast, and what becomes of the bars.
struct TransitionRun: Sendable {
  var transition: Transition
  /// Runs the transition backwards in time, with its two screens in each other's place.
  var isMirrored: Bool
  var source: Actor
  var destination: Actor
  var bars: Bars?
  /// Bars at the foot that stay in place, back to front.
  var footBars: [FootBar]
  /// How the canvas rests before the transition begins.
  var initial: Actor
  /// What the arrival of the screen that leaves has done to the one that is revealed; it is undone on the way.
  var residue: Residue?
  var pace: Pace

  enum Pace: Sendable {
    /// By itself, shown so fast.
    case timed(speed: Rational)
    /// As a finger leads it: its curve and its delay do not count.
    case dragged(DragProgress)
  }

  struct Residue: Sendable {
    var arrival: Transition
    var source: Actor
    var destination: Actor
  }

  /// The run with each of its actors as `change` makes it.
  func mapActors(_ change: (Actor) -> Actor) -> TransitionRun {
    var run = self
    run.source = change(source)
    run.destination = change(destination)
    run.initial = change(initial)
    run.residue = residue.map {
      Residue(arrival: $0.arrival, source: change($0.source), destination: change($0.destination))
    }
    return run
  }

  /// Seconds in the film.
  var shownDuration: Rational {
    switch pace {
    case .timed(let speed): ((transition.delay + transition.duration) / speed).heldToMicroseconds
    case .dragged(let progress): progress.shownDuration
    }
  }

  /// What shows `elapsed` seconds of film after the start; `elapsed` is below `shownDuration`.
  func layers(
    after elapsed: Rational, container: Size, screens: ScreenSet, measurer: any Measurer
  ) -> [Layer] {
    let fraction = fraction(after: elapsed)
    let stage = Stage(container: container, screens: screens, measurer: measurer)
    let staging = staging(at: fraction, on: stage)
    let layers = isUntouched(fraction, elapsed) ? initial.restingLayers : staging.layers()
    return layers + footLayers(fraction, staging, screens)
      + barLayers(fraction, staging.pose(.chrome(.bar)), screens)
  }

  /// A finger that is back where it began shows what was there before.
  private func isUntouched(_ fraction: Double, _ elapsed: Rational) -> Bool {
    if case .dragged = pace { return fraction <= 0 }
    return elapsed <= .zero
  }

  /// How much of its duration has gone by; beyond 1 after its end.
  func fraction(after elapsed: Rational) -> Double {
    switch pace {
    case .timed(let speed):
      let time = elapsed * speed - transition.delay
      return time <= .zero ? 0 : (time / transition.duration).value
    case .dragged(let progress):
      return progress.value(after: elapsed)
    }
  }

  private func staging(at fraction: Double, on stage: Stage) -> Staging {
    var revealed = destination
    if let residue {
      var arrival = paced(residue.arrival)
      // A dim of its own takes the place of the one that was left, as its tracks do.
      if transition.choreography.dim != nil { arrival.choreography.dim = nil }
      revealed = stage.staging(
        arrival, at: 1 - fraction, source: residue.source, destination: residue.destination
      ).sourceAlone()
    }
    return isMirrored
      ? stage.staging(paced(transition), at: 1 - fraction, source: revealed, destination: source)
      : stage.staging(paced(transition), at: fraction, source: source, destination: revealed)
  }

  func paced(_ transition: Transition) -> Transition {
    var transition = transition
    if case .dragged = pace { transition.curve = .linear }
    return transition
  }
}
