/// Where transitions happen.
struct Stage {
  /// The canvas, in points.
  let container: Size
  let screens: ScreenSet
  let measurer: any Measurer

  /// The transition at an elapsed fraction of its time.
  func staging(
    _ transition: Transition, at fraction: Double, source: Actor, destination: Actor
  ) -> Staging {
    Staging(
      choreography: transition.choreography,
      timing: TrackTiming(fraction: fraction, duration: transition.duration.value, curve: transition.curve),
      source: source, destination: destination, container: container, screens: screens, measurer: measurer)
  }
}
