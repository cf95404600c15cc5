/// A command-line option: one value of the table that the parser, the help and the completions read.
struct Option {
  /// Without the dashes.
  let name: String
  var short: Character?
  /// What stands for the value in the help; nil for a flag.
  var placeholder: String?
  /// The words that the value may be, where it is one of a few.
  var choices: [String] = []
  var isRepeatable = false
  /// Whether `--no-NAME` switches it off.
  var isNegatable = false
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

  /// An option whose value is one of a few words.
  static func choice(_ name: String, _ choices: [String], _ summary: String) -> Option {
    Option(name: name, placeholder: choices.joined(separator: "|"), choices: choices, summary: summary)
  }
}

extension Option {
  /// Understood by every command.
  static let common: [Option] = [
    .flag("quiet", short: "q", "say nothing but errors"),
    .flag("verbose", short: "v", "say more about what is done"),
    .choice("color", Terminal.ColorChoice.allCases.map(\.rawValue), "colours in messages"),
    .flag("help", short: "h", "print the help of the command"),
  ]
}
