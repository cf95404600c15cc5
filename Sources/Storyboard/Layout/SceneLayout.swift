internal import Motion

/// The frames of a scene's views on a device.
struct SceneLayout: Sendable {
  /// In the parent's coordinates, by element.
  var frames: [Element: Rect] = [:]
  /// Views whose place no constraint decides.
  var ambiguous: [Element] = []
  /// Whether constraints contradict each other.
  var isContradictory = false
  /// Whether the frames were computed rather than taken from the file.
  var isSolved = false
  /// Which edges the constraints tie.
  var pins: ElementPins?
}

/// What the layout of a scene depends on beside its elements.
struct LayoutContext {
  let document: StoryboardDocument
  let traits: Traits
  let measurer: any Measurer

  var usesAutoLayout: Bool { document.tree.root.isYes("useAutolayout") }
}

/// Lays out a root view and all below it, apart from the contents of tables and collections.
struct LayoutSolver {
  let context: LayoutContext
  let controller: Element?
  let root: Element
  /// The root's size now.
  let size: Size
  /// What bars take from the root's edges where its size differs from the stored one.
  let bars: LayoutInsets

  private let views: [LayoutView]
  private let constraints: [LayoutConstraint]

  init(_ context: LayoutContext, controller: Element?, root: Element, size: Size, bars: LayoutInsets) {
    self.context = context
    self.controller = controller
    self.root = root
    self.size = size
    self.bars = bars
    views = LayoutView.all(in: root, traits: context.traits, usesAutoLayout: context.usesAutoLayout)
    constraints = LayoutConstraint.all(of: views, traits: context.traits)
  }

  /// Whether the file's frames are those of this size: every view has one, and none is known to be out of date.
  var canUseStored: Bool {
    guard let stored = root.storedFrame, stored.size == size else { return false }
    return views.dropFirst().allSatisfy { view in
      view.stored != nil && !view.element.isYes("misplaced")
        && (view.parent.map { context.traits.variations(of: views[$0].element).isEmpty } ?? true)
    }
  }

  func stored() -> SceneLayout {
    var layout = SceneLayout(pins: pins(LayoutVariables(views, controller: controller)))
    for view in views.dropFirst() { layout.frames[view.element] = view.stored }
    return layout
  }

  func layout() -> SceneLayout { canUseStored ? stored() : solve() }

  /// - Parameter usesStoredFrames: whether a view that its constraints leave open keeps the frame of the file.
  func solve(usesStoredFrames: Bool = true) -> SceneLayout {
    let variables = LayoutVariables(views, controller: controller)
    let guides = GuideFinder(
      context: context, variables: variables, constraints: constraints, size: size, bars: bars
    ).guides()
    var system = LayoutSystem(
      context: context, variables: variables, constraints: constraints, guides: guides, size: size,
      usesStoredFrames: usesStoredFrames)
    var solution = system.solve(widths: [:])
    let widths = system.wrappingWidths(solution)
    if !widths.isEmpty { solution = system.solve(widths: widths) }
    return layout(variables, system, solution)
  }

  /// UIKit puts edges on pixels; two of them are a point on most screens.
  private static func onPixels(_ frame: Rect) -> Rect {
    func round(_ value: Double) -> Double { (value * 2).rounded() / 2 }
    let (left, top) = (round(frame.x), round(frame.y))
    return Rect(left, top, max(round(frame.maxX) - left, 0), max(round(frame.maxY) - top, 0))
  }

  private func pins(_ variables: LayoutVariables) -> ElementPins {
    ElementPins(views, constraints: constraints, variables: variables)
  }

  private func layout(
    _ variables: LayoutVariables, _ system: LayoutSystem, _ solution: RequirementSolver.Solution
  ) -> SceneLayout {
    var layout = SceneLayout(isSolved: true, pins: pins(variables))
    for index in views.indices.dropFirst() {
      guard let parent = views[index].parent else { continue }
      let frame = variables.frame(index, solution.values)
      let origin = variables.frame(parent, solution.values).origin
      layout.frames[views[index].element] = Self.onPixels(
        Rect(frame.x - origin.x, frame.y - origin.y, frame.width, frame.height))
    }
    layout.ambiguous = system.ambiguous(solution).map { views[$0].element }
    layout.isContradictory = system.isContradicted(solution)
    return layout
  }
}
