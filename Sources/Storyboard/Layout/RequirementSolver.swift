/// Meets requirements as well as their priorities allow. Inequalities are left aside until one is broken; it then
/// holds as an equation of its priority, and all is solved again.
struct RequirementSolver {
  let variables: Int
  let requirements: [Requirement]

  struct Solution {
    var values: [Double]
    /// Indices of requirements that are not met.
    var broken: [Int]
    /// Indices of requirements that decided an unknown.
    var deciding: Set<Int>
  }

  /// Each round adds one inequality, so the rounds are bounded by their number; real scenes need fewer than five.
  private static let rounds = 40

  func solve() -> Solution {
    let ranked = requirements.indices.sorted {
      (-requirements[$0].priority, $0) < (-requirements[$1].priority, $1)
    }
    var active = Set(requirements.indices.filter { requirements[$0].relation == .equal })
    var solution = pass(ranked, active)
    for _ in 0..<Self.rounds {
      guard let next = worst(ranked, active, solution) else { break }
      active.insert(next)
      solution = pass(ranked, active)
    }
    return solution
  }

  private func pass(_ ranked: [Int], _ active: Set<Int>) -> Solution {
    var elimination = PriorityElimination(variables: variables)
    var deciding: Set<Int> = []
    for index in ranked where active.contains(index) {
      if elimination.add(requirements[index].expression) == .decided { deciding.insert(index) }
    }
    let values = elimination.values()
    let broken = requirements.indices.filter { requirements[$0].violation(values) > 0.05 }
    return Solution(values: values, broken: broken, deciding: deciding)
  }

  /// The broken inequality of the highest priority; of several, the one that is broken most.
  private func worst(_ ranked: [Int], _ active: Set<Int>, _ solution: Solution) -> Int? {
    let broken = solution.broken.filter { !active.contains($0) }
    guard let highest = broken.map({ requirements[$0].priority }).max() else { return nil }
    var worst: Int?
    var distance = 0.0
    for index in broken where requirements[index].priority == highest {
      let violation = requirements[index].violation(solution.values)
      if violation > distance + 0.001 { (worst, distance) = (index, violation) }
    }
    return worst
  }
}
