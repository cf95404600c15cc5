/// Finds the parts of a source file without understanding the language: balanced braces, and what stands before them.
enum SourceScanner {
  /// Comments and the contents of strings become nothing: neither is code.
  static func withoutComments(_ text: String) -> String {
    var out = String.UnicodeScalarView()
    var scalars = Array(text.unicodeScalars.prefix(2_000_000))
    scalars.append("\n")
    var index = 0
    while index < scalars.count - 1 {
      let (current, next) = (scalars[index], scalars[index + 1])
      if current == "/", next == "/" {
        while index < scalars.count - 1, scalars[index] != "\n" { index += 1 }
      } else if current == "/", next == "*" {
        index += 2
        while index < scalars.count - 1, !(scalars[index] == "*" && scalars[index + 1] == "/") { index += 1 }
        index += 2
      } else if current == "\"" {
        out.append(current)
        index += 1
        while index < scalars.count - 1, scalars[index] != "\"", scalars[index] != "\n" {
          index += scalars[index] == "\\" ? 2 : 1
        }
        out.append("\"")
        index += 1
      } else {
        out.append(current)
        index += 1
      }
    }
    return String(out)
  }

  static func classes(_ text: String, isObjectiveC: Bool) -> [(name: String, body: String)] {
    isObjectiveC ? implementations(text) : swiftClasses(text)
  }

  private static func swiftClasses(_ text: String) -> [(name: String, body: String)] {
    var found: [(String, String)] = []
    for match in text.matches(of: /\b(?:class|extension|struct)\s+(\w+)[^{}]*\{/) {
      let start = text.index(before: match.range.upperBound)
      if let body = block(text, from: start) { found.append((String(match.output.1), String(body))) }
    }
    return found
  }

  private static func implementations(_ text: String) -> [(name: String, body: String)] {
    var found: [(String, String)] = []
    for match in text.matches(of: /@implementation\s+(\w+)/) {
      let rest = text[match.range.upperBound...]
      let body = rest.firstRange(of: "@end").map { rest[..<$0.lowerBound] } ?? rest
      found.append((String(match.output.1), String(body)))
    }
    return found
  }

  /// What stands between the brace at `start` and the one that closes it; nil where none does.
  static func block(_ text: some StringProtocol, from start: String.Index) -> Substring? {
    var depth = 0
    var index = start
    while index < text.endIndex {
      switch text[index] {
      case "{": depth += 1
      case "}":
        depth -= 1
        if depth == 0 { return Substring(text[text.index(after: start)..<index]) }
      default: break
      }
      index = text.index(after: index)
    }
    return nil
  }

  /// The body of `perform`, in either language; nil where a class has none of its own.
  static func perform(_ body: String) -> Substring? {
    let head = body.firstMatch(of: /(?:func\s+perform\s*\(\s*\)|-\s*\(\s*void\s*\)\s*perform\b)[^{]*\{/)
    guard let head else { return nil }
    return block(body, from: body.index(before: head.range.upperBound))
  }

  /// The arguments between the parenthesis at `start` and the one that closes it, without their labels.
  static func arguments(_ text: Substring, from start: String.Index) -> [String] {
    var depth = 0
    var current = ""
    var found: [String] = []
    for character in text[start...] {
      if "([{".contains(character) {
        depth += 1
        if depth == 1 { continue }
      }
      if ")]}".contains(character) {
        depth -= 1
        if depth == 0 { break }
      }
      if character == ",", depth == 1 {
        found.append(current)
        current = ""
      } else {
        current.append(character)
      }
    }
    found.append(current)
    return found.map { argument in
      let value = argument.firstMatch(of: /^\s*\w+\s*:(.*)$/.dotMatchesNewlines())?.output.1 ?? argument[...]
      return value.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
  }
}
