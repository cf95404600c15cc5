internal import Motion

/// All that decides the frames of a scene, as requirements in order of priority: the root's size, the constraints of
/// the file, springs and struts, stacks, the views' own sizes, and last the stored frames.
struct LayoutSystem {
  let context: LayoutContext
  let variables: LayoutVariables
  let constraints: [LayoutConstraint]
  let lines: LayoutLines
  let size: Size
  let usesStoredFrames: Bool

  /// Above everything that a file can ask for.
  private static let structure = 2000.0
  private static let springs = 999.5
  /// Below UIKit's lowest, so that it decides only what is left open.
  private static let storedSize = 0.5
  private static let storedPlace = 0.25

  init(
    context: LayoutContext, variables: LayoutVariables, constraints: [LayoutConstraint], guides: LayoutGuides,
    size: Size, usesStoredFrames: Bool
  ) {
    self.context = context
    self.variables = variables
    self.constraints = constraints
    self.size = size
    self.usesStoredFrames = usesStoredFrames
    var fontSizes: [Int: Double] = [:]
    for (index, view) in variables.views.enumerated() {
      switch view.element.tag {
      case "label", "textField", "textView":
        fontSizes[index] = ElementText(view.element, traits: context.traits).font.size
      case "button":
        fontSizes[index] = ElementText(button: view.element, traits: context.traits).font.size
      default:
        break
      }
    }
    lines = LayoutLines(variables: variables, guides: guides, fontSizes: fontSizes)
  }

  /// - Parameter widths: of views whose text wraps, by place.
  mutating func solve(widths: [Int: Double]) -> RequirementSolver.Solution {
    requirements = structureRequirements() + constraints.compactMap(requirement)
    let all = variables.views.indices.dropFirst()
    for view in all { requirements += frameRequirements(view) + ownSize(view, width: widths[view]) }
    for view in variables.views.indices where variables.views[view].element.tag == "stackView" {
      requirements += stack(view)
    }
    fallbackStart = requirements.count
    if usesStoredFrames { for view in all { requirements += fallback(view) } }
    return RequirementSolver(variables: variables.count, requirements: requirements).solve()
  }

  private var requirements: [Requirement] = []
  private var fallbackStart = 0

  /// Labels of several lines whose width is not the stored one: their height has to be measured.
  func wrappingWidths(_ solution: RequirementSolver.Solution) -> [Int: Double] {
    var widths: [Int: Double] = [:]
    for (index, view) in variables.views.enumerated() where view.element.tag == "label" {
      guard (view.element.number("numberOfLines") ?? 1) != 1 else { continue }
      let width = variables.frame(index, solution.values).width
      if width > 0, view.stored.map({ abs($0.width - width) >= 1 }) ?? true { widths[index] = width }
    }
    return widths
  }

  /// Views that only their stored frame places.
  func ambiguous(_ solution: RequirementSolver.Solution) -> [Int] {
    let views = solution.deciding.filter { $0 >= fallbackStart }
      .flatMap { requirements[$0].expression.terms.prefix(1).map { $0.variable / 4 } }
    return Set(views).filter { view in
      view < variables.views.count && !variables.views[view].isAutoresizing
    }.sorted()
  }

  func isContradicted(_ solution: RequirementSolver.Solution) -> Bool {
    solution.broken.contains { requirements[$0].priority == 1000 }
  }

  private func structureRequirements() -> [Requirement] {
    var equations = [
      variables.x(0), variables.y(0), variables.width(0) + -size.width, variables.height(0) + -size.height,
    ]
    for view in variables.scrollViews {
      let content = variables.content(of: view)
      equations += [variables.x(content) - variables.x(view), variables.y(content) - variables.y(view)]
    }
    let sizes = variables.views.indices.dropFirst().flatMap { [variables.width($0), variables.height($0)] }
    return equations.map { Requirement(expression: $0, priority: Self.structure) }
      + sizes.map { Requirement(expression: $0, relation: .atLeast, priority: Self.structure) }
  }

  /// nil where the constraint speaks of something that is not there.
  private func requirement(_ constraint: LayoutConstraint) -> Requirement? {
    let owner = constraint.owner.id ?? ""
    guard let first = LayoutAttribute(constraint.firstAttribute) else { return nil }
    let firstID = constraint.firstItem ?? owner
    guard let secondName = constraint.secondAttribute else {
      guard let item = item(firstID, other: nil, first.line), let left = lines.expression(item, first)
      else { return nil }
      return Requirement(
        expression: left + -constraint.constant, relation: constraint.relation, priority: constraint.priority)
    }
    guard let second = LayoutAttribute(secondName) else { return nil }
    let secondID = constraint.secondItem ?? owner
    guard let firstItem = item(firstID, other: secondID, first.line),
      let secondItem = item(secondID, other: firstID, second.line),
      let left = lines.expression(firstItem, first), let right = lines.expression(secondItem, second)
    else { return nil }
    return Requirement(
      expression: left - right * constraint.multiplier + -constraint.constant, relation: constraint.relation,
      priority: constraint.priority)
  }

  /// A view without an id, as old cells' content views are, is meant by nobody.
  private func item(_ id: String, other: String?, _ line: LayoutAttribute.Line) -> LayoutItem? {
    id.isEmpty ? nil : variables.item(id, other: other, line: line)
  }

  private func frameRequirements(_ index: Int) -> [Requirement] {
    let view = variables.views[index]
    guard let parent = view.parent else { return [] }
    if view.fillsParent {
      return ContentView.equations(index, view, parent, variables)
        .map { Requirement(expression: $0, priority: Self.structure) }
    }
    guard view.isAutoresizing, let frame = view.stored else { return [] }
    let parentSize = variables.views[parent].stored?.size ?? size
    return Autoresizing(view.element).equations(
      index, frame, parent: parent, parentSize: parentSize, variables
    ).map { Requirement(expression: $0, priority: Self.springs) }
  }

  private func ownSize(_ index: Int, width: Double?) -> [Requirement] {
    let view = variables.views[index]
    let sizes = IntrinsicSizes(document: context.document, traits: context.traits, measurer: context.measurer)
    guard !view.isAutoresizing, let own = sizes.size(of: view, width: width) else { return [] }
    return OwnSizePriority(view.element).requirements(
      own, width: variables.width(index), height: variables.height(index))
  }

  private func stack(_ index: Int) -> [Requirement] {
    let arranged = variables.views.indices.filter {
      variables.views[$0].parent == index && !variables.views[$0].element.isYes("hidden")
    }
    return StackEquations(
      variables: variables, lines: lines, stack: index, arranged: arranged, traits: context.traits
    ).requirements()
  }

  /// The stored frame, in proportion where the parent has another size; nothing is known of a view without one.
  private func fallback(_ index: Int) -> [Requirement] {
    let view = variables.views[index]
    guard let parent = view.parent, let frame = view.stored else { return [] }
    let root = variables.views[0].stored?.size ?? size
    let (scaleX, scaleY) = (
      root.width > 0 ? size.width / root.width : 1, root.height > 0 ? size.height / root.height : 1
    )
    let keepsSize = view.element.tag == "stackView"
    let (width, height) =
      keepsSize ? (frame.width, frame.height) : (frame.width * scaleX, frame.height * scaleY)
    let sizes = [variables.width(index) + -width, variables.height(index) + -height]
    let places = [
      variables.x(index) - variables.x(parent) + -frame.x * scaleX,
      variables.y(index) - variables.y(parent) + -frame.y * scaleY,
    ]
    return sizes.map { Requirement(expression: $0, priority: Self.storedSize) }
      + places.map { Requirement(expression: $0, priority: Self.storedPlace) }
  }
}
