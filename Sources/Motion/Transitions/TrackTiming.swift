/// A moment of a transition, and how tracks are read at it.
struct TrackTiming {
  /// The elapsed fraction of the transition, 0…1.
  let fraction: Double
  /// Seconds that the transition lasts, nominally.
  let duration: Double
  /// For tracks that name none.
  let curve: Curve

  /// The two keyframes that the track is between, and how far: 0 at the first, 1 at the second. Overshoots where
  /// the curve does.
  func segment(of track: Track) -> (start: Keyframe, end: Keyframe, progress: Double) {
    let (start, end) = bounds(of: track.window)
    return segment(
      of: track.keyframes, at: local(start, end), duration: (end - start) * duration,
      curve: track.curve ?? curve)
  }

  /// The same for keyframes that run over the whole transition.
  func segment(of keyframes: [Keyframe]) -> (start: Keyframe, end: Keyframe, progress: Double) {
    segment(of: keyframes, at: fraction, duration: duration, curve: curve)
  }

  /// Whether the track has begun to run.
  func hasStarted(_ track: Track) -> Bool { fraction >= bounds(of: track.window).0 }

  func start(of track: Track) -> Double { bounds(of: track.window).0 }

  private func bounds(of window: Track.Window) -> (Double, Double) {
    switch window {
    case .fraction(let start, let end):
      return (start, end)
    case .seconds(let delay, let length):
      guard duration > 0 else { return (0, 1) }
      return (min(delay / duration, 1), min((delay + length) / duration, 1))
    }
  }

  private func local(_ start: Double, _ end: Double) -> Double {
    if fraction >= end { return 1 }
    return fraction <= start ? 0 : (fraction - start) / (end - start)
  }

  private func segment(
    of keyframes: [Keyframe], at fraction: Double, duration: Double, curve: Curve
  ) -> (start: Keyframe, end: Keyframe, progress: Double) {
    let last = keyframes[keyframes.count - 1]
    guard let next = keyframes.firstIndex(where: { $0.at > fraction }), next > 0 else {
      return fraction >= last.at ? (last, last, 1) : (keyframes[0], keyframes[0], 0)
    }
    let (start, end) = (keyframes[next - 1], keyframes[next])
    let span = end.at - start.at
    let progress = (end.curve ?? curve).value(
      at: (fraction - start.at) / span, duration: span * duration)
    return (start, end, progress)
  }
}
