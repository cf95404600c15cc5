internal import Motion

/// The unknowns of a scene: x, y, width and height of every view, in the root's coordinates, and of what every scroll
/// view scrolls.
struct LayoutVariables: Sendable {
  let views: [LayoutView]
  private let places: [String: Int]
  private let guides: [String: LayoutItem]
  /// Places of scroll views, in order.
  let scrollViews: [Int]

  init(_ views: [LayoutView], controller: Element?) {
    self.views = views
    var places: [String: Int] = [:]
    var guides: [String: LayoutItem] = [:]
    for (index, view) in views.enumerated() {
      if let id = view.element.id { places[id] = index }
      for guide in view.element.children where guide.tag == "viewLayoutGuide" {
        guard let id = guide.id else { continue }
        switch guide["key"] {
        case "contentLayoutGuide": guides[id] = .scrollContent(index)
        case "frameLayoutGuide": guides[id] = .view(index)
        default: guides[id] = .safeArea(index)
        }
      }
    }
    for guide in controller?.child("layoutGuides")?.children ?? [] {
      if let id = guide.id { guides[id] = guide["type"] == "bottom" ? .bottomGuide : .topGuide }
    }
    self.places = places
    self.guides = guides
    scrollViews = views.indices.filter { views[$0].element.tag == "scrollView" }
  }

  var count: Int { 4 * (views.count + scrollViews.count) }

  func index(_ id: String) -> Int? { places[id] }

  /// - Parameter other: the view at the constraint's other end; between a scroll view and what is inside of it, edges
  ///   are those of the content.
  func item(_ id: String, other: String?, line: LayoutAttribute.Line) -> LayoutItem? {
    if let guide = guides[id] { return guide }
    guard let index = places[id] else { return nil }
    guard views[index].element.tag == "scrollView", line != .width, line != .height,
      let other = other.flatMap({ places[$0] }), isInside(other, index)
    else { return .view(index) }
    return .scrollContent(index)
  }

  private func isInside(_ view: Int, _ ancestor: Int) -> Bool {
    var next = views[view].parent
    while let current = next {
      if current == ancestor { return true }
      next = views[current].parent
    }
    return false
  }

  func x(_ view: Int) -> LinearExpression { LinearExpression(4 * view) }
  func y(_ view: Int) -> LinearExpression { LinearExpression(4 * view + 1) }
  func width(_ view: Int) -> LinearExpression { LinearExpression(4 * view + 2) }
  func height(_ view: Int) -> LinearExpression { LinearExpression(4 * view + 3) }

  /// The place of a scroll view's content among the unknowns.
  func content(of scrollView: Int) -> Int {
    views.count + (scrollViews.firstIndex(of: scrollView) ?? 0)
  }

  func frame(_ view: Int, _ values: [Double]) -> Rect {
    Rect(values[4 * view], values[4 * view + 1], values[4 * view + 2], values[4 * view + 3])
  }
}
