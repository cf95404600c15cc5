internal import Motion

/// Writes curves: by their name where they have one. Forms with commas are quoted, since they stand in flow maps.
enum CurveWriter {
  static func text(_ curve: Curve) -> String {
    if let named = Curve.named.first(where: { $0.curve == curve }) { return named.name }
    switch curve {
    case .cubicBezier(let bezier):
      return function("cubic-bezier", [bezier.x1, bezier.y1, bezier.x2, bezier.y2].map(ScalarWriter.number))
    case .steps(let count, let position):
      return function("steps", ["\(count)", position.rawValue])
    case .points(let points):
      return function(
        "linear",
        points.map { "\(ScalarWriter.number($0.output)) \(ScalarWriter.percent($0.input))" })
    case .spring(.damped(let ratio, let velocity)):
      return function(
        "spring", ["damping: \(ScalarWriter.number(ratio))", "velocity: \(ScalarWriter.number(velocity))"])
    case .spring(.free(let frequency, let ratio, let velocity)):
      return function(
        "spring",
        [
          "mass: 1", "stiffness: \(ScalarWriter.number(frequency * frequency))",
          "damping: \(ScalarWriter.number(2 * ratio * frequency))",
          "velocity: \(ScalarWriter.number(velocity))",
        ])
    case .path, .formula:
      // Every one of these has a name.
      return "easeInOut"
    }
  }

  private static func function(_ name: String, _ arguments: [String]) -> String {
    "\"\(name)(\(arguments.joined(separator: ", ")))\""
  }
}
