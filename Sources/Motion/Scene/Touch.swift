/// A gesture that is recognised at one moment.
package struct Touch: Hashable, Sendable {
  package enum Gesture: Hashable, Sendable {
    case tap
    case doubleTap
    /// The finger stays down for so many seconds, which the step takes.
    case longPress(Rational)
    case swipe(Direction)
  }

  package var gesture: Gesture
  /// The id of the view that is touched; nil is the middle of the screen.
  package var view: String?
  /// The segue that the touch performs; nil is the one that the view triggers, if any.
  package var segue: String?

  package init(_ gesture: Gesture, view: String? = nil, segue: String? = nil) {
    self.gesture = gesture
    self.view = view
    self.segue = segue
  }

  /// `UILongPressGestureRecognizer.minimumPressDuration`, in seconds.
  package static let longPressDuration = Rational(1, 2)
}

/// Where a finger moves to.
package enum Direction: String, Hashable, Sendable, CaseIterable {
  case left, right, up, down

  /// One point that way.
  package var vector: Point {
    switch self {
    case .left: Point(-1, 0)
    case .right: Point(1, 0)
    case .up: Point(0, -1)
    case .down: Point(0, 1)
    }
  }
}
