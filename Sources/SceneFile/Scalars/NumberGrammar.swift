internal import Motion

/// Numbers with and without units.
enum NumberGrammar {
  static func number(_ text: String) throws(ScalarFault) -> DecimalNumber {
    if let number = DecimalNumber(text) { return number }
    throw ScalarFault("must be a number, not \"\(text)\"", hint: hint(for: text))
  }

  /// `12` are points, `50%` a share of the container, `100% - 12` both.
  static func length(_ text: String) throws(ScalarFault) -> Length {
    if let number = DecimalNumber(text) { return .points(number.value) }
    if let sum = sum(text) { return sum }
    if text.hasSuffix("%"), let number = DecimalNumber(text.dropLast()) { return .percent(number.value) }
    let hint =
      text.hasSuffix("pt") || text.hasSuffix("px")
      ? "write the number alone: lengths are points" : hint(for: text)
    throw ScalarFault("must be a length in points or percent, as 12 or 50%, not \"\(text)\"", hint: hint)
  }

  /// A percentage and points, with a sign between.
  private static func sum(_ text: String) -> Length? {
    let words = text.split(separator: " ")
    guard words.count == 3, words[0].hasSuffix("%"), ["+", "-"].contains(words[1]),
      let share = DecimalNumber(words[0].dropLast()), let points = DecimalNumber(words[2])
    else { return nil }
    return Length(points: words[1] == "-" ? -points.value : points.value, fraction: share.value / 100)
  }

  /// `0.4`, `0.4s` and `400ms` are the same duration.
  static func duration(_ text: String) throws(ScalarFault) -> Rational {
    let (digits, power) =
      text.hasSuffix("ms")
      ? (text.dropLast(2), -3) : text.hasSuffix("s") ? (text.dropLast(), 0) : (text[...], 0)
    guard let number = DecimalNumber(digits) else {
      throw ScalarFault("must be a duration, as 0.4, 0.4s or 400ms, not \"\(text)\"", hint: hint(for: text))
    }
    guard let duration = number.rational(timesTenTo: power) else {
      throw ScalarFault("is beyond \(Limits.seconds) seconds")
    }
    return duration
  }

  /// A number, or a fraction of whole numbers as `30000/1001`.
  static func fraction(_ text: String) throws(ScalarFault) -> Rational {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    if parts.count == 2, let top = whole(parts[0]), let bottom = whole(parts[1]), bottom > 0 {
      return Rational(top, bottom)
    }
    if parts.count == 1, let rational = DecimalNumber(text)?.rational() { return rational }
    throw ScalarFault("must be a number or a fraction as 30000/1001, not \"\(text)\"", hint: hint(for: text))
  }

  private static func whole(_ text: Substring) -> Int? {
    guard text.count <= 9, !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return nil
    }
    return Int(text)
  }

  private static func hint(for text: String) -> String? {
    let lower = text.lowercased()
    if lower.contains("_") { return "write digits without _" }
    if lower.hasPrefix("0x") || lower.hasPrefix("0o") || lower.hasPrefix("0b") {
      return "numbers are decimal"
    }
    if lower.contains(",") { return "the decimal sign is a point" }
    if lower.contains(":") { return "write seconds, as 90 for 1:30" }
    if lower.hasSuffix("deg") || lower.hasSuffix("°") { return "write the number alone: angles are degrees" }
    return nil
  }
}
