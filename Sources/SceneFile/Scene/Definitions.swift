internal import Motion

/// The named parts of a scene, its own and those of its includes.
struct Definitions {
  static let names = ["screens", "components", "transitions", "themes", "variables"]

  /// By section, the scene's own first.
  private var sections: [String: [Field]] = [:]

  subscript(_ section: String) -> [Field] { sections[section] ?? [] }

  /// Adds the entries of a section; a name can be given once in all files together.
  mutating func add(_ fields: [Field], to section: String) {
    for field in fields {
      if let first = sections[section]?.first(where: { $0.name == field.name }) {
        let one = section.dropLast()
        field.context.report.error(
          "the \(one) \"\(field.name)\" is defined twice", at: field.key,
          notes: [
            Diagnostic.Note(message: "the first \"\(field.name)\" is here", position: first.key.position)
          ])
      } else {
        sections[section, default: []].append(field)
      }
    }
  }
}
