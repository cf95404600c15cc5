/// `<constraint>`: `first = multiplier × second + constant`, or ≤, or ≥.
struct LayoutConstraint: Sendable {
  let firstItem: String?
  let firstAttribute: String
  let relation: Requirement.Relation
  let secondItem: String?
  /// nil: `first` against the constant alone.
  let secondAttribute: String?
  let multiplier: Double
  let constant: Double
  let priority: Double
  /// The view that holds the constraint, and stands for an item that is not written.
  let owner: Element

  /// nil for one that only holds a place until the app sets another.
  init?(_ element: Element, owner: Element, traits: Traits) {
    guard let first = element["firstAttribute"], !element.isYes("placeholder") else { return nil }
    firstItem = element["firstItem"]
    firstAttribute = first
    secondItem = element["secondItem"]
    secondAttribute = element["secondAttribute"]
    self.owner = owner
    relation =
      switch element["relation"] {
      case "lessThanOrEqual": .atMost
      case "greaterThanOrEqual": .atLeast
      default: .equal
      }
    multiplier = element["multiplier"].flatMap(Self.ratio) ?? 1
    let written = traits.attribute("constant", of: element).flatMap(Element.number)
    // The standard distance between siblings.
    constant = written ?? (element.isYes("symbolic") ? 8 : 0)
    let priority = traits.attribute("priority", of: element).flatMap(Element.number) ?? 1000
    self.priority = min(max(priority, 1), 1000)
  }

  /// `0.5`, `1:1`, `2/3`.
  static func ratio(_ text: String) -> Double? {
    let parts = text.split { $0 == ":" || $0 == "/" }.map { Element.number(String($0)) }
    switch parts.count {
    case 1:
      return parts[0]
    case 2:
      guard let numerator = parts[0], let denominator = parts[1], denominator != 0 else { return nil }
      return numerator / denominator
    default:
      return nil
    }
  }

  /// The installed constraints that hold for views of the tree.
  static func all(of views: [LayoutView], traits: Traits) -> [LayoutConstraint] {
    views.flatMap { view in
      traits.installed("constraints", of: view.element).compactMap {
        LayoutConstraint($0, owner: view.element, traits: traits)
      }
    }
  }
}
