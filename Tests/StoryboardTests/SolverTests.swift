import Testing

@testable import Storyboard

struct SolverTests {
  private func solve(_ variables: Int, _ requirements: [Requirement]) -> [Double] {
    RequirementSolver(variables: variables, requirements: requirements).solve().values
  }

  private func x(_ index: Int) -> LinearExpression { LinearExpression(index) }

  @Test func `equations that determine the unknowns give their solution`() {
    // x + y = 10, x - y = 4
    let values = solve(
      2,
      [
        Requirement(expression: x(0) + x(1) + -10, priority: 1000),
        Requirement(expression: x(0) - x(1) + -4, priority: 1000),
      ])
    #expect(abs(values[0] - 7) < 1e-9 && abs(values[1] - 3) < 1e-9)
  }

  @Test func `the stronger of two contradicting equations holds exactly`() {
    let values = solve(
      1,
      [
        Requirement(expression: x(0) + -1, priority: 250), Requirement(expression: x(0) + -2, priority: 750),
      ])
    #expect(values == [2])
  }

  @Test func `an inequality counts only where it would be broken`() {
    let low = Requirement(expression: x(0) + -5, relation: .atLeast, priority: 1000)
    #expect(solve(1, [Requirement(expression: x(0) + -9, priority: 250), low]) == [9])
    #expect(solve(1, [Requirement(expression: x(0) + -3, priority: 250), low]) == [5])
    let high = Requirement(expression: x(0) + -5, relation: .atMost, priority: 1000)
    #expect(solve(1, [Requirement(expression: x(0) + -9, priority: 250), high]) == [5])
  }

  @Test func `what no equation decides is zero`() {
    #expect(solve(2, [Requirement(expression: x(1) + -4, priority: 1)]) == [0, 4])
  }

  @Test func `a long chain of equations is solved without loss`() {
    // x0 = 0.1, x(n+1) = x(n) + 0.1
    var requirements = [Requirement(expression: x(0) + -0.1, priority: 1000)]
    for index in 1..<200 {
      requirements.append(Requirement(expression: x(index) - x(index - 1) + -0.1, priority: 1000))
    }
    #expect(abs(solve(200, requirements)[199] - 20) < 1e-9)
  }
}
