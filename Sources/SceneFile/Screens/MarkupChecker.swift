internal import Motion

/// Checks Pango markup before it reaches Pango: elements that nest, attributes and entities that exist, values in
/// their range. What could grow text without bound (sizes in points, deep `<big>`) is not among them.
struct MarkupChecker {
  private static let elements: Set<String> = ["b", "big", "i", "s", "small", "sub", "sup", "tt", "u", "span"]
  private static let depth = 8

  private var rest: Substring
  private let text: String
  private var open: [Substring] = []

  /// The fault, with its offset in scalars; nil where the markup is in order.
  static func fault(in text: String) -> ScalarFault? {
    var checker = MarkupChecker(text)
    do throws(ScalarFault) {
      try checker.run()
      return nil
    } catch {
      return error
    }
  }

  private init(_ text: String) {
    self.text = text
    rest = text[...]
  }

  private func fault(_ message: String, hint: String? = nil) -> ScalarFault {
    let offset = text[..<rest.startIndex].unicodeScalars.count
    return ScalarFault(message, hint: hint, offset: offset, isWhole: true)
  }

  private mutating func run() throws(ScalarFault) {
    while let next = rest.first {
      switch next {
      case "<": try element()
      case "&": try entity()
      default: rest = rest.dropFirst()
      }
    }
    if let last = open.last { throw fault("the markup <\(last)> is not closed") }
  }

  private mutating func entity() throws(ScalarFault) {
    let name = rest.dropFirst().prefix(12).prefix { $0 != ";" }
    let end = rest.index(rest.startIndex, offsetBy: name.count + 1)
    guard end < rest.endIndex, rest[end] == ";",
      ["amp", "lt", "gt", "quot", "apos"].contains(name) || isCode(name)
    else { throw fault("\"&\" begins an entity in markup", hint: "write &amp; for the sign itself") }
    rest = rest[rest.index(after: end)...]
  }

  private func isCode(_ name: Substring) -> Bool {
    guard name.hasPrefix("#") else { return false }
    let isHex = name.hasPrefix("#x")
    guard let value = UInt32(name.dropFirst(isHex ? 2 : 1), radix: isHex ? 16 : 10) else { return false }
    return value > 0 && Unicode.Scalar(value) != nil
  }

  private mutating func element() throws(ScalarFault) {
    guard let close = rest.firstIndex(of: ">") else {
      throw fault("\"<\" begins an element in markup", hint: "write &lt; for the sign itself")
    }
    let tag = rest[rest.index(after: rest.startIndex)..<close]
    if tag.hasPrefix("/") {
      guard let last = open.last, last == tag.dropFirst() else {
        throw fault("the markup <\(tag)> closes nothing that is open")
      }
      open.removeLast()
    } else {
      let name = tag.prefix { $0 != " " && $0 != "/" }
      guard Self.elements.contains(String(name)) else {
        throw ScalarFault(
          "there is no markup <\(name)>",
          suggestion: Spelling.suggestion(for: String(name), among: Self.elements.sorted()),
          offset: fault("").offset, isWhole: true)
      }
      let isClosed = tag.hasSuffix("/")
      try attributes(tag.dropFirst(name.count).dropLast(isClosed ? 1 : 0), of: name)
      if !isClosed { open.append(name) }
      guard open.count <= Self.depth else { throw fault("markup is nested more than \(Self.depth) deep") }
    }
    rest = rest[rest.index(after: close)...]
  }

  private func attributes(_ text: Substring, of element: Substring) throws(ScalarFault) {
    var rest = text.drop { $0 == " " }
    while !rest.isEmpty {
      let name = rest.prefix { $0 != "=" && $0 != " " }
      rest = rest.dropFirst(name.count)
      guard rest.first == "=", let quote = rest.dropFirst().first, quote == "\"" || quote == "'" else {
        throw fault("the markup <\(element)> has \"\(name)\" without a quoted value")
      }
      let value = rest.dropFirst(2).prefix { $0 != quote }
      rest = rest.dropFirst(2 + value.count)
      guard rest.first == quote else { throw fault("a quote is not closed in the markup <\(element)>") }
      guard element == "span", MarkupAttribute.allows(String(name), String(value)) else {
        throw fault("the markup <\(element)> cannot have \(name)=\"\(value)\"")
      }
      rest = rest.dropFirst().drop { $0 == " " }
    }
  }
}

/// The attributes of `<span>` with the values that Pango documents for them.
private enum MarkupAttribute {
  static func allows(_ name: String, _ value: String) -> Bool {
    switch name {
    case "foreground", "color", "fgcolor", "background", "bgcolor", "underline_color", "strikethrough_color":
      return Color.css[value.lowercased()] != nil
        || value.hasPrefix("#") && [4, 7, 9].contains(value.count)
          && value.dropFirst().allSatisfy(\.isHexDigit)
    case "weight", "font_weight":
      if let number = Int(value) { return (100...1000).contains(number) }
      return ["ultralight", "light", "normal", "bold", "ultrabold", "heavy"].contains(value)
    case "style", "font_style": return ["normal", "oblique", "italic"].contains(value)
    case "underline": return ["none", "single", "double", "low", "error"].contains(value)
    case "strikethrough": return ["true", "false"].contains(value)
    case "size", "font_size":
      return ["xx-small", "x-small", "small", "medium", "large", "x-large", "xx-large", "smaller", "larger"]
        .contains(value)
    case "letter_spacing": return Int(value).map { abs($0) <= 100_000 } ?? false
    case "face", "font_family": return !value.isEmpty && value.count <= 200
    case "alpha", "fgalpha", "bgalpha": return Int(value).map { (1...65535).contains($0) } ?? false
    default: return false
    }
  }
}

extension Field {
  /// Text that is Pango markup.
  func markup() -> String? {
    guard let text = text() else { return nil }
    guard let fault = MarkupChecker.fault(in: text) else { return text }
    report(fault, at: context.filled(raw))
    return nil
  }
}
