internal import Motion

/// Where the lines of items are, as expressions of the unknowns.
struct LayoutLines: Sendable {
  let variables: LayoutVariables
  let guides: LayoutGuides
  /// Point sizes of the text in views that have a baseline, by place.
  let fontSizes: [Int: Double]

  func expression(_ item: LayoutItem, _ attribute: LayoutAttribute) -> LinearExpression? {
    switch item {
    case .view(let view):
      return line(
        attribute, of: view, view: view, inset: attribute.isMargin ? guides.margins(view) : LayoutInsets())
    case .safeArea(let view):
      return line(attribute, of: view, view: view, inset: guides.safeArea(view))
    case .scrollContent(let view):
      let inset = attribute.isMargin ? guides.margins(view) : LayoutInsets()
      return line(attribute, of: variables.content(of: view), view: view, inset: inset)
    case .topGuide:
      let edge = variables.y(0)
      return attribute.line == .top ? edge : edge + guides.screen.top
    case .bottomGuide:
      let edge = variables.y(0) + variables.height(0)
      return attribute.line == .bottom ? edge : edge + -guides.screen.bottom
    }
  }

  private func line(
    _ attribute: LayoutAttribute, of place: Int, view: Int, inset: LayoutInsets
  ) -> LinearExpression {
    let (x, y) = (variables.x(place), variables.y(place))
    let (width, height) = (variables.width(place), variables.height(place))
    switch attribute.line {
    case .left: return x + inset.left
    case .right: return x + width + -inset.right
    case .top: return y + inset.top
    case .bottom: return y + height + -inset.bottom
    case .width: return width + -(inset.left + inset.right)
    case .height: return height + -(inset.top + inset.bottom)
    case .centerX: return x + width * 0.5 + (inset.left - inset.right) / 2
    case .centerY: return y + height * 0.5 + (inset.top - inset.bottom) / 2
    case .firstBaseline, .lastBaseline: return baseline(attribute.line, view)
    }
  }

  /// SF's ascender is 0.952 and its descender 0.241 of the size, so the baseline of a single centred line lies 0.355
  /// below the middle. What has no text has its baseline at the bottom.
  private func baseline(_ line: LayoutAttribute.Line, _ view: Int) -> LinearExpression {
    let (y, height) = (variables.y(view), variables.height(view))
    guard let size = fontSizes[view] else { return y + height }
    if variables.views[view].element["numberOfLines"] == nil { return y + height * 0.5 + 0.355 * size }
    return line == .firstBaseline ? y + 0.952 * size : y + height + -0.241 * size
  }
}
