internal import Motion

/// A kind of view: the key whose value is the view's main content. Adding one is adding a value and a line in `all`.
struct ViewKind: Sendable {
  /// The kind's key, with what its value is.
  let key: Key
  /// The keys that views of this kind have besides those of all views.
  let keys: [Key]
  /// As messages name it: "a label".
  let what: String
  /// Fills in the draft from the kind's value and its own keys; false where nothing can be made of it.
  let read: @Sendable (inout ViewDraft, Field, Keys, ViewReader) -> Bool

  var name: String { key.name }

  init(
    _ name: String, what: String? = nil, _ value: ValueType, _ summary: String, keys: [Key] = [],
    read: @escaping @Sendable (inout ViewDraft, Field, Keys, ViewReader) -> Bool
  ) {
    key = Key(name, value, summary)
    self.keys = keys
    self.what = what ?? "a " + name
    self.read = read
  }

  static let all: [ViewKind] =
    [box, ellipse, path, label, button, image, icon, stack, spacer, group, list, use] + controls
}

/// A view while it is read.
struct ViewDraft {
  var id: String
  var content = ViewContent.empty
  var background: Fill?
  var children: [View] = []
  var padding: Padding?
  /// Whether the view has a size of its own where its placement leaves it open.
  var hasOwnSize = true
  /// The size that stands in where the placement leaves it open and layout knows none.
  var naturalSize: Size?
  /// Where the view stands if it has no placement at all.
  var defaultPlacement = Placement()
}
