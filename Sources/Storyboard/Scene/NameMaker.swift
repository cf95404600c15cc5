/// Makes names that the scene language accepts and a person would have chosen, each once.
struct NameMaker {
  private var taken: Set<String>

  /// - Parameter reserved: words with a meaning of their own.
  init(reserved: Set<String> = []) { taken = reserved }

  /// Ids that the scene language or a navigation bar uses itself.
  static let reservedIDs: Set = ["labels", "none", "full", "source", "destination", "auto", "system", "back"]

  /// The first name that the candidates give, with a number where it is taken.
  mutating func name(_ candidates: [String?], fallback: String) -> String {
    let base = candidates.lazy.compactMap { $0.flatMap(Self.word) }.first ?? fallback
    var name = base
    var number = 2
    while !taken.insert(name).inserted {
      name = "\(base)\(number)"
      number += 1
    }
    return name
  }

  /// `Go to Second View` as `goToSecondView`; nil where nothing is left.
  static func word(_ text: String) -> String? {
    var words: [String] = []
    var word = ""
    for scalar in text.unicodeScalars {
      if scalar.properties.isAlphabetic || scalar.properties.numericType == .decimal {
        word.unicodeScalars.append(scalar)
      } else if scalar != "'", scalar != "’" {
        if !word.isEmpty { words.append(word) }
        word = ""
      }
    }
    if !word.isEmpty { words.append(word) }
    guard let first = words.first else { return nil }
    var name = lowered(first)
    for next in words.dropFirst().prefix(4) where name.count + next.count <= 32 {
      name += next.prefix(1).uppercased() + next.dropFirst()
    }
    name = String(name.prefix(40))
    // A name of digits alone would need quotes wherever it is written.
    return name.first?.isNumber ?? true ? "item" + name : name
  }

  /// `ViewController` as `viewController`, `URLField` as `urlField`, `TV` as `tv`.
  private static func lowered(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }
    if capitals.count == word.count { return word.lowercased() }
    let count = max(capitals.count > 1 ? capitals.count - 1 : 1, 1)
    return word.prefix(count).lowercased() + word.dropFirst(count)
  }
}
