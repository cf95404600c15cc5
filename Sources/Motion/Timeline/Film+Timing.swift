/// How a transition of a film moves on, as its graph shows it.
package struct TransitionTiming: Sendable {
  /// What the scene calls the transition.
  package let name: String
  /// Seconds from the film's start.
  package let start: Rational
  package let end: Rational
  /// The way that is done, from 0 to 1, at equal steps of time from the start to the end. May overshoot.
  package let progress: [Double]
}

extension Film {
  /// All transitions that take time, in the order of their starts.
  ///
  /// - Parameter steps: into which each one's time is divided; at least one.
  package func timings(steps: Int) -> [TransitionTiming] {
    segments.compactMap { segment in
      guard case .transition(let run) = segment.content, segment.start < segment.end else { return nil }
      let shown = segment.end - segment.start
      return TransitionTiming(
        name: run.transition.name, start: segment.start, end: segment.end,
        progress: (0...steps).map { run.progress(after: shown * Rational($0, steps)) })
    }
  }
}

extension TransitionRun {
  /// The way that is done `elapsed` seconds of film after the start.
  fileprivate func progress(after elapsed: Rational) -> Double {
    let fraction = min(fraction(after: elapsed), 1)
    let transition = paced(transition)
    func value(_ fraction: Double) -> Double {
      transition.curve.value(at: fraction, duration: transition.duration.value)
    }
    return isMirrored ? 1 - value(1 - fraction) : value(fraction)
  }
}
