internal import Motion
internal import SceneFile

// Numbers on the command line are plain decimals; each is checked against its range before it is used.
extension ParsedArguments {
  func integer(_ name: String, in range: ClosedRange<Int>) throws(UsageError) -> Int? {
    guard let text = value(name) else { return nil }
    guard let number = Int(text), range.contains(number), text.allSatisfy({ $0.isASCII }) else {
      throw UsageError(
        "`--\(name)` cannot be `\(text)`",
        hint: "write a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  func decimal(_ name: String, in range: ClosedRange<Double>) throws(UsageError) -> Double? {
    guard let text = value(name) else { return nil }
    guard let number = DecimalText.rational(text)?.value, range.contains(number) else {
      throw UsageError(
        "`--\(name)` cannot be `\(text)`",
        hint: "write a number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  /// Frames per second: `30`, `23.976` or `30000/1001`.
  func frameRate(_ name: String) throws(UsageError) -> Rational? {
    guard let text = value(name) else { return nil }
    guard let rate = DecimalText.fraction(text), rate >= Rational(1),
      rate <= Rational(Limits.framesPerSecond),
      rate.numerator <= Limits.frameRateNumerator
    else {
      throw UsageError(
        "`--\(name)` cannot be `\(text)`",
        hint: "write a number from 1 to \(Limits.framesPerSecond), or a fraction such as 30000/1001")
    }
    return rate
  }

  /// Seconds, exactly.
  func duration(_ name: String) throws(UsageError) -> Rational? {
    guard let text = value(name) else { return nil }
    guard let duration = DecimalText.seconds(text), duration >= .zero, duration <= Rational(Limits.seconds)
    else {
      throw UsageError(
        "`--\(name)` cannot be `\(text)`",
        hint: "write seconds from 0 to \(Limits.seconds), as 0.5 or 500ms")
    }
    return duration
  }

  func loop(_ name: String) throws(UsageError) -> Loop? {
    guard let text = value(name) else { return nil }
    switch text {
    case "forever": return .forever
    case "once", "1": return .once
    default:
      guard let count = Int(text), (2...65_535).contains(count) else {
        throw UsageError(
          "`--\(name)` cannot be `\(text)`", hint: "write forever, once, or how often it plays in all")
      }
      return .times(count)
    }
  }

  func device(_ name: String) throws(UsageError) -> Device? {
    guard let text = value(name) else { return nil }
    if let device = Device.all.first(where: { $0.name == text }) { return device }
    let names = Device.all.map(\.name)
    let hint = Spelling.suggestion(for: text, among: names).map { "did you mean `\($0)`?" }
    throw UsageError(
      "there is no device `\(text)`", hint: hint ?? "devices are: \(names.joined(separator: ", "))")
  }

  /// `NAME=VALUE`, as often as it was given; the last of one name counts.
  func assignments(_ name: String) throws(UsageError) -> [String: String] {
    var assignments: [String: String] = [:]
    for text in values(name) {
      guard let equals = text.firstIndex(of: "="), equals != text.startIndex else {
        throw UsageError("`--\(name)` cannot be `\(text)`", hint: "write NAME=VALUE")
      }
      assignments[String(text[..<equals])] = String(text[text.index(after: equals)...])
    }
    return assignments
  }

  /// `ltr` or `rtl`.
  func direction(_ name: String) throws(UsageError) -> LayoutDirection? {
    guard let text = value(name) else { return nil }
    switch text {
    case "ltr": return .leftToRight
    case "rtl": return .rightToLeft
    default: throw UsageError("`--\(name)` cannot be `\(text)`", hint: "write ltr or rtl")
    }
  }
}
