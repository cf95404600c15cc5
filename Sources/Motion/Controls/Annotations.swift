/// What is drawn over the picture to explain it: captions, speed badges and touches.
package enum Annotation {
  /// A line of text in a dark capsule at the foot of the canvas.
  static func caption(_ string: String) -> [View] {
    let text = Text(string, font: Font(size: 15, weight: 500), color: .white, alignment: .center, lines: 0)
    return [
      View(
        id: "caption",
        .stack(Stack(axis: .vertical, padding: Padding(top: 8, right: 14, bottom: 8, left: 14))),
        Placement(bottom: .points(28), centerX: .percent(50)),
        background: .color(Color.black.withAlpha(0.72)),
        cornerRadius: Corners(12), children: [View(id: "caption/text", .text(text))])
    ]
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
