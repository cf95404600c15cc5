internal import Motion

/// Colours: hexadecimal, `rgb()`, `rgba()`, CSS names, `transparent`, and UIKit's system colours.
enum ColorGrammar {
  static func color(_ text: String, in appearance: Appearance) throws(ScalarFault) -> Color {
    if text.hasPrefix("#") { return try hexadecimal(text) }
    if text == "transparent" { return .clear }
    if let hex = Color.css[text.lowercased()] { return Color(hex: hex) }
    if let system = SystemColor.named(text) { return system.color(in: appearance) }
    if let call = FunctionCall(text) { return try function(call) }
    let known = Color.css.keys.sorted() + SystemColor.all.map(\.name) + ["transparent"]
    throw ScalarFault(
      "must be a colour, not \"\(text)\"",
      hint: isHexadecimal(text) ? "a hexadecimal colour begins with #, in quotes" : nil,
      suggestion: Spelling.suggestion(for: text, among: known))
  }

  private static func isHexadecimal(_ text: String) -> Bool {
    [3, 6, 8].contains(text.count) && text.allSatisfy(\.isHexDigit)
  }

  private static func hexadecimal(_ text: String) throws(ScalarFault) -> Color {
    let digits = text.dropFirst().compactMap(\.hexDigitValue)
    let fault = ScalarFault("must be a colour as #RGB, #RRGGBB or #RRGGBBAA, not \"\(text)\"")
    guard digits.count == text.count - 1 else { throw fault }
    func component(_ index: Int) -> Double { Double(digits[index] * 16 + digits[index + 1]) / 255 }
    switch digits.count {
    case 3:
      return Color(red: Double(digits[0]) / 15, green: Double(digits[1]) / 15, blue: Double(digits[2]) / 15)
    case 6:
      return Color(red: component(0), green: component(2), blue: component(4))
    case 8:
      return Color(red: component(0), green: component(2), blue: component(4), alpha: component(6))
    default:
      throw fault
    }
  }

  /// `rgb(r, g, b)` and `rgba(r, g, b, a)`; components are 0…255 or percent, alpha is 0…1 or percent.
  private static func function(_ call: FunctionCall) throws(ScalarFault) -> Color {
    guard call.name == "rgb" || call.name == "rgba" else {
      throw ScalarFault(
        "must be a colour, not \"\(call.name)(…)\"",
        hint: "colour functions are rgb(r, g, b) and rgba(r, g, b, a)")
    }
    let expected = call.name == "rgb" ? 3 : 4
    guard call.arguments.count == expected else {
      throw ScalarFault("needs \(expected) numbers in \(call.name)(…), not \(call.arguments.count)")
    }
    var values: [Double] = []
    for (index, argument) in call.arguments.enumerated() {
      values.append(try component(argument, of: call.name, whole: index == 3 ? 1 : 255))
    }
    return Color(red: values[0], green: values[1], blue: values[2], alpha: expected == 4 ? values[3] : 1)
  }

  private static func component(
    _ argument: FunctionCall.Argument, of function: String, whole: Double
  ) throws(ScalarFault) -> Double {
    let isPercent = argument.text.hasSuffix("%")
    let limit = isPercent ? 100 : whole
    guard argument.label == nil,
      let number = DecimalNumber(isPercent ? String(argument.text.dropLast()) : argument.text)
    else {
      throw ScalarFault("has \"\(argument.text)\" where \(function)(…) needs a number")
    }
    guard (0...limit).contains(number.value) else {
      throw ScalarFault(
        "has \(argument.text) in \(function)(…), which must lie in 0…\(Int(limit))\(isPercent ? "%" : "")")
    }
    return number.value / limit
  }
}
