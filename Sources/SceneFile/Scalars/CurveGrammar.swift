internal import Motion

/// Curves by name, and as `cubic-bezier()`, `steps()`, `linear()` and `spring()`.
enum CurveGrammar {
  static let functions = ["cubic-bezier", "steps", "linear", "spring"]

  static func curve(_ text: String) throws(ScalarFault) -> Curve {
    if let curve = Curve.named(text) { return curve }
    guard let call = FunctionCall(text) else {
      throw ScalarFault(
        "must be a curve, not \"\(text)\"",
        hint: functions.contains(text) ? "write its numbers, as \(example(text))" : nil,
        suggestion: Spelling.suggestion(for: text, among: Curve.named.map(\.name)))
    }
    switch call.name {
    case "cubic-bezier": return try cubicBezier(call)
    case "steps": return try steps(call)
    case "linear": return try linear(call)
    case "spring": return .spring(try SpringGrammar.spring(call))
    default:
      throw ScalarFault(
        "must be a curve, not \"\(call.name)(…)\"",
        suggestion: Spelling.suggestion(for: call.name, among: functions))
    }
  }

  private static func example(_ name: String) -> String {
    switch name {
    case "cubic-bezier": "cubic-bezier(0.42, 0, 0.58, 1)"
    case "steps": "steps(4, end)"
    case "spring": "spring(damping: 0.8, velocity: 0)"
    default: "linear(0, 0.2 30%, 1)"
    }
  }

  private static func cubicBezier(_ call: FunctionCall) throws(ScalarFault) -> Curve {
    guard call.arguments.count == 4 else {
      throw ScalarFault("needs four numbers in cubic-bezier(…), not \(call.arguments.count)")
    }
    var values: [Double] = []
    for argument in call.arguments {
      guard argument.label == nil, let number = DecimalNumber(argument.text) else {
        throw ScalarFault("has \"\(argument.text)\" where cubic-bezier(…) needs a number")
      }
      values.append(number.value)
    }
    guard (0...1).contains(values[0]), (0...1).contains(values[2]) else {
      throw ScalarFault("must have x1 and x2 of cubic-bezier(x1, y1, x2, y2) in 0…1")
    }
    guard abs(values[1]) <= 100, abs(values[3]) <= 100 else {
      throw ScalarFault("must have y1 and y2 of cubic-bezier(x1, y1, x2, y2) in -100…100")
    }
    return .bezier(values[0], values[1], values[2], values[3])
  }

  private static func steps(_ call: FunctionCall) throws(ScalarFault) -> Curve {
    let arguments = call.arguments
    guard (1...2).contains(arguments.count), let count = DecimalNumber(arguments[0].text)?.value,
      (1...1000).contains(count), count == count.rounded()
    else {
      throw ScalarFault("must say steps(n) or steps(n, position), n a whole number in 1…1000")
    }
    var position = StepPosition.jumpEnd
    if arguments.count == 2 {
      guard let named = StepPosition.names[arguments[1].text] else {
        throw ScalarFault(
          "has no step position \"\(arguments[1].text)\"",
          hint: "positions are " + StepPosition.names.keys.sorted().joined(separator: ", "),
          suggestion: Spelling.suggestion(for: arguments[1].text, among: StepPosition.names.keys.sorted()))
      }
      position = named
    }
    guard position != .jumpNone || count >= 2 else {
      throw ScalarFault("needs at least 2 steps with jump-none")
    }
    return .steps(Int(count), position)
  }

  /// Each stop is a number and up to two percentages.
  private static func linear(_ call: FunctionCall) throws(ScalarFault) -> Curve {
    var stops: [(output: Double, input: Double?)] = []
    for argument in call.arguments {
      let words = argument.text.split(separator: " ")
      let outputs = words.filter { !$0.hasSuffix("%") }.map { DecimalNumber($0)?.value }
      let inputs = words.filter { $0.hasSuffix("%") }.map { DecimalNumber($0.dropLast())?.value }
      guard argument.label == nil, outputs.count == 1, let output = outputs[0], abs(output) <= 100,
        inputs.count <= 2,
        inputs.allSatisfy({ $0.map { abs($0) <= 1000 } ?? false })
      else {
        throw ScalarFault("has \"\(argument.text)\" where linear(…) needs a stop, as 0.2 or 0.2 30%")
      }
      if inputs.isEmpty { stops.append((output, nil)) }
      for input in inputs { stops.append((output, input.map { $0 / 100 })) }
    }
    guard (2...1000).contains(stops.count) else { throw ScalarFault("needs at least two stops in linear(…)") }
    return .points(LinearPoint.resolve(stops))
  }
}
