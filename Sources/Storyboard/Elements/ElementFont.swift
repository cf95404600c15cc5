internal import Motion

/// A font as an element describes it.
struct ElementFont: Hashable, Sendable {
  /// nil: the system's.
  var family: String?
  var size: Double
  /// A CSS weight.
  var weight = 400
  var isItalic = false

  /// - Parameters:
  ///   - element: `<fontDescription>`; nil where the element leaves the font to its kind.
  ///   - size: of that kind, in points.
  init(_ element: Element?, defaultSize size: Double) {
    self.size = size
    guard let element else { return }
    if let style = element["style"], let (size, weight) = Self.styles[style] {
      (self.size, self.weight) = (size, weight)
    }
    if let points = element.number("pointSize"), points > 0 {
      self.size = min(points, Double(Limits.fontSize) / 4)
    }
    switch element["type"] {
    case "boldSystem": weight = 700
    case "italicSystem": isItalic = true
    default: break
    }
    if let named = element["weight"], let value = Self.weights[named.lowercased()] { weight = value }
    if let name = element["name"] { readName(name, family: element["family"]) }
  }

  /// `AvenirNext-DemiBold` of the family Avenir Next.
  private mutating func readName(_ name: String, family: String?) {
    self.family = family ?? String(name.prefix { $0 != "-" })
    let face = (name.split(separator: "-").dropFirst().first ?? "").lowercased()
    // The longer names first: a DemiBold is not a Bold.
    for (word, value) in Self.faces where face.contains(word) {
      weight = value
      break
    }
    isItalic = face.contains("italic") || face.contains("oblique")
  }

  /// UIFont.Weight by CSS weight.
  private static let weights: [String: Int] = [
    "ultralight": 100, "thin": 200, "light": 300, "regular": 400, "medium": 500, "semibold": 600, "bold": 700,
    "heavy": 800, "black": 900,
  ]
  private static let faces = [
    ("ultralight", 100), ("extralight", 100), ("thin", 200), ("demibold", 600), ("semibold", 600),
    ("extrabold", 800), ("light", 300), ("medium", 500), ("bold", 700), ("heavy", 800), ("black", 900),
  ]
  /// Sizes at the default content size category, from Apple's Human Interface Guidelines.
  private static let styles: [String: (Double, Int)] = [
    "UICTFontTextStyleLargeTitle": (34, 400), "UICTFontTextStyleTitle0": (34, 400),
    "UICTFontTextStyleTitle1": (28, 400), "UICTFontTextStyleTitle2": (22, 400),
    "UICTFontTextStyleTitle3": (20, 400), "UICTFontTextStyleHeadline": (17, 600),
    "UICTFontTextStyleSubhead": (15, 400), "UICTFontTextStyleBody": (17, 400),
    "UICTFontTextStyleCallout": (16, 400), "UICTFontTextStyleFootnote": (13, 400),
    "UICTFontTextStyleCaption1": (12, 400), "UICTFontTextStyleCaption2": (11, 400),
  ]

  var motionFont: Font { Font(family: family, size: size, weight: weight, isItalic: isItalic) }

  /// Points of one line: SF's ascender, descender and leading are 1.193 of its size.
  var lineHeight: Double { (size * 1.2 * 2).rounded(.up) / 2 }

  /// As a scene writes it: a size alone where that says all, nothing where it is the language's own default.
  var yaml: YAMLValue? {
    var map = YAMLMap()
    if let family { map.add("family", .text(family)) }
    map.add("size", .number(size))
    if weight != 400 { map.add("weight", .plain(Self.name(of: weight))) }
    if isItalic { map.add("italic", .bool(true)) }
    if map.entries.count > 1 { return .inline(map) }
    return size == 17 ? nil : .number(size)
  }

  private static func name(of weight: Int) -> String {
    let names = [
      100: "ultraLight", 200: "thin", 300: "light", 500: "medium", 600: "semibold", 700: "bold", 800: "heavy",
      900: "black",
    ]
    return names[weight] ?? String(weight)
  }
}
