/// A transition as it happens in a film: between which screens, when, how fast, and what becomes of the bars.
struct TransitionRun: Sendable {
  var transition: Transition
  /// Runs the transition backwards in time, with its two screens in each other's place.
  var isMirrored: Bool
  var source: Actor
  var destination: Actor
  var bars: Bars?
  /// How fast it is shown.
  var speed: Rational

  /// A navigation bar that both screens have stays in place: only its items change.
  struct Bars: Sendable {
    /// Indices into `Film.screens`.
    var sourceBackground: Int
    var destinationBackground: Int
    var sourceItems: Int
    var destinationItems: Int
    var frame: Rect
  }

  /// Seconds in the film.
  var shownDuration: Rational { ((transition.delay + transition.duration) / speed).heldToMicroseconds }

  /// What shows `elapsed` seconds of film after the start; `elapsed` is below `shownDuration`.
  func layers(
    after elapsed: Rational, container: Size, screens: ScreenSet, measurer: any Measurer
  ) -> [Layer] {
    let time = elapsed * speed - transition.delay
    let fraction = time <= .zero ? 0 : (time / transition.duration).value
    let shown = isMirrored ? 1 - fraction : fraction
    let staging = Staging(
      choreography: transition.choreography,
      timing: TrackTiming(fraction: shown, duration: transition.duration.value, curve: transition.curve),
      source: isMirrored ? destination : source, destination: isMirrored ? source : destination,
      container: container, screens: screens, measurer: measurer)
    return staging.layers() + barLayers(fraction)
  }

  /// The old bar stays opaque below the new one; the items change by cross-fading, as UIKit's do.
  private func barLayers(_ fraction: Double) -> [Layer] {
    guard let bars else { return [] }
    let value = transition.curve.value(at: fraction, duration: transition.duration.value)
    let progress = fraction <= 0 ? 0 : min(max(value, 0), 1)
    func layer(_ screen: Int, alpha: Double) -> Layer {
      let snapshot = Snapshot(screen: screen, state: ScreenState(size: bars.frame.size))
      return Layer(.screen(snapshot), frame: bars.frame, alpha: alpha)
    }
    return [
      layer(bars.sourceBackground, alpha: 1), layer(bars.destinationBackground, alpha: progress),
      layer(bars.sourceItems, alpha: 1 - progress), layer(bars.destinationItems, alpha: progress),
    ]
  }
}
