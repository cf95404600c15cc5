/// A rule for make that says what the outputs were made from.
enum DependencyFile {
  static let option = Option.value(
    "deps", "FILE", "write a make rule that names everything the outputs depend on")

  /// `outputs: dependencies`, and an empty rule for each dependency, so that make goes on when one is deleted.
  static func text(outputs: [String], dependencies: [String]) -> String {
    let targets = outputs.map { escaped($0, asTarget: true) }.joined(separator: " ")
    var text = targets + ":" + dependencies.map { " \\\n  " + escaped($0) }.joined() + "\n"
    for dependency in dependencies.dropFirst() { text += "\n" + escaped(dependency, asTarget: true) + ":\n" }
    return text
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
