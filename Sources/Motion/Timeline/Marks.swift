/// Something laid over the picture for a while.
struct OverlayMark: Sendable {
  var start: Rational
  var end: Rational
  /// Index into `Film.screens`.
  var screen: Int
}

/// A touch: the dot appears before `time`, presses at `time`, and fades while it follows the view.
struct TouchMark: Sendable {
  var time: Rational
  /// In the coordinates of the screen that was touched, in points.
  var center: Point
  /// The pictures that show the touched screen, with and without its bar: indices into `Film.screens`.
  var screens: [Int]
  /// Index of the dot into `Film.screens`.
  var dot: Int

  /// Seconds that the dot is there before the press, and that it takes to fade afterwards.
  static let lead = Rational(3, 10)
  static let trail = Rational(1, 5)

  /// The dot on top of these layers, if there is one at this time.
  func layer(at time: Rational, over layers: [Layer]) -> Layer? {
    guard time >= self.time - Self.lead, time < self.time + Self.trail else { return nil }
    let sinceLead = ((time - self.time + Self.lead) / Self.lead).value
    let sincePress = ((time - self.time) / Self.trail).value
    let appearing = min(sinceLead * 2, 1)
    let alpha = sincePress > 0 ? 1 - sincePress : appearing
    let diameter = Annotation.touchDiameter
    let origin = offset(in: layers)
    let frame = Rect(
      center.x + origin.x - diameter / 2, center.y + origin.y - diameter / 2, diameter, diameter)
    let scale = 1.3 - 0.3 * min(sinceLead, 1)
    return Layer(
      .screen(Snapshot(screen: dot, state: ScreenState(size: frame.size))), frame: frame,
      transform: Transform(scaleX: scale, scaleY: scale), alpha: alpha)
  }

  /// Where the touched screen has gone.
  private func offset(in layers: [Layer]) -> Point {
    for layer in layers {
      if case .screen(let snapshot) = layer.content, screens.contains(snapshot.screen) {
        return layer.frame.origin
      }
    }
    return .zero
  }
}
