internal import Motion

/// What makes a list of keys and values a map: unique keys, and `<<` merged.
struct MappingRules {
  let report: Report

  /// `children` are keys and values in turn; keys are scalars.
  func pairs(_ children: [Node]) throws(YAMLFailure) -> [Node.Pair] {
    var pairs: [Node.Pair] = []
    var merged: [Node] = []
    var places: [String: Node] = [:]
    for index in stride(from: 0, to: children.count - 1, by: 2) {
      let (key, value) = (children[index], children[index + 1])
      guard case .scalar(let name, let style) = key.content else { continue }
      if name == "<<", style == .plain {
        merged += try sources(of: value)
      } else if let first = places[name] {
        report.error(
          "the key \"\(name)\" is written twice, first in line \(first.position.line)", at: key,
          notes: [Diagnostic.Note(message: "the first \"\(name)\" is here", position: first.position)])
      } else {
        places[name] = key
        pairs.append(Node.Pair(key: key, value: value))
      }
    }
    for source in merged {
      for pair in source.pairs ?? [] {
        guard let name = pair.key.text, places[name] == nil else { continue }
        places[name] = pair.key
        pairs.append(pair)
      }
    }
    return pairs
  }

  private func sources(of value: Node) throws(YAMLFailure) -> [Node] {
    let sources = value.items ?? [value]
    if let wrong = sources.first(where: { $0.pairs == nil }) {
      throw YAMLFailure(
        Diagnostic(
          "<< merges a map or a list of maps, not \(wrong.kindName)", at: wrong.position, length: wrong.length
        ))
    }
    return sources
  }
}
