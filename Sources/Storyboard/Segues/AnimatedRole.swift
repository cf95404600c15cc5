/// Which of the two screens a variable of the code stands for.
enum AnimatedRole: String, Hashable, CaseIterable {
  case destination, source

  /// The variables of a method, by what they were made from.
  struct Names {
    private var roles: [String: AnimatedRole] = [:]

    init(_ text: String) {
      let definition =
        /(?:(?:let|var)\s+|\*\s*|UIView\s*\*?\s*|id\s+)(\w+)\s*(?::\s*[\w\.<>?!]+\s*)?=\s*([^\n;]+)/
      for match in text.matches(of: definition) {
        let (name, value) = (String(match.output.1), String(match.output.2))
        if roles[name] == nil, let role = role(of: value) { roles[name] = role }
      }
    }

    /// The role of an expression: of its first variable that has one, or of the words in it.
    func role(of expression: String) -> AnimatedRole? {
      for match in expression.matches(of: /\w+/) {
        let word = String(match.output)
        if let known = roles[word] { return known }
        if let role = Self.role(ofWord: word) { return role }
      }
      return nil
    }

    private static func role(ofWord word: String) -> AnimatedRole? {
      let lower = word.lowercased()
      if ["destination", "dest", "dst", "toview", "tovc", "second", "incoming"].contains(
        where: lower.hasPrefix)
      {
        return .destination
      }
      if ["source", "src", "fromview", "fromvc", "first", "outgoing"].contains(where: lower.hasPrefix) {
        return .source
      }
      return nil
    }
  }
}
