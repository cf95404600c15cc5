internal import Motion

/// What an element draws, while its view is written.
struct ViewDraft {
  /// The key and value of the view's kind; nil: a box or a group, by what it has.
  var kind: (key: String, value: YAMLValue)?
  /// Keys of the kind.
  var keys = YAMLMap()
  /// What the element says, for its name.
  var words: String?
  /// Behind the content.
  var fill: YAMLValue?
  var children: [YAMLMap] = []
  /// Whether a child sticks out of the bounds.
  var hasOverflow = false
  /// Above the view.
  var comments: [String] = []
  /// Extra keys that the element's own attributes do not say.
  var looks = YAMLMap()

  /// A view that only fills its frame.
  static func box(_ fill: YAMLValue?) -> ViewDraft { ViewDraft(fill: fill) }

  init(
    _ key: String? = nil, _ value: YAMLValue = .null, keys: YAMLMap = YAMLMap(), words: String? = nil,
    fill: YAMLValue? = nil
  ) {
    kind = key.map { ($0, value) }
    self.keys = keys
    self.words = words
    self.fill = fill
  }
}
