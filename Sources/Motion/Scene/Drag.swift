/// A segue whose progress follows fingers, by the rules of `UIPercentDrivenInteractiveTransition`: shown linearly
/// while they are down, then finished or cancelled in the time that is left.
package struct Drag: Hashable, Sendable {
  package enum Fingers: Hashable, Sendable {
    /// One finger that starts on a view (nil: on the segue's trigger, or else at the canvas's edge) and moves that way
    /// (nil: as the screen in front moves).
    case pan(view: String?, to: Direction?)
    /// One finger from the left edge: UIKit's way back on a navigation stack.
    case edgeSwipe
    /// Two fingers about a view (nil: the segue's trigger, or else the middle of the canvas).
    case pinch(view: String?, opens: Bool)
  }

  package enum Ending: String, Hashable, Sendable, CaseIterable {
    case finish, cancel
    /// As distance and velocity decide.
    case release
  }

  package var fingers: Fingers
  /// The segue's identifier; nil for an edge swipe that pops the top screen as the platform does.
  package var segue: String?
  /// 0…1, at equal distances in time; at least two.
  package var progress: [Rational]
  /// Seconds in which the fingers are down.
  package var duration: Rational
  package var ending: Ending
  /// UIKit's `completionSpeed`: what is left lasts `(1 − p) · D / speed` when finished, `p · D / speed` when cancelled.
  package var completionSpeed: Rational
  /// UIKit's `completionCurve`.
  package var completionCurve: Curve

  package init(
    _ fingers: Fingers, segue: String?, progress: [Rational] = Drag.standardProgress,
    duration: Rational = Drag.standardDuration, ending: Ending = .release,
    completionSpeed: Rational = Rational(1), completionCurve: Curve = .easeInOut
  ) {
    self.fingers = fingers
    self.segue = segue
    self.progress = progress
    self.duration = duration
    self.ending = ending
    self.completionSpeed = completionSpeed
    self.completionCurve = completionCurve
  }

  /// Far enough to finish when released.
  package static let standardProgress = [Rational.zero, Rational(3, 5)]
  package static let standardDuration = Rational(1, 2)

  /// Whether the segue is completed. Released, it is by a velocity of one width a second or more in either direction
  /// (Flutter's `_kMinFlingVelocity`), and else by at least half of the way.
  package var finishes: Bool {
    switch ending {
    case .finish: return true
    case .cancel: return false
    case .release:
      let last = progress[progress.count - 1]
      let leg = duration / Rational(progress.count - 1)
      guard leg > .zero else { return last >= Rational(1, 2) }
      let velocity = (last - progress[progress.count - 2]) / leg
      if velocity >= Rational(1) { return true }
      return velocity > Rational(-1) && last >= Rational(1, 2)
    }
  }
}
