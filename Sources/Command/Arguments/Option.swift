/// A command-line option: one value of the table that the parser, the help, the manual and the completions read.
struct Option {
  /// Without the dashes.
  let name: String
  var short: Character?
  /// What stands for the value in the help; nil for a flag.
  var placeholder: String?
  /// The words that the value may be, where it is one of a few.
  var choices: [String] = []
  /// Words that a shell offers, where others are possible as well.
  var offered: [String] = []
  var isRepeatable = false
  /// Whether `--no-NAME` switches it off.
  var isNegatable = false
  /// Whether the value may be left out; where it is given it is joined by `=`.
  var isValueOptional = false
  /// Whether it changes no byte of any output: where outputs go, how fast, and how it is told.
  var isNeutral = false
  let summary: String

  /// A flag.
  static func flag(
    _ name: String, short: Character? = nil, isNegatable: Bool = false, _ summary: String
  ) -> Option {
    Option(name: name, short: short, isNegatable: isNegatable, summary: summary)
  }

  /// An option with a value.
  static func value(
    _ name: String, short: Character? = nil, _ placeholder: String, isRepeatable: Bool = false,
    _ summary: String
  ) -> Option {
    Option(name: name, short: short, placeholder: placeholder, isRepeatable: isRepeatable, summary: summary)
  }

  /// An option that stands alone or has a value after `=`.
  static func optionalValue(_ name: String, _ placeholder: String, _ summary: String) -> Option {
    Option(name: name, placeholder: placeholder, isValueOptional: true, summary: summary)
  }

  /// An option whose value is one of a few words.
  static func choice(_ name: String, _ choices: [String], _ summary: String) -> Option {
    Option(name: name, placeholder: choices.joined(separator: "|"), choices: choices, summary: summary)
  }

  /// The same option, marked as one that changes no output.
  var neutral: Option {
    var option = self
    option.isNeutral = true
    return option
  }
}

extension Option {
  /// Understood by every command.
  static let common: [Option] = [
    .flag("quiet", short: "q", "say nothing but errors").neutral,
    .flag("verbose", short: "v", "say more about what is done").neutral,
    .choice("color", Terminal.ColorChoice.allCases.map(\.rawValue), "colours in messages").neutral,
    .flag("help", short: "h", "print the help of the command").neutral,
  ]

  /// `-o, --output PATH`: as the help, the manual and the command reference show it.
  var label: String {
    let short = short.map { "-\($0), " } ?? ""
    let name = isNegatable ? "--[no-]\(name)" : "--\(name)"
    guard let placeholder else { return short + name }
    return short + name + (isValueOptional ? "[=\(placeholder)]" : " \(placeholder)")
  }
}
