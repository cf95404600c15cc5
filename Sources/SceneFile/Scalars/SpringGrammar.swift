internal import Motion

/// The four ways to write a spring, told apart by their labels.
enum SpringGrammar {
  private static let labels = [
    "damping", "velocity", "mass", "stiffness", "response", "dampingFraction", "duration", "bounce",
  ]

  static func spring(_ call: FunctionCall) throws(ScalarFault) -> Spring {
    let values = try values(of: call)
    let given = Set(values.keys)
    func value(_ label: String, default fallback: Double) -> Double { values[label] ?? fallback }
    if given.contains("mass") || given.contains("stiffness") {
      try check(given, are: ["mass", "stiffness", "damping", "velocity"])
      return .physical(
        mass: value("mass", default: 1), stiffness: value("stiffness", default: 100),
        damping: value("damping", default: 10), velocity: value("velocity", default: 0))
    }
    if given.contains("response") || given.contains("dampingFraction") {
      try check(given, are: ["response", "dampingFraction"])
      return .response(
        value("response", default: 0.5), dampingFraction: value("dampingFraction", default: 0.825))
    }
    if given.contains("duration") || given.contains("bounce") {
      try check(given, are: ["duration", "bounce"])
      return .perceptual(duration: value("duration", default: 0.5), bounce: value("bounce", default: 0))
    }
    guard given.contains("damping") else {
      throw ScalarFault("needs values in spring(…)", hint: "as spring(damping: 0.8, velocity: 0)")
    }
    return .damped(ratio: value("damping", default: 1), velocity: value("velocity", default: 0))
  }

  private static func values(of call: FunctionCall) throws(ScalarFault) -> [String: Double] {
    var values: [String: Double] = [:]
    for argument in call.arguments {
      guard let label = argument.label else {
        throw ScalarFault(
          "has \"\(argument.text)\" without a name in spring(…)", hint: "as spring(damping: 0.8, velocity: 0)"
        )
      }
      guard labels.contains(label) else {
        throw ScalarFault(
          "has no value \"\(label)\" in spring(…)", suggestion: Spelling.suggestion(for: label, among: labels)
        )
      }
      guard let number = DecimalNumber(argument.text)?.value else {
        throw ScalarFault("has \"\(argument.text)\" where spring(…) needs a number for \(label)")
      }
      guard range(of: label).contains(number) else {
        let range = range(of: label)
        throw ScalarFault(
          "has \(label): \(argument.text) in spring(…), which must lie in \(range.lowerBound)…\(range.upperBound)"
        )
      }
      guard values.updateValue(number, forKey: label) == nil else {
        throw ScalarFault("has \(label) twice in spring(…)")
      }
    }
    return values
  }

  /// Ranges in which a spring moves and settles within a film. A damping without mass and stiffness is a ratio; the
  /// same range serves both.
  private static func range(of label: String) -> ClosedRange<Double> {
    switch label {
    case "velocity": -1000...1000
    case "bounce": -0.99...0.99
    case "dampingFraction": 0.01...100
    case "response", "duration": 0.01...60
    case "damping": 0.01...100_000
    default: 0.001...100_000
    }
  }

  private static func check(_ given: Set<String>, are allowed: Set<String>) throws(ScalarFault) {
    guard let other = given.subtracting(allowed).sorted().first else { return }
    throw ScalarFault(
      "mixes two kinds of spring: \(other) does not go with \(given.intersection(allowed).sorted().joined(separator: ", "))",
      hint:
        "springs are (damping, velocity), (mass, stiffness, damping, velocity), (response, dampingFraction) or (duration, bounce)"
    )
  }
}
