/// What is drawn over the picture to explain it: captions, speed badges and touches.
package enum Annotation {
  /// A line of text in a dark capsule.
  static func caption(_ string: String) -> [View] {
    [
      View(
        id: "caption", .empty, .fill, background: .color(Color.black.withAlpha(0.72)),
        cornerRadius: Corners(12),
        children: [
          View(
            id: "caption/text", .text(captionText(string)),
            Placement(
              left: .points(captionPadding.left), right: .points(captionPadding.right),
              top: .points(captionPadding.top)))
        ])
    ]
  }

  /// The caption's size in points, on a canvas that wide: of whole points, so that its text wraps when it is drawn as
  /// it does when it is measured.
  static func captionSize(_ string: String, canvasWidth: Double, measurer: any Measurer) -> Size {
    let sides = captionPadding.left + captionPadding.right
    let text = measurer.size(
      of: captionText(string), maxWidth: max(canvasWidth - 2 * captionMargin - sides, 1))
    return Size(
      text.width.rounded(.up) + sides,
      text.height.rounded(.up) + captionPadding.top + captionPadding.bottom)
  }

  /// Points kept free at both sides of the canvas, and those below a caption at its foot.
  static let captionMargin = 16.0
  static let captionFoot = 28.0
  private static let captionPadding = Padding(top: 8, right: 14, bottom: 8, left: 14)

  private static func captionText(_ string: String) -> Text {
    Text(string, font: Font(size: 15, weight: 500), color: .white, alignment: .center, lines: 0)
  }

  /// `0.25×` in a small dark capsule at the top right.
  static func badge(_ string: String, inset: Double) -> [View] {
    let text = Text(string, font: Font(size: 12, weight: 600), color: .white)
    return [
      View(
        id: "badge", .stack(Stack(axis: .vertical, padding: Padding(top: 4, right: 8, bottom: 4, left: 8))),
        Placement(right: .points(10), top: .points(inset + 10)),
        background: .color(Color.black.withAlpha(0.6)),
        cornerRadius: Corners(8), children: [View(id: "badge/text", .text(text))])
    ]
  }

  /// Points across of the dot that stands for a finger.
  static let touchDiameter = 40.0

  static var touch: [View] {
    [
      View(
        id: "touch", .ellipse(.color(Color(red: 0.5, green: 0.5, blue: 0.52, alpha: 0.55))), .fill,
        cornerRadius: Corners(touchDiameter / 2), border: Border(width: 2, color: Color.white.withAlpha(0.85))
      )
    ]
  }

  /// A number as a short decimal: 0.25, 2, 0.333.
  static func decimal(_ rational: Rational) -> String {
    let thousandths = (rational * Rational(1000)).rounded
    let (whole, rest) = (thousandths / 1000, thousandths % 1000)
    if rest == 0 { return "\(whole)" }
    var digits = String(rest + 1000).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return "\(whole).\(digits)"
  }
}
