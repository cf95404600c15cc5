/// A node of the scene that is written: a value, with the comment that explains it where it was guessed.
indirect enum YAMLValue: Sendable, Equatable {
  /// Text that a reader must get as it is; quoted where YAML would take it for something else.
  case text(String)
  /// A number or a word of the language, written as it is.
  case plain(String)
  /// On one line: `[16, 100, 100, 75]`.
  case flow([YAMLValue])
  /// On one line: `{size: 17, weight: semibold}`.
  case inline(YAMLMap)
  case list([YAMLValue])
  case map(YAMLMap)
  case null

  static func number(_ value: Double) -> YAMLValue { .plain(Decimal.text(value)) }
  static func bool(_ value: Bool) -> YAMLValue { .plain(value ? "true" : "false") }
  static func numbers(_ values: [Double]) -> YAMLValue { .flow(values.map { .number($0) }) }
}

/// A mapping whose keys keep their order.
struct YAMLMap: Sendable, Equatable {
  struct Entry: Sendable, Equatable {
    var key: String
    var value: YAMLValue
    /// Lines above the entry, without the `#`.
    var comments: [String] = []
  }

  var entries: [Entry] = []

  init() {}

  init(_ pairs: [(String, YAMLValue)]) { entries = pairs.map { Entry(key: $0.0, value: $0.1) } }

  var isEmpty: Bool { entries.isEmpty }

  subscript(key: String) -> YAMLValue? { entries.first { $0.key == key }?.value }

  mutating func add(_ key: String, _ value: YAMLValue, comments: [String] = []) {
    entries.append(Entry(key: key, value: value, comments: comments))
  }

  /// Adds nothing where there is no value: a scene has no dead keys.
  mutating func add(_ key: String, _ value: YAMLValue?) {
    if let value { add(key, value) }
  }

  mutating func append(_ other: YAMLMap) { entries += other.entries }
}
