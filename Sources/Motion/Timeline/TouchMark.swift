/// A finger on the picture: its dot appears before it comes down, and fades after it is lifted.
struct TouchMark: Sendable {
  enum Path: Sendable {
    case still
    /// Evenly by this offset in points, ending where it is lifted.
    case line(by: Point)
    /// As a segue's progress, from its start, in points for each whole of it.
    case dragged(DragProgress, start: Point, whole: Point)
  }

  /// Seconds of the film at which the finger comes down; several for a double tap.
  var presses: [Rational]
  var release: Rational
  /// Where the finger comes down: the middle of the view that it follows, or this point where there is none to be seen.
  var center: Point
  var anchor: ViewAnchor?
  var path: Path
  /// Index of the dot into `Film.screens`.
  var dot: Int

  /// Seconds that the dot is there before the finger comes down, and that it takes to fade after it is lifted.
  static let lead = Rational(3, 10)
  static let trail = Rational(1, 5)
  /// Points that a swipe is long.
  static let swipeLength = 120.0
  /// Seconds between the two presses of a double tap.
  static let interval = Rational(1, 5)

  private var press: Rational { presses[0] }

  func isVisible(at time: Rational) -> Bool { time >= press - Self.lead && time < release + Self.trail }

  /// The dot on top of these layers, if there is one at this time.
  func layer(at time: Rational, over layers: [Layer], of set: ScreenSet, measurer: any Measurer) -> Layer? {
    guard isVisible(at: time) else { return nil }
    let middle = anchor?.frame(in: layers, of: set, measurer: measurer)?.center ?? center
    let place = middle.offset(by: offset(at: time))
    let diameter = Annotation.touchDiameter
    let frame = Rect(place.x - diameter / 2, place.y - diameter / 2, diameter, diameter)
    let scale = 1.3 - 0.3 * pressure(at: time)
    return Layer(
      .screen(Snapshot(screen: dot, state: ScreenState(size: frame.size))), frame: frame,
      transform: Transform(scaleX: scale, scaleY: scale), alpha: alpha(at: time))
  }

  private func alpha(at time: Rational) -> Double {
    if time > release { return 1 - ((time - release) / Self.trail).value }
    return min(((time - press + Self.lead) / Self.lead).value * 2, 1)
  }

  /// How near the finger is to the glass, 1 on it: it comes down during the lead, and is lifted between two presses.
  private func pressure(at time: Rational) -> Double {
    if time < press { return ((time - press + Self.lead) / Self.lead).value }
    for (first, second) in zip(presses, presses.dropFirst()) where time < second {
      return abs(2 * ((time - first) / (second - first)).value - 1)
    }
    return 1
  }

  private func offset(at time: Rational) -> Point {
    switch path {
    case .still:
      return .zero
    case .line(let way):
      let done = time <= press ? 0 : time >= release ? 1 : ((time - press) / (release - press)).value
      return Point(way.x * (done - 0.5), way.y * (done - 0.5))
    case .dragged(let progress, let start, let whole):
      let done = progress.tracked(time - press)
      return Point(start.x + whole.x * done, start.y + whole.y * done)
    }
  }
}
