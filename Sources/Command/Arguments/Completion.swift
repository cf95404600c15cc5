/// What a shell can offer for a value or an operand.
enum Completion: Hashable, Sendable {
  case nothing
  /// Files whose names end in one of these; all files where there are none.
  case files([String])
  case folders
  /// One of these words.
  case words([String])
  /// Some of these words, with commas between them.
  case list([String])
  /// Names of commands.
  case commands

  /// What a scene is read from, and folders of such files.
  static let scenes = Completion.files([".yaml", ".yml", ".json", ".storyboard"])
}

extension Option {
  /// Worked out from the placeholder, unless the option offers words of its own.
  var completion: Completion {
    if !choices.isEmpty { return .words(choices) }
    if !offered.isEmpty { return .list(offered) }
    switch placeholder {
    case "PATH", "FILE": return .files([])
    case "DIR", "FOLDER": return .folders
    default:
      // `forever|once|N`: what is in lower case stands for itself.
      let words = (placeholder ?? "").split(separator: "|").map(String.init)
      let literal = words.filter { word in word.allSatisfy { $0.isLowercase } }
      return literal.isEmpty ? .nothing : .words(literal)
    }
  }

  /// The same option, whose value may well be one of these words, or several with commas.
  func offering(_ words: [String]) -> Option {
    var option = self
    option.offered = words
    return option
  }

  /// As it is typed, the long form first: `--output`, `-o`, or `--overwrite`, `--no-overwrite`.
  var spellings: [String] {
    ["--" + name] + (isNegatable ? ["--no-" + name] : []) + (short.map { ["-\($0)"] } ?? [])
  }

  /// Whether the next word is its value.
  var takesNextWord: Bool { placeholder != nil && !isValueOptional }
}
