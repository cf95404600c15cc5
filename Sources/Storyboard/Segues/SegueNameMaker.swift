/// Names segues by their identifier, else by the screens they join. The names are also those of the clips' files.
struct SegueNameMaker {
  private var taken: Set<String> = []

  mutating func name(_ identifier: String?, from: String, to: String) -> String {
    let base = identifier.flatMap(Self.key) ?? "\(from)-\(to)"
    var name = base
    var number = 2
    // File systems that do not tell cases apart would lose a clip.
    while !taken.insert(name.lowercased()).inserted {
      name = "\(base)-\(number)"
      number += 1
    }
    return name
  }

  /// An identifier with the signs that a name cannot have turned into `-`; nil where nothing is left.
  static func key(_ identifier: String) -> String? {
    var key = ""
    for scalar in identifier.unicodeScalars {
      let isAllowed =
        scalar.properties.isAlphabetic || scalar.properties.numericType == .decimal || scalar == "_"
        || scalar == "-"
      if isAllowed {
        key.unicodeScalars.append(scalar)
      } else if !key.hasSuffix("-"), !key.isEmpty {
        key += "-"
      }
    }
    while key.hasSuffix("-") { key.removeLast() }
    while key.hasPrefix("-") { key.removeFirst() }
    return key.isEmpty ? nil : String(key.prefix(80))
  }
}
