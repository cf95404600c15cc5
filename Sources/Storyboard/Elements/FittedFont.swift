internal import Motion

/// Another font than Apple's is wider or narrower. Text that filled its frame is set smaller, down to four fifths,
/// before it would be cut off.
enum FittedFont {
  static let smallest = 0.8

  static func fit(_ text: ElementText, width: Double, element: Element, _ context: ImportContext)
    -> ElementFont
  {
    var font = text.font
    if let family = font.family { context.report.add(.fontSubstituted, element.id, example: family) }
    guard text.lines == 1, width > 0, !text.string.isEmpty else { return font }
    let needed = context.layout.measurer.size(of: text.motionText, maxWidth: nil).width
    guard needed > width + 0.25 else { return font }
    let least = element.isYes("adjustsFontSizeToFit") ? element.number("minimumScaleFactor") ?? 0.5 : smallest
    let factor = max(width / needed, min(max(least, 0.1), smallest))
    font.size = (font.size * factor * 10).rounded(.down) / 10
    context.report.add(.textScaled, element.id)
    return font
  }
}
