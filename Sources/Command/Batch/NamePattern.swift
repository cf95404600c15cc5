/// How outputs are named: text with `{scene}`, `{theme}`, `{scale}`, `{device}` or `{direction}` in it.
///
/// `{~theme}` is `~dark` for a theme that is not light, and `{@scale}` is `@2x` for a scale that is not 1: DocC, asset
/// catalogues and HTML tools know these endings. Both are empty otherwise.
struct NamePattern: Equatable {
  static let option = Option.value(
    "name", "PATTERN",
    "names of the outputs, such as {scene}-{device}{~theme}; also {theme}, {scale}, {@scale}"
  ).neutral

  private enum Part: Equatable {
    case text(String)
    case placeholder(String)
  }

  private static let placeholders = ["scene", "~theme", "@scale"] + VariantMatrix.axes

  private let parts: [Part]

  init(_ text: String) throws(UsageError) {
    var parts: [Part] = []
    var rest = text[...]
    while let open = rest.firstIndex(of: "{") {
      parts.append(.text(String(rest[..<open])))
      guard let close = rest[open...].firstIndex(of: "}") else {
        throw UsageError("`\(text)` has a { without a }")
      }
      let name = String(rest[rest.index(after: open)..<close])
      guard Self.placeholders.contains(name) else {
        let all = Self.placeholders.map { "{\($0)}" }.joined(separator: ", ")
        throw UsageError("a name cannot have {\(name)}", hint: "it can have \(all)")
      }
      parts.append(.placeholder(name))
      rest = rest[rest.index(after: close)...]
    }
    self.parts = parts + [.text(String(rest))]
  }

  /// What tells the variants of a run apart, and nothing more.
  ///
  /// - Parameter isVideo: DocC takes `name@2x.mp4` for an asset of another name, so a video's scale is written as `-2x`.
  init(distinguishing varying: Set<String>, isVideo: Bool) {
    var parts: [Part] = [.placeholder("scene")]
    if varying.contains("device") { parts += [.text("-"), .placeholder("device")] }
    if varying.contains("direction") { parts += [.text("-"), .placeholder("direction")] }
    if varying.contains("scale"), isVideo { parts += [.text("-"), .placeholder("scale"), .text("x")] }
    if varying.contains("theme") { parts.append(.placeholder("~theme")) }
    if varying.contains("scale"), !isVideo { parts.append(.placeholder("@scale")) }
    self.parts = parts
  }

  /// - Parameter values: by the name of the axis.
  /// - Throws: `UsageError` where an axis is named that the command line does not set.
  func name(scene: String, values: [String: String]) throws(UsageError) -> String {
    var name = ""
    for part in parts {
      switch part {
      case .text(let text): name += text
      case .placeholder("scene"): name += scene
      case .placeholder("~theme"):
        if let theme = values["theme"], theme != "light" { name += "~" + theme }
      case .placeholder("@scale"):
        if let scale = values["scale"], scale != "1" { name += "@\(scale)x" }
      case .placeholder(let axis):
        guard let value = values[axis] else {
          throw UsageError("the names need a value for {\(axis)}", hint: "write --\(axis)")
        }
        name += value
      }
    }
    guard !name.isEmpty, name.last != "/" else { throw UsageError("an output needs a name") }
    return name
  }
}
