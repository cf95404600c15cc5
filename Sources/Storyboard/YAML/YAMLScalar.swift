internal import Motion

/// Decides how a text is written so that every YAML reader gives it back unchanged.
enum YAMLScalar {
  static func text(_ string: String) -> String {
    if isPlain(string) { return string }
    // Two braces begin a parameter in the scene language, unless a backslash stands before them.
    return JSON.quoted(string.replacing("{{", with: "\\{{"))
  }

  /// A key of the language, such as `y`, is written as it is: no reader of a mapping takes it for a boolean.
  static func key(_ name: String) -> String { name == "y" ? name : text(name) }

  /// Whether the text means itself without quotes, in block and in flow context, by the core schema of YAML 1.2 and by
  /// the looser one of 1.1.
  private static func isPlain(_ string: String) -> Bool {
    guard let first = string.unicodeScalars.first, let last = string.unicodeScalars.last else { return false }
    if first == " " || last == " " || last == ":" { return false }
    guard first.properties.isAlphabetic, !words.contains(string.lowercased()) else { return false }
    var previous: Unicode.Scalar?
    for scalar in string.unicodeScalars {
      if scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) { return false }
      if scalar.value == 0x2028 || scalar.value == 0x2029 || scalar.value == 0xFEFF { return false }
      if "[]{},\"\\`".unicodeScalars.contains(scalar) { return false }
      if scalar == "#", previous == " " { return false }
      if scalar == " ", previous == ":" { return false }
      previous = scalar
    }
    return true
  }

  /// What YAML 1.1 or 1.2 take for booleans, nothing, or a number.
  private static let words: Set = [
    "null", "true", "false", "yes", "no", "on", "off", "y", "n", "nan", "inf", "infinity",
  ]
}
