/// Makes a whole scene of a part of one.
enum ManualFragment {
  /// By name, the top-level keys that a fragment becomes; `@` is the fragment, indented as the `@` is.
  static let slots: [String: String] = [
    "": "@",
    "timeline": "timeline:\n  @",
    "views": """
    screens:
      list:
        views:
          @
    segues: {}
    timeline: [hold: 0.1]
    """,
    "segue": """
    segues:
      ShowDetails:
        from: list
        to: details
        trigger: thumb
        @
    timeline: [hold: 0.1, tap: thumb, hold: 0.1]
    """,
  ]

  /// The base with its top-level keys replaced by those of the fragment; nil where there is no such slot.
  static func scene(_ fragment: [String], slot: String, base: String) -> String? {
    guard let slot = slots[slot] else { return nil }
    let filled = slot.split(separator: "\n").flatMap { line -> [String] in
      guard line.hasSuffix("@") else { return [String(line)] }
      return fragment.map { $0.isEmpty ? "" : line.dropLast() + $0 }
    }
    var sections = sections(of: base.split(separator: "\n").map(String.init))
    for section in self.sections(of: filled) {
      sections.removeAll { $0.key == section.key }
      sections.append(section)
    }
    return sections.flatMap(\.lines).joined(separator: "\n") + "\n"
  }

  /// Top-level keys with all their lines.
  private static func sections(of lines: [String]) -> [(key: String, lines: [String])] {
    var sections: [(key: String, lines: [String])] = []
    for line in lines {
      let isKey = line.first.map { !$0.isWhitespace && $0 != "#" && $0 != "-" } ?? false
      if isKey || sections.isEmpty {
        sections.append((String(line.prefix { $0 != ":" }), [line]))
      } else {
        sections[sections.count - 1].lines.append(line)
      }
    }
    return sections
  }
}
