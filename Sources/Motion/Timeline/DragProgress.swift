/// The progress of a segue that follows a finger, by UIKit's rules: linear between waypoints while the finger is down,
/// then on the completion curve to the end, or back to the start.
struct DragProgress: Sendable {
  /// At equal distances in time, 0…1; at least two.
  var waypoints: [Double]
  /// Seconds of the film in which the finger is down.
  var tracking: Rational
  var finishes: Bool
  /// Seconds of the film from the release to the end.
  var completion: Rational
  /// Seconds of the same, nominally: springs depend on it.
  var completionDuration: Double
  var completionCurve: Curve

  /// - Parameters:
  ///   - duration: Of the transition, in seconds: D of `(1 − p) · D / speed` and `p · D / speed`.
  ///   - speed: How fast the film shows it.
  init(_ drag: Drag, duration: Rational, speed: Rational) {
    let last = drag.progress[drag.progress.count - 1]
    let share = drag.finishes ? Rational(1) - last : last
    let left = share * duration / drag.completionSpeed
    waypoints = drag.progress.map(\.value)
    tracking = (drag.duration / speed).heldToMicroseconds
    finishes = drag.finishes
    completion = (left / speed).heldToMicroseconds
    completionDuration = left.value
    completionCurve = drag.completionCurve
  }

  var shownDuration: Rational { tracking + completion }

  /// 0…1, so many seconds of film after the finger has come down.
  func value(after elapsed: Rational) -> Double {
    if elapsed < tracking { return tracked(elapsed) }
    let last = waypoints[waypoints.count - 1]
    let end: Double = finishes ? 1 : 0
    let sinceRelease = elapsed - tracking
    guard sinceRelease < completion else { return end }
    let progress = completionCurve.value(
      at: (sinceRelease / completion).value, duration: completionDuration)
    return min(max(last.interpolated(to: end, progress), 0), 1)
  }

  /// Where the finger is, as a progress; after its release where it was lifted.
  func tracked(_ elapsed: Rational) -> Double {
    guard elapsed > .zero else { return waypoints[0] }
    guard elapsed < tracking else { return waypoints[waypoints.count - 1] }
    let place = (elapsed / tracking).value * Double(waypoints.count - 1)
    let leg = min(Int(place), waypoints.count - 2)
    return waypoints[leg].interpolated(to: waypoints[leg + 1], place - Double(leg))
  }
}
