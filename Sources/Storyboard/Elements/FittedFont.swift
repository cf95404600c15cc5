internal import Motion

/// Another font than Apple's is wider or narrower. Text that filled its frame is set smaller, down to four fifths,
/// before it would be cut off or broken into more lines.
enum FittedFont {
  static let smallest = 0.8

  static func fit(_ text: ElementText, in size: Size, element: Element, _ context: ImportContext)
    -> ElementFont
  {
    if let family = text.font.family { context.report.add(.fontSubstituted, element.id, example: family) }
    guard size.width > 0, !text.string.isEmpty else { return text.font }
    let factor = isOneLine(text, in: size) ? line(text, size, element, context) : lines(text, size, context)
    guard factor < 1 else { return text.font }
    var font = text.font
    font.size = (font.size * factor * 10).rounded(.down) / 10
    context.report.add(.textScaled, element.id)
    return font
  }

  /// A label of any number of lines whose frame holds a single one had its text on one.
  private static func isOneLine(_ text: ElementText, in size: Size) -> Bool {
    text.lines == 1 || (size.height < 1.7 * text.font.lineHeight && !text.string.contains("\n"))
  }

  private static func line(
    _ text: ElementText, _ size: Size, _ element: Element, _ context: ImportContext
  ) -> Double {
    var single = text
    single.lines = 1
    let needed = context.layout.measurer.size(of: single.motionText, maxWidth: nil).width
    guard needed > size.width else { return 1 }
    let least = element.isYes("adjustsFontSizeToFit") ? element.number("minimumScaleFactor") ?? 0.5 : smallest
    return max(size.width / needed, min(max(least, 0.1), smallest))
  }

  private static func lines(_ text: ElementText, _ size: Size, _ context: ImportContext) -> Double {
    for percent in stride(from: 100, to: Int(smallest * 100), by: -4) {
      var smaller = text
      smaller.font.size *= Double(percent) / 100
      let needed = context.layout.measurer.size(of: smaller.motionText, maxWidth: size.width).height
      // The line height of the substitute may be larger than Apple's by a few percent.
      if needed <= size.height * 1.04 + 0.5 { return Double(percent) / 100 }
    }
    return 1
  }
}
