internal import Motion

/// Reads `pass: {details.hero.image: thumb.image}`: what a segue hands over.
struct PassReader {
  let scope: ElementScope

  func passes(_ field: Field) -> [Pass] {
    (field.entries("properties") ?? []).compactMap { entry in
      guard let (text, node) = entry.scalar("a property of a view, as thumb.image") else { return nil }
      let target = property(entry.name, of: .destination, entry, at: entry.key)
      let source = property(text, of: .source, entry, at: node)
      guard let target, let source else { return nil }
      guard target.property == source.property else {
        entry.error(
          "`\(entry.name)` cannot show \"\(text)\": one is \(Self.word(target)), the other \(Self.word(source))"
        )
        return nil
      }
      return Pass(destinationView: target.view, sourceView: source.view, property: target.property)
    }
  }

  private struct Reference {
    var view: String
    var property: Pass.Property
  }

  private static func word(_ reference: Reference) -> String {
    reference.property == .image ? "an image" : "text"
  }

  /// `view.property` or `screen.view.property`.
  private func property(_ text: String, of role: Role, _ field: Field, at node: Node) -> Reference? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard (2...3).contains(parts.count), let last = parts.last, let property = Pass.Property(rawValue: last)
    else {
      field.error(
        "\"\(text)\" is no property: write VIEW.image or VIEW.text", at: node,
        suggestion: Spelling.suggestion(for: parts.last ?? "", among: Pass.Property.allCases.map(\.rawValue))
          .map { (parts.dropLast() + [$0]).joined(separator: ".") })
      return nil
    }
    let view = parts[parts.count - 2]
    guard let side = scope.side(role) else { return nil }
    if parts.count == 3, parts[0] != side.screen {
      field.error(
        "\"\(text)\" is not in the screen `\(side.screen)` that this side of the segue is", at: node,
        suggestion: ([side.screen] + parts.dropFirst()).joined(separator: "."))
      return nil
    }
    guard let element = side.elements[view] else {
      scope.check(view, of: role, field, at: node)
      return nil
    }
    guard element.property == property else {
      field.error("the view \"\(view)\" of `\(side.screen)` has no \(property.rawValue)", at: node)
      return nil
    }
    return Reference(view: element.shownBy, property: property)
  }
}
