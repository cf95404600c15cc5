/// The edges and centres that constraints or springs tie to a view's parent. They decide how the scene writes the view's
/// place, so that it moves as the app's would when its parent changes size.
struct ElementPins {
  private var lines: [Element: Set<LayoutAttribute.Line>] = [:]

  init(_ views: [LayoutView], constraints: [LayoutConstraint], variables: LayoutVariables) {
    for constraint in constraints where constraint.relation == .equal && constraint.multiplier == 1 {
      guard let first = LayoutAttribute(constraint.firstAttribute),
        let second = constraint.secondAttribute.flatMap({ LayoutAttribute($0) })
      else { continue }
      let (firstID, secondID) = (
        constraint.firstItem ?? constraint.owner.id, constraint.secondItem ?? constraint.owner.id
      )
      guard let firstID, let secondID,
        let a = variables.item(firstID, other: secondID, line: first.line),
        let b = variables.item(secondID, other: firstID, line: second.line)
      else { continue }
      note(a, first, tiedTo: b, second, views)
      note(b, second, tiedTo: a, first, views)
    }
    for view in views where view.isAutoresizing {
      let mask = Autoresizing(view.element)
      var found: Set<LayoutAttribute.Line> = []
      if mask.horizontal.sizable, !mask.horizontal.flexibleMin, !mask.horizontal.flexibleMax {
        found = [.left, .right]
      }
      if mask.vertical.sizable, !mask.vertical.flexibleMin, !mask.vertical.flexibleMax {
        found.formUnion([.top, .bottom])
      }
      lines[view.element, default: []].formUnion(found)
    }
  }

  private mutating func note(
    _ item: LayoutItem, _ attribute: LayoutAttribute, tiedTo other: LayoutItem,
    _ otherAttribute: LayoutAttribute,
    _ views: [LayoutView]
  ) {
    guard case .view(let view) = item, let parent = views[view].parent else { return }
    let isTied: Bool =
      switch other {
      case .view(parent): attribute.line == otherAttribute.line
      case .safeArea(parent): attribute.line == otherAttribute.line
      case .topGuide: parent == 0 && attribute.line == .top
      case .bottomGuide: parent == 0 && attribute.line == .bottom
      default: false
      }
    if isTied { lines[views[view].element, default: []].insert(attribute.line) }
  }

  func has(_ line: LayoutAttribute.Line, _ element: Element) -> Bool {
    lines[element]?.contains(line) ?? false
  }
}
