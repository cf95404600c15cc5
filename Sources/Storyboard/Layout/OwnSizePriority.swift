/// How strongly a view keeps its own size: it resists to grow by its hugging priority and to shrink by its compression
/// resistance.
struct OwnSizePriority {
  private let element: Element

  init(_ element: Element) { self.element = element }

  /// The own size holds at the weaker of the two priorities; against shrinking it may hold at the stronger one.
  func requirements(
    _ own: IntrinsicSize, width: LinearExpression, height: LinearExpression
  ) -> [Requirement] {
    axis(own.width, width, "horizontal") + axis(own.height, height, "vertical")
  }

  private func axis(_ length: Double?, _ variable: LinearExpression, _ axis: String) -> [Requirement] {
    guard let length else { return [] }
    let hugging = element.number(axis + "HuggingPriority") ?? 250
    let compression = element.number(axis + "CompressionResistancePriority") ?? 750
    let difference = variable + -length
    // Required resistance of two views can contradict a constraint; what a person wrote comes first.
    let weaker = min(hugging, compression, 999)
    var requirements = [Requirement(expression: difference, priority: weaker)]
    if compression > weaker {
      requirements.append(
        Requirement(expression: difference, relation: .atLeast, priority: min(compression, 999)))
    }
    if hugging > weaker {
      requirements.append(Requirement(expression: difference, relation: .atMost, priority: min(hugging, 999)))
    }
    return requirements
  }
}
