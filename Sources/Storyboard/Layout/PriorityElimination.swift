/// Solves equations in the order of their priority by elimination: an equation that the ones before it leave free is
/// met exactly, one that they already decide is passed over. So no weight can make a weak wish bend a strong one, and
/// equal input gives equal output to the last bit.
struct PriorityElimination {
  private struct Pivot {
    var variable: Int
    /// Divided by the pivot's coefficient, and free of the variables of earlier pivots.
    var expression: LinearExpression
  }

  enum Outcome {
    /// The equation decided one more unknown.
    case decided
    /// The equations before already say the same.
    case redundant
    case contradicted
  }

  private var pivots: [Pivot] = []
  /// Place in `pivots` by variable.
  private var order: [Int?]
  /// Coefficients of the equation at work, by variable; all zero between two calls.
  private var row: [Double]

  init(variables: Int) {
    order = Array(repeating: nil, count: variables)
    row = Array(repeating: 0, count: variables)
  }

  /// Coefficients are of the order of 1, so that what is left below this is rounding.
  private static let negligible = 1e-9

  /// Adds the equation `expression = 0`.
  mutating func add(_ expression: LinearExpression) -> Outcome {
    var touched: [Int] = []
    var constant = expression.constant
    // Eliminating a pivot can bring in those after it, never those before, so one sweep over the pivots is enough.
    var next = pivots.count
    for term in expression.terms {
      put(term.coefficient, term.variable, &touched)
      if let place = order[term.variable] { next = min(next, place) }
    }
    while next < pivots.count {
      let factor = row[pivots[next].variable]
      if factor != 0 {
        row[pivots[next].variable] = 0
        if abs(factor) > Self.negligible { constant -= eliminate(next, factor, &touched) }
      }
      next += 1
    }
    defer { for variable in touched { row[variable] = 0 } }
    guard let chosen = largest(touched) else { return abs(constant) < 1e-4 ? .redundant : .contradicted }
    let divisor = row[chosen]
    var reduced = LinearExpression(constant: constant / divisor)
    for variable in touched.sorted() where abs(row[variable]) > Self.negligible {
      reduced.terms.append(.init(variable: variable, coefficient: row[variable] / divisor))
      row[variable] = 0
    }
    order[chosen] = pivots.count
    pivots.append(Pivot(variable: chosen, expression: reduced))
    return .decided
  }

  /// Takes a pivot's equation from the row at work; gives what that takes from its constant.
  private mutating func eliminate(_ place: Int, _ factor: Double, _ touched: inout [Int]) -> Double {
    let pivot = pivots[place]
    for term in pivot.expression.terms where term.variable != pivot.variable {
      put(-factor * term.coefficient, term.variable, &touched)
    }
    return factor * pivot.expression.constant
  }

  private mutating func put(_ coefficient: Double, _ variable: Int, _ touched: inout [Int]) {
    if row[variable] == 0 { touched.append(variable) }
    row[variable] += coefficient
  }

  /// The variable with the largest coefficient; the first of several, so that the choice is always the same.
  private func largest(_ touched: [Int]) -> Int? {
    var best: Int?
    for variable in touched.sorted() where abs(row[variable]) > Self.negligible {
      if let current = best, abs(row[variable]) <= abs(row[current]) + Self.negligible { continue }
      best = variable
    }
    return best
  }

  /// The values of all unknowns; one that no equation decided is 0.
  func values() -> [Double] {
    var values = Array(repeating: 0.0, count: order.count)
    for pivot in pivots.reversed() {
      var value = -pivot.expression.constant
      for term in pivot.expression.terms where term.variable != pivot.variable {
        value -= term.coefficient * values[term.variable]
      }
      values[pivot.variable] = value
    }
    return values
  }
}
