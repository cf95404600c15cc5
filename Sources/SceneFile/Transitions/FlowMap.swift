/// A YAML map on one line, its keys in the order in which they were set.
struct FlowMap {
  private var entries: [(key: String, value: String)]

  init(_ entries: [(String, String)] = []) { self.entries = entries.map { (key: $0.0, value: $0.1) } }

  /// nil leaves the key out. Values are YAML already.
  subscript(_ key: String) -> String? {
    get { entries.first { $0.key == key }?.value }
    set {
      entries.removeAll { $0.key == key }
      if let newValue { entries.append((key, newValue)) }
    }
  }

  var text: String { "{" + entries.map { "\($0.key): \($0.value)" }.joined(separator: ", ") + "}" }
}
