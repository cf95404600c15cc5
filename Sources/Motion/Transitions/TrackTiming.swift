/// A moment of a transition, and how tracks are read at it.
struct TrackTiming {
  /// The elapsed fraction of the transition, 0…1.
  let fraction: Double
  /// Seconds that the transition lasts, nominally.
  let duration: Double
  /// For tracks that name none.
  let curve: Curve

  /// The two values that the track is between, and how far.
  func sample(of track: Track) -> Sample {
    sample(
      of: track.keyframes, window: track.window, curve: track.curve, arc: track.arc, pacing: track.pacing,
      isSmooth: track.isSmooth)
  }

  func sample(
    of keyframes: [Keyframe], window: Track.Window = .whole, curve: Curve? = nil, arc: Double = 0,
    pacing: Curve? = nil, isSmooth: Bool = false
  ) -> Sample {
    let (start, end) = bounds(of: window)
    let local = paced(local(start, end), pacing, duration: (end - start) * duration)
    let last = keyframes[keyframes.count - 1]
    guard let next = keyframes.firstIndex(where: { $0.at > local }), next > 0 else {
      let held = local >= last.at ? last.value : keyframes[0].value
      return Sample(start: held, end: held, progress: local >= last.at ? 1 : 0, arc: 0)
    }
    let (from, to) = (keyframes[next - 1], keyframes[next])
    let span = to.at - from.at
    let standard = pacing == nil && !isSmooth ? self.curve : .linear
    let progress = (to.curve ?? curve ?? standard).value(
      at: (local - from.at) / span, duration: span * (end - start) * duration)
    let spline =
      isSmooth ? KeyframeSpline(keyframes, next: next, progress: min(max(progress, 0), 1)) : nil
    return Sample(start: from.value, end: to.value, progress: progress, arc: arc, spline: spline)
  }

  /// Where in its keyframes a track is, 0…1: they have no values outside.
  private func paced(_ local: Double, _ pacing: Curve?, duration: Double) -> Double {
    guard let pacing, local > 0, local < 1 else { return local }
    return min(max(pacing.value(at: local, duration: duration), 0), 1)
  }

  /// The value of a curve over a window, 0 before it and 1 after it.
  func progress(in window: Track.Window, curve: Curve?) -> Double {
    let (start, end) = bounds(of: window)
    let local = local(start, end)
    return local <= 0 ? 0 : (curve ?? self.curve).value(at: local, duration: (end - start) * duration)
  }

  /// Whether the track has begun to run.
  func hasStarted(_ track: Track) -> Bool { fraction >= start(of: track) }

  func start(of track: Track) -> Double { bounds(of: track.window).0 }

  /// The part of a window in which the one of so many runs that start one after the other, `lag` seconds apart, so
  /// that the last ends with the window.
  func window(_ window: Track.Window, index: Int, count: Int, lag: Double) -> Track.Window {
    guard lag > 0, count > 1, duration > 0 else { return window }
    let (start, end) = bounds(of: window)
    let step = min(lag / duration, (end - start) / Double(count))
    let length = end - start - step * Double(count - 1)
    return .fraction(start + step * Double(index), start + step * Double(index) + length)
  }

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
}
