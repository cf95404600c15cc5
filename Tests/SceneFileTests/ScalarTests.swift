import Motion
import SceneFile
import TestSupport
import Testing

/// Scalars are read by what their key expects, never by what YAML would make of them.
struct ScalarTests {
  /// The offset of a view's left edge as written, or nil where it is refused.
  private func left(_ scalar: String) throws -> Length? {
    try Outcome(SceneText.views("- label: A\n  left: \(scalar)")).views.first?.placement.left
  }

  @Test(arguments: [
    ("0", 0), ("12", 12), ("-4", -4), ("+3", 3), ("1.5", 1.5), (".5", 0.5), ("1e3", 1000), ("1E+2", 100),
    ("25e-1", 2.5), ("007", 7), ("000000", 0), ("-0", 0), ("\"12\"", 12), ("'12'", 12), ("1030e0", 1030),
    ("0.1", 0.1),
  ])
  func `a decimal number is a length in points`(scalar: String, value: Double) throws {
    #expect(try left(scalar) == .points(value))
  }

  @Test(arguments: [("50%", 50), ("-30%", -30), ("0.5%", 0.5), ("100%", 100)])
  func `a percentage is a share of the container`(scalar: String, value: Double) throws {
    #expect(try left(scalar) == .percent(value))
  }

  @Test(arguments: [
    "0x10", "0o7", "0b1", "nan", ".nan", "inf", "-.inf", "1_000", "1,5", "1:30", "1.", ".", "\"-\"", "+",
    "e3", "1e",
    "1e400", "-1e400", "1e99", "true", "yes", "~", "null", "12pt", "12 px", "1 2", "--1", "1%%", "\"%\"",
    "１２", "½",
    "\"\"", "[1]", "{a: 1}", "",
  ])
  func `nothing else is a length`(scalar: String) throws {
    let outcome = try Outcome(SceneText.views("- label: A\n  left: \(scalar)"))
    #expect(outcome.exitCode == 65)
    #expect(outcome.diagnostics.first?.message.contains("`left`") == true)
  }

  @Test(arguments: [
    "no", "yes", "1e3", "007", "~", "null", "true", "1:30", "0x10", "$5", ".inf", "2024-01-01", "-",
  ])
  func `text is taken as it is written`(scalar: String) throws {
    let quoted = scalar == "-" ? "\"-\"" : scalar
    let outcome = try Outcome("title: \(quoted)\nscreens: {main: {}}\ntimeline: [hold: 1]")
    #expect(outcome.scene?.title == scalar)
  }

  @Test(arguments: [
    ("0.4", Rational(2, 5)), ("0.4s", Rational(2, 5)), ("400ms", Rational(2, 5)), ("0", .zero),
    ("1e-3", Rational(1, 1000)),
    ("2.5s", Rational(5, 2)), ("33.333ms", Rational(33333, 1_000_000)), ("600", Rational(600)),
    ("0.1", Rational(1, 10)), ("0.3333333333", Rational(333_333, 1_000_000)),
    ("0.12345678901234567890", Rational(123_457, 1_000_000)),
  ])
  func `a duration is an exact fraction of seconds`(scalar: String, value: Rational) throws {
    let outcome = try Outcome("screens: {main: {}}\ntimeline: [hold: 1]\nholdEnd: \(scalar)")
    #expect(outcome.scene?.playback.holdEnd == value, "\(outcome.messages)")
  }

  @Test(arguments: ["-1", "600.000001", "1e300", "400 ms", "0.4 s", "1m", "ms", "s", "1:30", "nan"])
  func `what is no duration of a film is refused`(scalar: String) throws {
    #expect(try Outcome("screens: {main: {}}\ntimeline: [hold: 1]\nholdEnd: \(scalar)").exitCode == 65)
  }

  @Test(arguments: [
    ("1", Rational(1)), ("240", Rational(240)), ("29.97", Rational(2997, 100)),
    ("30000/1001", Rational(30000, 1001)),
    ("25/1", Rational(25)), ("12.5", Rational(25, 2)),
  ])
  func `a frame rate is a number or a fraction`(scalar: String, value: Rational) throws {
    #expect(try Outcome("screens: {main: {}}\ntimeline: [hold: 1]\nfps: \(scalar)").scene?.frameRate == value)
  }

  /// Every key that takes a number, with every number that harms somewhere: accepted or refused, never a trap.
  @Test(arguments: [
    "alpha", "rotation", "scale", "cornerRadius", "left", "width", "lines", "lineHeight", "font",
    "shadow: {radius",
    "border: {width",
  ])
  func `no number does harm`(key: String) throws {
    let close = key.contains("{") ? "}" : ""
    for number in ["nan", "inf", "-inf", "-1", "0", "1e308", "1e-320", "9223372036854775808", "-0", "1e-400"]
    {
      let outcome = try Outcome(SceneText.views("- label: A\n  \(key): \(number)\(close)"))
      #expect([0, 65].contains(outcome.exitCode))
    }
  }
}
