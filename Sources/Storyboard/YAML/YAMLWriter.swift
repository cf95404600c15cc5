/// Writes a scene as YAML, two spaces a level.
struct YAMLWriter {
  private var out = ""

  static func text(_ map: YAMLMap) -> String {
    var writer = YAMLWriter()
    writer.write(map, indent: 0, isFirstInline: false)
    return writer.out
  }

  /// - Parameter isFirstInline: whether the first entry follows a `- ` on the same line.
  private mutating func write(_ map: YAMLMap, indent: Int, isFirstInline: Bool) {
    for (index, entry) in map.entries.enumerated() {
      let continues = isFirstInline && index == 0
      if !continues {
        for comment in entry.comments { line(indent, "# " + comment) }
        pad(indent)
      }
      out += YAMLScalar.key(entry.key) + ":"
      write(entry.value, indent: indent, inSequence: false)
    }
  }

  private mutating func write(_ value: YAMLValue, indent: Int, inSequence: Bool) {
    switch value {
    case .map(let map) where !map.isEmpty:
      if inSequence {
        out += " "
        write(map, indent: indent + 2, isFirstInline: true)
      } else {
        out += "\n"
        write(map, indent: indent + 2, isFirstInline: false)
      }
    case .list(let items) where !items.isEmpty:
      out += "\n"
      for item in items {
        comments(of: item, indent: indent + 2)
        pad(indent + 2)
        out += "-"
        write(item, indent: indent + 2, inSequence: true)
      }
    case .null where !inSequence:
      out += "\n"
    default:
      out += " " + Self.inline(value) + "\n"
    }
  }

  /// The comments of a list item's first entry stand above the item.
  private mutating func comments(of item: YAMLValue, indent: Int) {
    guard case .map(let map) = item, let first = map.entries.first else { return }
    for comment in first.comments { line(indent, "# " + comment) }
  }

  private static func inline(_ value: YAMLValue) -> String {
    switch value {
    case .text(let text): YAMLScalar.text(text)
    case .plain(let text): text
    case .null: "null"
    case .flow(let items), .list(let items):
      "[" + items.map(inline).joined(separator: ", ") + "]"
    case .inline(let map), .map(let map):
      "{"
        + map.entries.map { entry in
          let value = entry.value == .null ? "null" : inline(entry.value)
          return YAMLScalar.key(entry.key) + ": " + value
        }.joined(separator: ", ") + "}"
    }
  }

  private mutating func pad(_ indent: Int) { out += String(repeating: " ", count: indent) }

  /// A comment's control characters would end it.
  private mutating func line(_ indent: Int, _ text: String) {
    pad(indent)
    out += String(String.UnicodeScalarView(text.unicodeScalars.map { $0.value < 0x20 ? " " : $0 })) + "\n"
  }
}
