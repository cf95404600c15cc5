/// A transition as it happens in a film: between which screens, when, how fast, and what becomes of the bars.
struct TransitionRun: Sendable {
  var transition: Transition
  /// Runs the transition backwards in time, with its two screens in each other's place.
  var isMirrored: Bool
  var source: Actor
  var destination: Actor
  var bars: Bars?
  /// How the canvas rests before the transition begins.
  var initial: Actor
  /// What the arrival of the screen that leaves has done to the one that is revealed; it is undone on the way.
  var residue: Residue?
  /// How fast it is shown.
  var speed: Rational

  /// A navigation bar that both screens have stays in place: only its items change.
  struct Bars: Sendable {
    /// Indices into `Film.screens`.
    var sourceBackground: Int
    var destinationBackground: Int
    var sourceItems: Int
    var destinationItems: Int
    /// Of the source's bar.
    var frame: Rect
    /// Points; a large title makes a bar higher.
    var destinationHeight: Double
    /// 1 where the destination's large title comes from the right, -1 from the left.
    var shift: Double
  }

  struct Residue: Sendable {
    var arrival: Transition
    var source: Actor
    var destination: Actor
  }

  /// Seconds in the film.
  var shownDuration: Rational { ((transition.delay + transition.duration) / speed).heldToMicroseconds }

  /// What shows `elapsed` seconds of film after the start; `elapsed` is below `shownDuration`.
  func layers(
    after elapsed: Rational, container: Size, screens: ScreenSet, measurer: any Measurer
  ) -> [Layer] {
    let time = elapsed * speed - transition.delay
    let fraction = time <= .zero ? 0 : (time / transition.duration).value
    let stage = Stage(container: container, screens: screens, measurer: measurer)
    let staging = staging(at: fraction, on: stage)
    let layers = elapsed <= .zero ? initial.restingLayers : staging.layers()
    return layers + barLayers(fraction, staging.pose(.chrome(.bar)))
  }

  private func staging(at fraction: Double, on stage: Stage) -> Staging {
    var revealed = destination
    if let residue {
      revealed = stage.staging(
        residue.arrival, at: 1 - fraction, source: residue.source, destination: residue.destination
      ).sourceAlone()
    }
    return isMirrored
      ? stage.staging(transition, at: 1 - fraction, source: revealed, destination: source)
      : stage.staging(transition, at: fraction, source: source, destination: revealed)
  }

  /// The old bar stays opaque below the new one; the items change by cross-fading, as UIKit's do.
  private func barLayers(_ fraction: Double, _ pose: LayerPose) -> [Layer] {
    guard let bars else { return [] }
    let value = transition.curve.value(at: fraction, duration: transition.duration.value)
    let progress = fraction <= 0 ? 0 : min(max(value, 0), 1)
    func layers(_ screen: Int, title: [Double] = [0, 0], alpha: Double) -> [Layer] {
      pose.layers(bars.layer(screen, progress, title: title)).map { layer in
        var layer = layer
        layer.alpha *= alpha
        return layer
      }
    }
    return layers(bars.sourceBackground, alpha: 1) + layers(bars.destinationBackground, alpha: progress)
      + layers(bars.sourceItems, title: [0, -bars.shift * Bars.parallax], alpha: 1 - progress)
      + layers(bars.destinationItems, title: [bars.shift, 0], alpha: progress)
  }
}
