internal import Motion

/// Springs and struts: what of a view's frame gives way when its parent changes size.
struct Autoresizing: Hashable, Sendable {
  struct Axis: Hashable, Sendable {
    var flexibleMin: Bool
    var sizable: Bool
    var flexibleMax: Bool

    /// The shares of the parent's growth that the position and the length take. UIKit divides it among the flexible
    /// parts in proportion to their present lengths.
    func shares(position: Double, length: Double, parent: Double) -> (position: Double, length: Double) {
      let parts = [
        flexibleMin ? position : 0, sizable ? length : 0, flexibleMax ? parent - position - length : 0,
      ]
      .map { max($0, 0) }
      let sum = parts.reduce(0, +)
      if sum > 0 { return (parts[0] / sum, parts[1] / sum) }
      let flexible = [flexibleMin, sizable, flexibleMax].filter { $0 }.count
      guard flexible > 0 else { return (0, 0) }
      let share = 1 / Double(flexible)
      return (flexibleMin ? share : 0, sizable ? share : 0)
    }
  }

  var horizontal: Axis
  var vertical: Axis

  /// Without a mask a view keeps its distance from the top left.
  init(_ element: Element) {
    let mask = element.child("autoresizingMask", key: "autoresizingMask")
    func isSet(_ name: String) -> Bool { mask?.isYes(name) ?? false }
    horizontal = Axis(
      flexibleMin: isSet("flexibleMinX"), sizable: isSet("widthSizable"), flexibleMax: isSet("flexibleMaxX"))
    vertical = Axis(
      flexibleMin: isSet("flexibleMinY"), sizable: isSet("heightSizable"), flexibleMax: isSet("flexibleMaxY"))
  }

  /// The view's frame as equations on its own and its parent's unknowns.
  /// - Parameter parentSize: the parent's when the frame was stored.
  func equations(
    _ view: Int, _ frame: Rect, parent: Int, parentSize: Size, _ variables: LayoutVariables
  ) -> [LinearExpression] {
    let h = horizontal.shares(position: frame.x, length: frame.width, parent: parentSize.width)
    let v = vertical.shares(position: frame.y, length: frame.height, parent: parentSize.height)
    let growthX = variables.width(parent) + -parentSize.width
    let growthY = variables.height(parent) + -parentSize.height
    return [
      variables.x(view) - variables.x(parent) - growthX * h.position + -frame.x,
      variables.width(view) - growthX * h.length + -frame.width,
      variables.y(view) - variables.y(parent) - growthY * v.position + -frame.y,
      variables.height(view) - growthY * v.length + -frame.height,
    ]
  }
}
