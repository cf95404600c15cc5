internal import Motion
internal import Encoding
internal import SceneFile

/// A file that says what the outputs were made from, for build tools.
enum DependencyFile {
  enum Format: String, CaseIterable {
    /// A rule for make.
    case make
    /// `inputs`, `outputs`, and which are made from which.
    case json
    /// The paths of all inputs, each ended by a NUL byte.
    case zero
  }

  static let option = Option.value(
    "deps", "FILE", "write a make rule that names everything the outputs depend on"
  ).neutral

  static let options: [Option] = [
    option,
    .choice(
      "deps-format", Format.allCases.map(\.rawValue), "how --deps is written: as make reads it by default"
    )
    .neutral,
  ]

  struct Rule {
    var outputs: [String]
    var dependencies: [String]
  }

  /// Writes what `--deps` asks for, once every scene is rendered: a rule for an output that is not there would be wrong.
  static func write(_ outcomes: [RenderOutcome], _ arguments: ParsedArguments) throws {
    let rules = outcomes.filter { $0.exitCode == .success }.map { outcome in
      Rule(
        outputs: outcome.outputs.flatMap(\.files).filter { $0 != "-" }, dependencies: outcome.dependencies)
    }
    guard outcomes.allSatisfy({ $0.exitCode == .success }) else { return }
    try write(rules, arguments)
  }

  static func write(_ rules: [Rule], _ arguments: ParsedArguments) throws {
    guard let path = arguments.value("deps") else { return }
    let rules = rules.filter { !$0.outputs.isEmpty }
    guard !rules.isEmpty else { return }
    let format = arguments.value("deps-format").flatMap(Format.init(rawValue:)) ?? .make
    let names = rules.flatMap { $0.outputs + $0.dependencies }
    if format == .make, let name = names.first(where: { $0.contains(where: { "\n;=".contains($0) }) }) {
      throw UsageError(
        "no rule of make can name `\(DisplayText.escaping(name))`",
        hint: "write --deps-format json, or rename it")
    }
    let file = try OutputFile(path)
    switch format {
    case .make: try file.write(text: makeText(rules))
    case .json: try file.write(text: json(rules).text)
    case .zero: try file.write(text: unique(rules.flatMap(\.dependencies)).map { $0 + "\0" }.joined())
    }
    try file.commit()
  }

  /// `outputs: dependencies`, and an empty rule for each dependency, so that make goes on when one is deleted.
  static func makeText(_ rules: [Rule]) -> String {
    var text = ""
    for rule in rules {
      text += rule.outputs.map { escaped($0, asTarget: true) }.joined(separator: " ")
      text += ":" + rule.dependencies.map { " \\\n  " + escaped($0) }.joined() + "\n"
    }
    let scenes = Set(rules.compactMap(\.dependencies.first))
    for dependency in unique(rules.flatMap(\.dependencies)) where !scenes.contains(dependency) {
      text += "\n" + escaped(dependency, asTarget: true) + ":\n"
    }
    return text
  }

  private static func json(_ rules: [Rule]) -> JSON {
    func list(_ paths: [String]) -> JSON { .array(unique(paths).map(JSON.string)) }
    return .object([
      ("inputs", list(rules.flatMap(\.dependencies))), ("outputs", list(rules.flatMap(\.outputs))),
      (
        "rules",
        .array(
          rules.map { .object([("outputs", list($0.outputs)), ("inputs", list($0.dependencies))]) })
      ),
    ])
  }

  private static func unique(_ paths: [String]) -> [String] {
    var seen: Set<String> = []
    return paths.filter { seen.insert($0).inserted }
  }

  /// As GNU make reads names: a space and `#` take a backslash, as do backslashes before them, `$` is doubled, and
  /// `:` takes a backslash. A `%` would make a target a pattern, and is itself in a prerequisite.
  static func escaped(_ path: String, asTarget isTarget: Bool = false) -> String {
    var result = ""
    var backslashes = 0
    for character in path {
      switch character {
      case "\\":
        backslashes += 1
        result.append(character)
        continue
      case " ", "\t", "#", ":":
        result += String(repeating: "\\", count: character == ":" ? 1 : backslashes + 1)
        result.append(character)
      case "$": result += "$$"
      case "%" where isTarget: result += "\\%"
      default: result.append(character)
      }
      backslashes = 0
    }
    return result
  }
}
