internal import SceneFile

/// A command line, taken apart by a verb's table of options.
struct ParsedArguments {
  private(set) var operands: [String] = []
  private var values: [String: [String]] = [:]
  private var flags: [String: Bool] = [:]

  func values(_ name: String) -> [String] { values[name] ?? [] }
  func value(_ name: String) -> String? { values[name]?.last }
  func flag(_ name: String, default value: Bool = false) -> Bool { flags[name] ?? value }
  func has(_ name: String) -> Bool { values[name] != nil || flags[name] != nil }

  /// Accepts `--name value`, `--name=value`, `-n value`, `-nvalue`, joined short flags, `--no-name`, and `--`, after
  /// which everything is an operand. `-` alone is an operand or a value.
  init(_ words: some Sequence<String>, options: [Option]) throws(UsageError) {
    var words = Array(words)[...]
    while let word = words.popFirst() {
      if word == "--" {
        operands += words
        return
      }
      if word.hasPrefix("--") {
        try takeLong(word.dropFirst(2), &words, options)
      } else if word.hasPrefix("-"), word != "-" {
        try takeShort(word.dropFirst(), &words, options)
      } else {
        operands.append(word)
      }
    }
  }

  private mutating func takeLong(
    _ word: Substring, _ rest: inout ArraySlice<String>, _ options: [Option]
  ) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts.first ?? "")
    let inline = parts.count == 2 ? String(parts[1]) : nil
    if let option = options.first(where: { $0.name == name }) {
      return try take(option, shown: "--\(name)", inline: inline, &rest)
    }
    if name.hasPrefix("no-"), inline == nil,
      let option = options.first(where: { $0.isNegatable && "no-" + $0.name == name })
    {
      flags[option.name] = false
      return
    }
    let suggestion = Spelling.suggestion(for: name, among: options.map(\.name))
    throw UsageError("there is no option `--\(name)`", hint: suggestion.map { "did you mean `--\($0)`?" })
  }

  private mutating func takeShort(
    _ letters: Substring, _ rest: inout ArraySlice<String>, _ options: [Option]
  ) throws(UsageError) {
    var letters = letters
    while let letter = letters.popFirst() {
      guard let option = options.first(where: { $0.short == letter }) else {
        throw UsageError("there is no option `-\(letter)`")
      }
      if option.placeholder != nil {
        return try take(option, shown: "-\(letter)", inline: letters.isEmpty ? nil : String(letters), &rest)
      }
      flags[option.name] = true
    }
  }

  private mutating func take(
    _ option: Option, shown: String, inline: String?, _ rest: inout ArraySlice<String>
  ) throws(UsageError) {
    guard let placeholder = option.placeholder else {
      guard inline == nil else { throw UsageError("`\(shown)` takes no value") }
      flags[option.name] = true
      return
    }
    if option.isValueOptional, inline == nil {
      flags[option.name] = true
      return
    }
    guard let value = inline ?? rest.popFirst() else {
      throw UsageError("`\(shown)` needs a value: \(shown) \(placeholder)")
    }
    if !option.choices.isEmpty, !option.choices.contains(value) {
      throw UsageError(
        "`\(shown)` cannot be `\(value)`",
        hint: Spelling.suggestion(for: value, among: option.choices).map { "did you mean `\($0)`?" }
          ?? "write one of: \(option.choices.joined(separator: ", "))")
    }
    if !option.isRepeatable, values[option.name] != nil { throw UsageError("`\(shown)` is given twice") }
    values[option.name, default: []].append(value)
  }
}

extension ParsedArguments {
  /// The same command line with another value of one option, or without it.
  func setting(_ name: String, to value: String?) -> ParsedArguments {
    var copy = self
    copy.values[name] = value.map { [$0] }
    return copy
  }

  /// Everything on the command line that could change a byte of an output, in an order of its own.
  func effects(of options: [Option]) -> [String] {
    let names = options.filter { !$0.isNeutral }.map(\.name).sorted()
    return names.compactMap { name in
      if let values = values[name] { return "--\(name)=" + values.joined(separator: "\u{1F}") }
      return flags[name].map { "--\(name)=\($0)" }
    }
  }

  /// The operand of a verb that takes exactly one.
  func onlyOperand(_ what: String) throws(UsageError) -> String {
    guard let first = operands.first else { throw UsageError("\(what) is missing") }
    guard operands.count == 1 else { throw UsageError("one operand too many: `\(operands[1])`") }
    return first
  }
}
