import CPango

/// A question to fontconfig about one family.
struct FontPattern: ~Copyable {
  /// Names that stand for whatever the system chooses; an answer to them is never a substitute.
  private static let generic: Set<String> = [
    "sans", "sans-serif", "serif", "monospace", "mono", "cursive", "fantasy", "system-ui", "emoji", "math",
  ]

  private let pointer: OpaquePointer?
  private let family: String

  init(family: String) {
    self.family = family
    pointer = FcPatternCreate()
    FcPatternAddString(pointer, FC_FAMILY, family)
  }

  deinit { if let pointer { FcPatternDestroy(pointer) } }

  var isGeneric: Bool { FontPattern.generic.contains(family.lowercased()) }

  /// Whether a font has this family name; upper and lower case are one to fontconfig.
  var isInstalled: Bool {
    let wanted = FcObjectSetCreate()
    defer { FcObjectSetDestroy(wanted) }
    FcObjectSetAdd(wanted, FC_FAMILY)
    guard let found = FcFontList(nil, pointer, wanted) else { return false }
    defer { FcFontSetDestroy(found) }
    return found.pointee.nfont > 0
  }

  /// The first family name of the font that fontconfig chooses, which always chooses one if there is any.
  var matchedFamily: String? {
    let question = FcPatternDuplicate(pointer)
    defer { FcPatternDestroy(question) }
    FcConfigSubstitute(nil, question, FcMatchPattern)
    FcDefaultSubstitute(question)
    var result = FcResultNoMatch
    guard let match = FcFontMatch(nil, question, &result) else { return nil }
    defer { FcPatternDestroy(match) }
    var name: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(match, FC_FAMILY, 0, &name) == FcResultMatch, let name else { return nil }
    return String(cString: name)
  }
}
