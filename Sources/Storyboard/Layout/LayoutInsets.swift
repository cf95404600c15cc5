/// Distances kept free along the edges of a view, in points.
struct LayoutInsets: Hashable, Sendable {
  var top = 0.0
  var left = 0.0
  var bottom = 0.0
  var right = 0.0

  enum Side: Hashable, Sendable { case top, left, bottom, right }

  subscript(side: Side) -> Double {
    get {
      switch side {
      case .top: top
      case .left: left
      case .bottom: bottom
      case .right: right
      }
    }
    set {
      switch side {
      case .top: top = newValue
      case .left: left = newValue
      case .bottom: bottom = newValue
      case .right: right = newValue
      }
    }
  }
}
