/// A control point of CSS `linear(…)`: the value at a fraction of the time.
package struct LinearPoint: Hashable, Sendable {
  package var input: Double
  package var output: Double

  package init(_ input: Double, _ output: Double) {
    self.input = input
    self.output = output
  }

  /// Fills in the inputs that were left out: the first is 0, the last is 1 or the largest before it, none is smaller
  /// than one before it, and the others are spaced evenly (css-easing-2).
  package static func resolve(_ stops: [(output: Double, input: Double?)]) -> [LinearPoint] {
    var inputs = stops.map(\.input)
    guard !inputs.isEmpty else { return [] }
    inputs[0] = inputs[0] ?? 0
    var largest = inputs[0] ?? 0
    for index in inputs.indices.dropFirst() {
      if let input = inputs[index] {
        largest = max(largest, input)
        inputs[index] = largest
      } else if index == inputs.count - 1 {
        inputs[index] = max(1, largest)
      }
    }
    var known = 0
    for index in inputs.indices.dropFirst() {
      guard let end = inputs[index], let start = inputs[known] else { continue }
      for gap in (known + 1)..<max(index, known + 1) {
        inputs[gap] = start + (end - start) * Double(gap - known) / Double(index - known)
      }
      known = index
    }
    return zip(stops, inputs).map { LinearPoint($1 ?? 0, $0.output) }
  }

  /// Piecewise linear, extrapolated along the first and the last segment. At least two points.
  static func value(of points: [LinearPoint], at fraction: Double) -> Double {
    let last = points.count - 2
    let index = min(points.lastIndex { $0.input <= fraction } ?? 0, last)
    let (a, b) = (points[index], points[index + 1])
    if a.input == b.input { return b.output }
    return a.output + (b.output - a.output) * (fraction - a.input) / (b.input - a.input)
  }
}
