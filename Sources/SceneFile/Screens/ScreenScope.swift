internal import Motion

/// What the views of one screen share while they are read.
final class ScreenScope {
  let screen: String
  /// Points at the top and at the foot that the bars take.
  var contentTop = 0.0
  var contentBottom = 0.0
  let direction: LayoutDirection
  private var ids: [String: Node] = [:]

  init(screen: String, direction: LayoutDirection) {
    self.screen = screen
    self.direction = direction
  }

  /// Words that stand for something else wherever an id can stand.
  static let reserved: Set<String> = ["labels", "none", "full", "source", "destination", "auto", "system"]

  /// A written id, unique in the screen; `prefix` is that of the component it stands in.
  func identifier(_ field: Field, prefix: String) -> String? {
    guard let name = Naming.name(field, "an id") else { return nil }
    if Self.reserved.contains(name) {
      field.error("the id \"\(name)\" has a meaning of its own in the language", hint: "choose another id")
      return nil
    }
    let id = prefix + name
    if let first = ids[id] {
      field.context.report.error(
        "the id \"\(id)\" is used twice in `\(screen)`", at: field.raw,
        notes: [Diagnostic.Note(message: "the first \"\(id)\" is here", position: first.position)])
      return nil
    }
    ids[id] = field.raw
    return id
  }
}

/// Names that a scene gives to its screens, views, segues and so on.
enum Naming {
  /// Names have no `/` and no `.`, which join them to paths, and no spaces or other signs that would need quotes.
  static func isName(_ text: String) -> Bool {
    !text.isEmpty && text.unicodeScalars.count <= 100
      && text.unicodeScalars.allSatisfy {
        $0 == "_" || $0 == "-" || $0.properties.isAlphabetic || isDigit($0)
      }
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.numericType == .decimal }

  /// The name that is a field's value.
  static func name(_ field: Field, _ what: String) -> String? {
    guard let (text, node) = field.scalar(what) else { return nil }
    guard isName(text) else {
      field.error("`\(field.name)` must be \(what) of letters, digits, - and _, not \"\(text)\"", at: node)
      return nil
    }
    return text
  }

  /// Whether a field's own key is a name; reports it where it is not.
  static func checkKey(_ field: Field, _ what: String) -> Bool {
    if isName(field.name) { return true }
    field.error("\(what) is named with letters, digits, - and _, not \"\(field.name)\"", at: field.key)
    return false
  }
}
