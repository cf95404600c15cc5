internal import Motion

/// The colours of UIKit before iOS 13, which files name without a value.
enum CocoaTouchColor {
  static func named(_ name: String, isDark: Bool) -> ElementColor? {
    if let adaptive = adaptive[name] { return ElementColor(SystemColor.named(adaptive), isDark: isDark) }
    return fixed[name].map { ElementColor(color: $0) }
  }

  /// Those that became colours of iOS 13.
  private static let adaptive = [
    "tableCellGroupedBackgroundColor": "secondarySystemGroupedBackground", "labelColor": "label",
  ]

  /// UIColor's class properties, and the values of the deprecated ones as UIKit returned them.
  private static let fixed: [String: Color] = [
    "darkTextColor": .black, "lightTextColor": Color.white.withAlpha(0.6), "whiteColor": .white,
    "blackColor": .black, "clearColor": .clear, "darkGrayColor": Color(hex: 0x555555),
    "lightGrayColor": Color(hex: 0xAAAAAA), "grayColor": Color(hex: 0x808080),
    "redColor": Color(hex: 0xFF0000),
    "greenColor": Color(hex: 0x00FF00), "blueColor": Color(hex: 0x0000FF), "cyanColor": Color(hex: 0x00FFFF),
    "yellowColor": Color(hex: 0xFFFF00), "magentaColor": Color(hex: 0xFF00FF),
    "orangeColor": Color(hex: 0xFF8000),
    "purpleColor": Color(hex: 0x800080), "brownColor": Color(hex: 0x996633),
    "groupTableViewBackgroundColor": Color(hex: 0xEFEFF4), "tableBackgroundColor": .white,
    "viewFlipsideBackgroundColor": Color(hex: 0x1F2124),
    "scrollViewTexturedBackgroundColor": Color(hex: 0x6F7179),
    "underPageBackgroundColor": Color(hex: 0xB0B0B3),
  ]
}

extension ElementColor {
  /// A colour of iOS 13; in a light scene it keeps its name.
  init?(_ system: SystemColor?, isDark: Bool) {
    guard let system else { return nil }
    self.init(
      color: system.color(in: isDark ? .dark : .light), systemName: isDark ? nil : system.name)
  }
}
