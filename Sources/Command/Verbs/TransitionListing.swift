internal import Motion
internal import SceneFile

/// What `segue list transitions` prints.
enum TransitionListing {
  /// Each transition with what it is.
  static var rows: [(String, String)] {
    TransitionKind.all.map { kind in
      let parameters = kind.parameters.map(\.name).joined(separator: ", ")
      let timing = kind.duration == .zero ? "" : "; \(kind.duration.value) s"
      return (kind.name, kind.summary + timing + (parameters.isEmpty ? "" : "; takes \(parameters)"))
    }
  }

  /// A built-in transition as a transition that a scene could have written, with its parameters at their defaults.
  static func yaml(of name: String) throws(UsageError) -> String {
    guard let kind = TransitionKind.named(name) else {
      let suggestion = Spelling.suggestion(for: name, among: TransitionKind.all.map(\.name))
      throw UsageError(
        "there is no transition `\(name)`",
        hint: suggestion.map { "did you mean `\($0)`?" } ?? "`segue list transitions` prints their names")
    }
    var arguments = TransitionArguments()
    var comment = "# \(kind.summary)\n"
    for parameter in kind.parameters {
      guard case .element = parameter.kind else { continue }
      arguments.elements[parameter.name] = "ELEMENT"
      comment += "# ELEMENT stands for \(parameter.summary).\n"
    }
    let own = "my" + name.prefix(1).uppercased() + name.dropFirst()
    return comment + TransitionWriter(kind.transition(arguments)).yaml(name: own)
  }
}
