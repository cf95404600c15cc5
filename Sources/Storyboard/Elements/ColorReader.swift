internal import Motion

/// Reads colours in every encoding of Interface Builder.
struct ColorReader {
  let resources: Resources
  let isDark: Bool

  /// - Parameter element: `<color>`; nil gives nil, and so does a colour that nothing says the value of.
  func color(_ element: Element?) -> ElementColor? {
    guard let element, element.tag == "color" else { return nil }
    if let name = element["systemColor"] { return system(name, element) }
    if let name = element["name"] { return named(name, element) }
    if let inline = components(element) { return inline }
    if let name = element["cocoaTouchSystemColor"] { return CocoaTouchColor.named(name, isDark: isDark) }
    return nil
  }

  /// In a light scene a semantic colour keeps its name, so that the scene can be rendered dark as well; unless the file
  /// carries another value for it, as files of Xcode 11 do for systemTeal.
  private func system(_ name: String, _ element: Element) -> ElementColor? {
    let short = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
    let stored = resources.colors[name].flatMap(components) ?? components(element)
    guard let known = ElementColor(SystemColor.named(short), isDark: isDark) else {
      return stored ?? element["cocoaTouchSystemColor"].flatMap { CocoaTouchColor.named($0, isDark: isDark) }
    }
    guard !isDark, let stored else { return known }
    return Self.isNear(stored.color, known.color) ? known : stored
  }

  /// Whether two colours have the same bytes, give or take a rounding.
  private static func isNear(_ left: Color, _ right: Color) -> Bool {
    let pairs = [
      (left.red, right.red), (left.green, right.green), (left.blue, right.blue), (left.alpha, right.alpha),
    ]
    return pairs.allSatisfy { abs($0 - $1) < 1.5 / 255 }
  }

  private func named(_ name: String, _ element: Element) -> ElementColor? {
    resources.colors[name].flatMap(components) ?? components(element)
  }

  /// The value written in the element itself. The calibrated and device spaces are taken for sRGB, as iOS does.
  private func components(_ element: Element) -> ElementColor? {
    let alpha = element.number("alpha") ?? 1
    if let white = element.number("white") {
      return ElementColor(color: Self.clamped(white, white, white, alpha))
    }
    guard let red = element.number("red"), let green = element.number("green"),
      let blue = element.number("blue")
    else { return nil }
    guard element["customColorSpace"] == "displayP3" else {
      return ElementColor(color: Self.clamped(red, green, blue, alpha))
    }
    let (sRGB, isClipped) = DisplayP3.sRGB(red, green, blue)
    return ElementColor(color: Self.clamped(sRGB.0, sRGB.1, sRGB.2, alpha), isClipped: isClipped)
  }

  private static func clamped(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) -> Color {
    func unit(_ value: Double) -> Double { min(max(value, 0), 1) }
    return Color(red: unit(red), green: unit(green), blue: unit(blue), alpha: unit(alpha))
  }
}
