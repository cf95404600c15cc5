internal import Motion

/// What bars and margins take from views.
struct LayoutGuides: Sendable {
  /// Kept free of bars at the root's edges.
  var screen: LayoutInsets
  /// By place in the list of views, where the file says or implies them.
  var marginsOfViews: [Int: LayoutInsets] = [:]
  /// The root's own margins.
  var rootMargins: LayoutInsets

  /// UIKit's margins of a view that is not a controller's own.
  static let innerMargins = LayoutInsets(top: 8, left: 8, bottom: 8, right: 8)

  func margins(_ view: Int) -> LayoutInsets {
    marginsOfViews[view] ?? (view == 0 ? rootMargins : Self.innerMargins)
  }

  /// A view below the root keeps clear of bars only where it lies under them, which none of the known files does.
  func safeArea(_ view: Int) -> LayoutInsets { view == 0 ? screen : LayoutInsets() }
}

/// Finds out what a file leaves unsaid: how far the bars and margins reach that its frames were computed with.
struct GuideInference {
  let variables: LayoutVariables
  /// Stored frames of all views in the root's coordinates.
  let frames: [Rect?]

  enum Guide: Hashable {
    case screen(LayoutInsets.Side)
    case margin(Int, LayoutInsets.Side)
  }

  /// The inset that most of the constraints against each guide imply.
  func insets(_ constraints: [LayoutConstraint]) -> [Guide: Double] {
    var votes: [(Guide, Double)] = []
    for constraint in constraints where constraint.relation == .equal && constraint.multiplier == 1 {
      if let vote = vote(constraint) { votes.append(vote) }
    }
    return Dictionary(grouping: votes, by: \.0).compactMapValues { Self.mostFrequent($0.map(\.1)) }
  }

  private static func mostFrequent(_ values: [Double]) -> Double? {
    let rounded = values.map { ($0 * 2).rounded() / 2 }
    var best: (value: Double, count: Int)?
    for value in rounded {
      let count = rounded.filter { $0 == value }.count
      if count > best?.count ?? 0 { best = (value, count) }
    }
    return best?.value
  }

  private func vote(_ constraint: LayoutConstraint) -> (Guide, Double)? {
    guard let secondName = constraint.secondAttribute, let first = LayoutAttribute(constraint.firstAttribute),
      let second = LayoutAttribute(secondName)
    else { return nil }
    let owner = constraint.owner.id
    let firstID = constraint.firstItem ?? owner
    let secondID = constraint.secondItem ?? owner
    guard let firstID, let secondID,
      let firstItem = variables.item(firstID, other: secondID, line: first.line),
      let secondItem = variables.item(secondID, other: firstID, line: second.line)
    else { return nil }
    if let guide = guide(secondItem, second), let position = position(firstItem, first) {
      return inset(guide, at: position - constraint.constant).map { (guide, $0) }
    }
    if let guide = guide(firstItem, first), let position = position(secondItem, second) {
      return inset(guide, at: position + constraint.constant).map { (guide, $0) }
    }
    return nil
  }

  private func guide(_ item: LayoutItem, _ attribute: LayoutAttribute) -> Guide? {
    switch item {
    case .topGuide: return attribute.line == .bottom ? .screen(.top) : nil
    case .bottomGuide: return attribute.line == .top ? .screen(.bottom) : nil
    case .safeArea(0): return attribute.side.map { .screen($0) }
    case .view(let view) where attribute.isMargin: return attribute.side.map { .margin(view, $0) }
    default: return nil
    }
  }

  /// Where a line of a view with a stored frame is, in the root's coordinates.
  private func position(_ item: LayoutItem, _ attribute: LayoutAttribute) -> Double? {
    guard case .view(let view) = item, !attribute.isMargin, let frame = frames[view] else { return nil }
    switch attribute.line {
    case .left: return frame.x
    case .right: return frame.x + frame.width
    case .top: return frame.y
    case .bottom: return frame.y + frame.height
    default: return nil
    }
  }

  private func inset(_ guide: Guide, at position: Double) -> Double? {
    let (view, side): (Int, LayoutInsets.Side) =
      switch guide {
      case .screen(let side): (0, side)
      case .margin(let view, let side): (view, side)
      }
    guard let frame = frames[view] else { return nil }
    switch side {
    case .top: return position - frame.y
    case .left: return position - frame.x
    case .bottom: return frame.y + frame.height - position
    case .right: return frame.x + frame.width - position
    }
  }
}
