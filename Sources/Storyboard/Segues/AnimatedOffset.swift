/// A distance in code: points, or a part of the screen's width or height.
struct AnimatedOffset: Equatable {
  var points = 0.0
  var screens = 0.0

  static let zero = AnimatedOffset()

  init() {}

  /// `-screenWidth`, `2 * self.view.frame.size.height`, `20`.
  init(_ text: String) {
    if let number = Self.number(text) {
      points = number
      return
    }
    guard text.contains(/[wW]idth|[hH]eight|\bW\b|\bH\b|[mM]ax[XY]|\b[wh]\b/) else { return }
    let isNegative = text.contains(/^\s*\(?\s*-|\b0(?:\.0)?\s*-|[*]\s*\(?-1\b|[\w)\]]\s*-\s*[\w\[]/)
    let factor = text.firstMatch(of: /([0-9]+\.[0-9]+|[2-9])\s*\*|\*\s*([0-9]+\.[0-9]+|[2-9])/)
    let number = (factor?.output.1 ?? factor?.output.2).flatMap { Element.number(String($0)) } ?? 1
    let divided = text.firstMatch(of: /\/\s*([0-9.]+)/).flatMap { Element.number(String($0.output.1)) } ?? 1
    screens = (isNegative ? -1 : 1) * number / (divided == 0 ? 1 : divided)
  }

  /// A number alone, with Objective-C's `f`.
  static func number(_ text: String) -> Double? {
    var trimmed = text.split(whereSeparator: \.isWhitespace).joined()
    while let last = trimmed.last, last == "f" || last == "]" || last == ")" { trimmed.removeLast() }
    if trimmed.hasPrefix(".") { trimmed = "0" + trimmed }
    return Element.number(trimmed)
  }

  static func + (left: AnimatedOffset, right: AnimatedOffset) -> AnimatedOffset {
    var sum = left
    sum.points += right.points
    sum.screens += right.screens
    return sum
  }

  var negated: AnimatedOffset {
    var negated = self
    (negated.points, negated.screens) = (-points, -screens)
    return negated
  }

  var yaml: YAMLValue { screens != 0 ? .plain(Decimal.text(screens * 100) + "%") : .number(points) }

  /// The two offsets of a rectangle, a point or a move; nil for anything else.
  static func pair(_ text: Substring, isCenter: Bool) -> (
    x: AnimatedOffset, y: AnimatedOffset, isRelative: Bool
  )? {
    let move = /offsetBy\s*\(|CGRectOffset\s*\(|insetBy\s*\(/
    if let found = text.firstRange(of: move) {
      var parts = SourceScanner.arguments(text, from: text.index(before: found.upperBound))
      if text[found].hasPrefix("CGRectOffset") { parts.removeFirst() }
      guard parts.count >= 2, !text[found].hasPrefix("inset") else { return nil }
      return (AnimatedOffset(parts[0]), AnimatedOffset(parts[1]), true)
    }
    guard let found = text.firstRange(of: /CG(?:Rect|Point)(?:Make)?\s*\(/) else { return nil }
    let parts = SourceScanner.arguments(text, from: text.index(before: found.upperBound))
    guard parts.count >= 2 else { return nil }
    let pair =
      isCenter ? (center(parts[0]), center(parts[1])) : (AnimatedOffset(parts[0]), AnimatedOffset(parts[1]))
    return (pair.0, pair.1, false)
  }

  /// A centre is told apart from its resting place by what is added to it; `0 - center.x` is a screen away.
  private static func center(_ text: String) -> AnimatedOffset {
    if text.contains(/\+.*(?:[wW]idth|[hH]eight)/) || text.contains(/[wW]idth.*\+|[hH]eight.*\+/) {
      return AnimatedOffset(screens: 1)
    }
    if text.contains(/-.*(?:[wW]idth|[hH]eight)/) || text.contains(/^\s*(?:0(?:\.0)?\s*)?-/) {
      return AnimatedOffset(screens: -1)
    }
    return .zero
  }

  private init(screens: Double) { self.screens = screens }
}
