/// Bars of a screen: those that stay in place while the screens of a transition move.
struct BarSet: OptionSet, Hashable, Sendable {
  let rawValue: Int

  static let navigationBar = BarSet(rawValue: 1)
  static let toolbar = BarSet(rawValue: 2)
  static let tabBar = BarSet(rawValue: 4)

  static let none: BarSet = []
  static let all: BarSet = [.navigationBar, .toolbar, .tabBar]
}

extension Screen {
  var bars: BarSet {
    var bars = BarSet.none
    if navigationBar != nil { bars.insert(.navigationBar) }
    if toolbar != nil { bars.insert(.toolbar) }
    if tabBar != nil { bars.insert(.tabBar) }
    return bars
  }

  /// A bar at the foot, pinned there; nil where the screen has none such.
  func footBar(_ bar: BarSet) -> View? {
    let id = bar == .tabBar ? TabBarControl.id : ToolbarControl.id
    return bottomBars.first { $0.id == id }
  }
}

extension Presentation {
  /// The bars that the container of both screens keeps: a navigation controller all of its own, a tab bar controller
  /// its tab bar where one tab takes the place of another.
  var keptBars: BarSet {
    switch self {
    case .push: .all
    case .replace: .tabBar
    case .present: .none
    }
  }
}
