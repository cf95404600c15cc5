internal import Motion

/// A value of a scene file with its place. Scalars keep the text that was written; what it means is decided by the
/// key that it belongs to.
struct Node: Sendable {
  enum Content: Sendable {
    case scalar(String, Style)
    case sequence([Node])
    /// In the order written; keys are unique. Merged pairs come last.
    case mapping([Pair])
  }

  enum Style: Sendable {
    case plain, quoted, block
  }

  struct Pair: Sendable {
    var key: Node
    var value: Node
  }

  var content: Content
  var position: SourcePosition
  /// Columns that the value takes on its first line; 1 for collections.
  var length: Int
  /// Whether the text is final: component parameters have been put in.
  var isResolved = false
  /// Whether the value's fault has been reported already.
  var isInvalid = false

  /// The text of a scalar, nil for collections.
  var text: String? {
    if case .scalar(let text, _) = content { return text }
    return nil
  }

  /// Whether nothing, `~` or `null` is written. Where text is expected `~` and `null` are text.
  var isNull: Bool {
    guard case .scalar(let text, .plain) = content else { return false }
    return text.isEmpty || text == "~" || text == "null"
  }

  var isEmpty: Bool {
    guard case .scalar(let text, .plain) = content else { return false }
    return text.isEmpty
  }

  var pairs: [Pair]? {
    if case .mapping(let pairs) = content { return pairs }
    return nil
  }

  var items: [Node]? {
    if case .sequence(let items) = content { return items }
    return nil
  }

  /// What a message calls the value.
  var kindName: String {
    switch content {
    case .scalar(let text, .plain) where text.isEmpty: "nothing"
    case .scalar: "a single value"
    case .sequence: "a list"
    case .mapping: "a map"
    }
  }
}
