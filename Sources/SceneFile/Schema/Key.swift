internal import Motion

/// A key of a map, as the reader knows it and as the schema says it.
struct Key: Sendable {
  let name: String
  let type: ValueType
  let isRequired: Bool
  /// A few words without a full stop, for editors.
  let summary: String

  init(_ name: String, _ type: ValueType, isRequired: Bool = false, _ summary: String) {
    self.name = name
    self.type = type
    self.isRequired = isRequired
    self.summary = summary
  }
}

/// The keys of one kind of map. The reader takes the keys that it knows from here, and `segue schema` prints them, so
/// that a key is either known to both or to none.
///
/// Adding a key is adding a line to its table and reading it; a new table needs a line in `all` besides.
struct KeyTable: Sendable {
  /// Its name among the definitions of the schema: "canvas".
  let name: String
  /// As messages name the map: "a canvas".
  let what: String
  let keys: [Key]
  /// Forms of the map, told apart by the one key that each must have.
  let variants: [Variant]
  /// What the values of all other keys are, where the scene chooses names; nil where there are none.
  let others: ValueType?
  /// Groups of keys of which at least one must be there.
  let needsOneOf: [[String]]
  /// Groups of keys of which one at most can be there.
  let excludes: [[String]]
  /// Of all keys, those of all variants included.
  let names: [String]

  /// A form of a map: the key that makes it one, and the keys that it alone has.
  struct Variant: Sendable {
    let key: Key
    var keys: [Key] = []
  }

  init(
    _ name: String, _ what: String, _ keys: [Key], variants: [Variant] = [], others: ValueType? = nil,
    needsOneOf: [[String]] = [], excludes: [[String]] = []
  ) {
    self.name = name
    self.what = what
    self.keys = keys
    self.variants = variants
    self.others = others
    self.needsOneOf = needsOneOf
    self.excludes = excludes
    names = (keys + variants.flatMap { [$0.key] + $0.keys }).map(\.name)
  }

  /// Names that the map can have in one form; those that tell the forms apart are all among them.
  func names(of variant: String) -> [String] {
    let own = variants.first { $0.key.name == variant }?.keys ?? []
    return (keys + variants.map(\.key) + own).map(\.name)
  }

  /// Every table that the schema defines.
  static let all: [KeyTable] =
    [
      scene, included, canvas, output, screen, navigationBar, barItem, tabBar, tab, toolbar, region,
      component, segue,
    ]
    + [view, row, font, border, shadow, gradient]
    + [transition, customTransition, phase, track, keyframe, dim, layer, match, matchPair, mask]
    + [circle, roundedRect, reverse, empty]
    + timeline
    + TransitionKind.all.map(KeyTable.init(parametersOf:))
}
