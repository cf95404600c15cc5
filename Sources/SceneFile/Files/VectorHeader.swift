internal import Motion

/// The natural size of an SVG, from the attributes of its root element. A scanner for that one tag, not an XML reader:
/// what is drawn is decided by the SVG library, which reads the same bytes.
struct VectorHeader {
  /// In points (CSS pixels).
  let size: Size

  /// nil where the bytes do not begin as an SVG does.
  init?(_ bytes: [UInt8]) {
    let text = String(decoding: bytes.prefix(1 << 16), as: UTF8.self)
    guard let tag = Self.rootTag(of: text[...]) else { return nil }
    let attributes = Self.attributes(tag)
    let box = (attributes["viewBox"] ?? "").split { " ,\t\n\r".contains($0) }.compactMap {
      DecimalNumber($0)?.value
    }
    let boxSize = box.count == 4 && box[2] > 0 && box[3] > 0 ? Size(box[2], box[3]) : nil
    let width = attributes["width"].flatMap(Self.points)
    let height = attributes["height"].flatMap(Self.points)
    switch (width, height, boxSize) {
    case (let width?, let height?, _): size = Size(width, height)
    case (let width?, nil, let box?): size = Size(width, width * box.height / box.width)
    case (nil, let height?, let box?): size = Size(height * box.width / box.height, height)
    case (nil, nil, let box?): size = box
    // CSS: the size of a replaced element without one of its own.
    default: size = Size(width ?? 300, height ?? 150)
    }
  }

  /// The inside of the `<svg …>` tag, after the XML declaration, comments and the document type.
  private static func rootTag(of text: Substring) -> Substring? {
    var rest = text
    if rest.first == "\u{FEFF}" { rest = rest.dropFirst() }
    while true {
      rest = rest.drop(while: \.isWhitespace)
      if rest.hasPrefix("<?") {
        guard let next = after("?>", in: rest) else { return nil }
        rest = next
      } else if rest.hasPrefix("<!--") {
        guard let next = after("-->", in: rest) else { return nil }
        rest = next
      } else if rest.hasPrefix("<!") {
        guard let next = afterDeclaration(rest) else { return nil }
        rest = next
      } else {
        break
      }
    }
    guard rest.hasPrefix("<") else { return nil }
    let name = rest.dropFirst().prefix { !$0.isWhitespace && $0 != ">" && $0 != "/" }
    guard name == "svg" || name.hasSuffix(":svg") else { return nil }
    return rest[name.endIndex...]
  }

  private static func after(_ mark: String, in text: Substring) -> Substring? {
    var rest = text
    while !rest.isEmpty {
      if rest.hasPrefix(mark) { return rest.dropFirst(mark.count) }
      rest = rest.dropFirst()
    }
    return nil
  }

  /// After a `<!DOCTYPE …>`, which may hold declarations in brackets.
  private static func afterDeclaration(_ text: Substring) -> Substring? {
    var depth = 0
    for index in text.indices {
      switch text[index] {
      case "[": depth += 1
      case "]": depth -= 1
      case ">" where depth == 0: return text[text.index(after: index)...]
      default: break
      }
    }
    return nil
  }

  private static func attributes(_ tag: Substring) -> [String: String] {
    var attributes: [String: String] = [:]
    var rest = tag.drop(while: \.isWhitespace)
    while let first = rest.first, first != ">", first != "/" {
      let name = rest.prefix { $0 != "=" && !$0.isWhitespace && $0 != ">" }
      rest = rest[name.endIndex...].drop(while: \.isWhitespace)
      guard rest.first == "=" else { break }
      rest = rest.dropFirst().drop(while: \.isWhitespace)
      guard let quote = rest.first, quote == "\"" || quote == "'" else { break }
      let value = rest.dropFirst().prefix { $0 != quote }
      attributes[String(name)] = String(value)
      rest = rest[value.endIndex...].dropFirst().drop(while: \.isWhitespace)
    }
    return attributes
  }

  /// A CSS length in pixels; percentages have none.
  private static func points(_ text: String) -> Double? {
    let units: [(String, Double)] = [
      ("px", 1), ("pt", 4.0 / 3), ("pc", 16), ("mm", 96 / 25.4), ("cm", 96 / 2.54), ("in", 96), ("em", 16),
      ("ex", 8),
    ]
    let unit = units.first { text.hasSuffix($0.0) }
    guard let number = DecimalNumber(unit == nil ? text : String(text.dropLast(2)))?.value, number > 0 else {
      return nil
    }
    let points = number * (unit?.1 ?? 1)
    return points <= 100_000 ? points : nil
  }
}
