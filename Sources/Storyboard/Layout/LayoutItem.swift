/// What an end of a constraint refers to, by its place in the list of views.
enum LayoutItem: Hashable, Sendable {
  case view(Int)
  /// What a view leaves free of bars: its safe area, or between the two guides of iOS 7.
  case safeArea(Int)
  /// The bars themselves: `viewControllerLayoutGuide`.
  case topGuide
  case bottomGuide
  /// What a scroll view scrolls.
  case scrollContent(Int)
}

/// A line of an item that constraints speak of.
struct LayoutAttribute: Hashable, Sendable {
  enum Line: String, Hashable, Sendable {
    case left, right, top, bottom, width, height, centerX, centerY, firstBaseline, lastBaseline
  }

  var line: Line
  /// Measured inside of the view's margins.
  var isMargin = false

  init?(_ name: String) {
    var name = name
    if name.hasSuffix("WithinMargins") {
      name.removeLast("WithinMargins".count)
      isMargin = true
    } else if name.hasSuffix("Margin") {
      name.removeLast("Margin".count)
      isMargin = true
    }
    switch name {
    case "leading": line = .left
    case "trailing": line = .right
    case "baseline": line = .lastBaseline
    default:
      guard let known = Line(rawValue: name) else { return nil }
      line = known
    }
  }

  /// The side of an inset that moves the line; nil for the lines inside.
  var side: LayoutInsets.Side? {
    switch line {
    case .left: .left
    case .right: .right
    case .top: .top
    case .bottom: .bottom
    default: nil
    }
  }
}
