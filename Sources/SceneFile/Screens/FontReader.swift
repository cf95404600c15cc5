internal import Motion

/// Reads `font: {family, size, weight, italic}`, or `font: 20`.
struct FontReader {
  /// Pixels per point, for the limit on what a font engine can draw.
  let scale: Double

  /// UIFont.Weight's names with the CSS weights that they stand for.
  static let weights: [(String, Int)] = [
    ("ultraLight", 100), ("thin", 200), ("light", 300), ("regular", 400), ("medium", 500), ("semibold", 600),
    ("bold", 700), ("heavy", 800), ("black", 900),
  ]

  func font(_ field: Field) -> Font? {
    var font = Font()
    if field.value.text != nil {
      guard let size = size(field) else { return nil }
      font.size = size
      return font
    }
    guard let keys = field.map(.font) else { return nil }
    if let field = keys["family"], let family = field.text(maximum: 200) {
      font.family = family
      field.context.note(family: family, at: field.value)
    }
    font.size = keys["size"].flatMap { size($0) } ?? font.size
    font.weight = keys["weight"].flatMap { weight($0) } ?? font.weight
    font.isItalic = keys["italic"]?.bool() ?? false
    keys.finish()
    return font
  }

  private func size(_ field: Field) -> Double? {
    field.number(0...(Double(Limits.fontSize) / scale), above: 0)
  }

  private func weight(_ field: Field) -> Int? {
    if let text = field.value.text, DecimalNumber(text) != nil { return field.integer(100...900) }
    return field.choice(FontReader.weights)
  }
}
