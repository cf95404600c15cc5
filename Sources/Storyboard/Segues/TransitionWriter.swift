internal import Motion

/// A transition as a segue writes it; what this version cannot draw is replaced by the nearest that it can.
struct TransitionWriter {
  let report: ReportBuilder

  /// - Parameters:
  ///   - name: of the language.
  ///   - substitute: nil leaves the choice to the platform.
  func known(_ name: String, from origin: String? = nil, else substitute: String?, _ id: String?)
    -> YAMLValue?
  {
    guard TransitionKind.named(name) != nil else {
      report.add(.transitionSubstituted, id, example: name)
      return substitute.map { .plain($0) }
    }
    guard let origin else { return .plain(name) }
    return .inline(YAMLMap([(name, .inline(YAMLMap([("from", .plain(origin))])))]))
  }

  /// What a person wrote for a custom class: a name, `name:origin`, or a map in YAML's flow style.
  static func written(_ text: String, path: String) throws(StoryboardError) -> YAMLValue {
    let trimmed = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if trimmed.hasPrefix("{"), trimmed.hasSuffix("}") { return .plain(trimmed) }
    let parts = trimmed.split(separator: ":").map(String.init)
    let name = parts.first ?? ""
    guard (1...2).contains(parts.count),
      TransitionKind.named(name) != nil || ["system", "auto"].contains(name)
    else {
      let names = TransitionKind.all.map(\.name).joined(separator: ", ")
      throw StoryboardError(
        .request, path: path, "there is no transition \"\(text)\" for a custom class", hint: "one of \(names)"
      )
    }
    guard parts.count == 2 else { return .plain(name) }
    guard Origin(rawValue: parts[1]) != nil else {
      throw StoryboardError(
        .request, path: path, "a transition comes from right, left, top or bottom, not from \"\(parts[1])\"")
    }
    return .inline(YAMLMap([(name, .inline(YAMLMap([("from", .plain(parts[1]))])))]))
  }
}
