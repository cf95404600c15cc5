/// A sum of unknowns with coefficients, and a constant.
struct LinearExpression: Equatable, Sendable {
  struct Term: Equatable, Sendable {
    var variable: Int
    var coefficient: Double
  }

  var terms: [Term] = []
  var constant = 0.0

  init(constant: Double) { self.constant = constant }

  init(_ variable: Int, _ coefficient: Double = 1) {
    terms = [Term(variable: variable, coefficient: coefficient)]
  }

  static func + (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    var sum = left
    sum.terms += right.terms
    sum.constant += right.constant
    return sum
  }

  static func - (left: LinearExpression, right: LinearExpression) -> LinearExpression { left + right * -1 }

  static func + (left: LinearExpression, right: Double) -> LinearExpression {
    left + LinearExpression(constant: right)
  }

  static func * (left: LinearExpression, factor: Double) -> LinearExpression {
    var scaled = LinearExpression(constant: left.constant * factor)
    scaled.terms = left.terms.map { Term(variable: $0.variable, coefficient: $0.coefficient * factor) }
    return scaled
  }

  func value(_ values: [Double]) -> Double {
    terms.reduce(constant) { $0 + values[$1.variable] * $1.coefficient }
  }
}

/// What a layout asks for: an expression that is to be 0, at most 0 or at least 0.
struct Requirement: Sendable {
  enum Relation: Sendable { case equal, atMost, atLeast }

  var expression: LinearExpression
  var relation = Relation.equal
  /// UIKit's priorities, 1…1000, with the layout's own facts above and its fallbacks below.
  var priority: Double

  /// How far the values are from what is asked, in points.
  func violation(_ values: [Double]) -> Double {
    let value = expression.value(values)
    return switch relation {
    case .equal: abs(value)
    case .atMost: max(value, 0)
    case .atLeast: max(-value, 0)
    }
  }
}
