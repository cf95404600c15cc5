internal import Motion

/// What UIStackView adds for its arranged subviews.
struct StackEquations {
  let variables: LayoutVariables
  let lines: LayoutLines
  /// The stack's place in the list of views.
  let stack: Int
  /// Places of its arranged subviews, in order.
  let arranged: [Int]
  let traits: Traits

  /// Below what a person wrote, which wins where the two contradict.
  static let priority = 999.0

  private var element: Element { variables.views[stack].element }
  private var isVertical: Bool { traits.attribute("axis", of: element) == "vertical" }

  private var spacing: Double {
    if element["spacingType"] == "standard" { return 8 }
    return traits.attribute("spacing", of: element).flatMap(Element.number) ?? 0
  }

  private var insets: LayoutInsets {
    element.isYes("layoutMarginsRelativeArrangement") || element.isYes("isLayoutMarginsRelativeArrangement")
      ? lines.guides.margins(stack) : LayoutInsets()
  }

  func requirements() -> [Requirement] {
    guard !arranged.isEmpty else { return [] }
    return (along() + across()).map { expression, relation in
      Requirement(expression: expression, relation: relation, priority: Self.priority)
    }
  }

  private typealias Relation = (LinearExpression, Requirement.Relation)

  private func start(_ view: Int) -> LinearExpression { isVertical ? variables.y(view) : variables.x(view) }
  private func length(_ view: Int) -> LinearExpression {
    isVertical ? variables.height(view) : variables.width(view)
  }
  private func end(_ view: Int) -> LinearExpression { start(view) + length(view) }

  private func along() -> [Relation] {
    let (before, after) = isVertical ? (insets.top, insets.bottom) : (insets.left, insets.right)
    var found: [Relation] = [(start(arranged[0]) - start(stack) + -before, .equal)]
    let distribution = traits.attribute("distribution", of: element) ?? "fill"
    let pairs = zip(arranged, arranged.dropFirst())
    switch distribution {
    case "equalSpacing", "equalCentering":
      found += equalGaps(centers: distribution == "equalCentering")
      found += pairs.map { (start($1) - end($0) + -spacing, .atLeast) }
    default:
      found += pairs.map { (start($1) - end($0) + -spacing, .equal) }
    }
    found.append((end(stack) - end(arranged[arranged.count - 1]) + -after, .equal))
    if distribution == "fillEqually" { found += pairs.map { (length($1) - length($0), .equal) } }
    if distribution == "fillProportionally" { found += proportions() }
    return found
  }

  private func equalGaps(centers: Bool) -> [Relation] {
    func gap(_ first: Int, _ second: Int) -> LinearExpression {
      centers
        ? start(second) + length(second) * 0.5 - start(first) - length(first) * 0.5
        : start(second) - end(first)
    }
    let gaps = zip(arranged, arranged.dropFirst()).map(gap)
    return zip(gaps, gaps.dropFirst()).map { ($1 - $0, .equal) }
  }

  /// Lengths in proportion to the stored ones, which stand for the views' own.
  private func proportions() -> [Relation] {
    let stored = arranged.map { view -> Double in
      guard let frame = variables.views[view].stored else { return 1 }
      return max(isVertical ? frame.height : frame.width, 1)
    }
    return arranged.indices.dropFirst().map { index in
      (length(arranged[index]) * (stored[0] / stored[index]) - length(arranged[0]), .equal)
    }
  }

  private func across() -> [Relation] {
    let alignment = traits.attribute("alignment", of: element) ?? "fill"
    let (near, far): (LayoutAttribute.Line, LayoutAttribute.Line) =
      isVertical ? (.left, .right) : (.top, .bottom)
    let (before, after) = isVertical ? (insets.left, insets.right) : (insets.top, insets.bottom)
    return arranged.flatMap { view -> [Relation] in
      let (start, end) = (
        edge(near, view) - edge(near, stack) + -before, edge(far, stack) - edge(far, view) + -after
      )
      switch alignment {
      case "fill":
        return [(start, .equal), (end, .equal)]
      case "center":
        return [(start - end, .equal), (start, .atLeast), (end, .atLeast)]
      case "trailing", "bottom":
        return [(end, .equal), (start, .atLeast)]
      case "firstBaseline", "lastBaseline":
        let line: LayoutAttribute.Line = alignment == "firstBaseline" ? .firstBaseline : .lastBaseline
        let aligned: [Relation] =
          view == arranged[0] ? [] : [(edge(line, view) - edge(line, arranged[0]), .equal)]
        return aligned + [(start, .atLeast), (end, .atLeast)]
      default:
        return [(start, .equal), (end, .atLeast)]
      }
    }
  }

  private func edge(_ line: LayoutAttribute.Line, _ view: Int) -> LinearExpression {
    var attribute = LayoutAttribute("left")
    attribute?.line = line
    return attribute.flatMap { lines.expression(.view(view), $0) } ?? start(view)
  }
}
