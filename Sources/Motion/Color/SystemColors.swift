/// Whether colours that adapt are those of light or of dark screens, as UIKit's `UIUserInterfaceStyle`.
package enum Appearance: String, Hashable, Sendable, CaseIterable {
  case light, dark
}

/// A colour of UIKit that adapts to the appearance.
package struct SystemColor: Sendable {
  package let name: String
  package let light: Color
  package let dark: Color

  package func color(in appearance: Appearance) -> Color { appearance == .dark ? dark : light }

  package static func named(_ name: String) -> SystemColor? { all.first { $0.name == name } }

  /// Values of Apple's Human Interface Guidelines (colours) and of UIKit's default, not high-contrast, palette.
  package static let all: [SystemColor] = tints + grays + texts + fills + backgrounds + lines

  private static let tints: [SystemColor] = [
    SystemColor("systemRed", 0xFF3B30, 0xFF453A), SystemColor("systemOrange", 0xFF9500, 0xFF9F0A),
    SystemColor("systemYellow", 0xFFCC00, 0xFFD60A), SystemColor("systemGreen", 0x34C759, 0x30D158),
    SystemColor("systemMint", 0x00C7BE, 0x63E6E2), SystemColor("systemTeal", 0x30B0C7, 0x40C8E0),
    SystemColor("systemCyan", 0x32ADE6, 0x64D2FF), SystemColor("systemBlue", 0x007AFF, 0x0A84FF),
    SystemColor("systemIndigo", 0x5856D6, 0x5E5CE6), SystemColor("systemPurple", 0xAF52DE, 0xBF5AF2),
    SystemColor("systemPink", 0xFF2D55, 0xFF375F), SystemColor("systemBrown", 0xA2845E, 0xAC8E68),
    SystemColor("tintColor", 0x007AFF, 0x0A84FF), SystemColor("link", 0x007AFF, 0x0984FF),
  ]

  private static let grays: [SystemColor] = [
    SystemColor("systemGray", 0x8E8E93, 0x8E8E93), SystemColor("systemGray2", 0xAEAEB2, 0x636366),
    SystemColor("systemGray3", 0xC7C7CC, 0x48484A), SystemColor("systemGray4", 0xD1D1D6, 0x3A3A3C),
    SystemColor("systemGray5", 0xE5E5EA, 0x2C2C2E), SystemColor("systemGray6", 0xF2F2F7, 0x1C1C1E),
  ]

  private static let texts: [SystemColor] = [
    SystemColor("label", 0x000000, 0xFFFFFF),
    SystemColor("secondaryLabel", 0x3C3C43, 0xEBEBF5, alpha: 0.6, 0.6),
    SystemColor("tertiaryLabel", 0x3C3C43, 0xEBEBF5, alpha: 0.3, 0.3),
    SystemColor("quaternaryLabel", 0x3C3C43, 0xEBEBF5, alpha: 0.18, 0.16),
    SystemColor("placeholderText", 0x3C3C43, 0xEBEBF5, alpha: 0.3, 0.3),
    SystemColor("darkText", 0x000000, 0x000000),
    SystemColor("lightText", 0xFFFFFF, 0xFFFFFF, alpha: 0.6, 0.6),
  ]

  private static let fills: [SystemColor] = [
    SystemColor("systemFill", 0x787880, 0x787880, alpha: 0.2, 0.36),
    SystemColor("secondarySystemFill", 0x787880, 0x787880, alpha: 0.16, 0.32),
    SystemColor("tertiarySystemFill", 0x767680, 0x767680, alpha: 0.12, 0.24),
    SystemColor("quaternarySystemFill", 0x747480, 0x767680, alpha: 0.08, 0.18),
  ]

  private static let backgrounds: [SystemColor] = [
    SystemColor("systemBackground", 0xFFFFFF, 0x000000),
    SystemColor("secondarySystemBackground", 0xF2F2F7, 0x1C1C1E),
    SystemColor("tertiarySystemBackground", 0xFFFFFF, 0x2C2C2E),
    SystemColor("systemGroupedBackground", 0xF2F2F7, 0x000000),
    SystemColor("secondarySystemGroupedBackground", 0xFFFFFF, 0x1C1C1E),
    SystemColor("tertiarySystemGroupedBackground", 0xF2F2F7, 0x2C2C2E),
  ]

  private static let lines: [SystemColor] = [
    SystemColor("separator", 0x3C3C43, 0x545458, alpha: 0.29, 0.6),
    SystemColor("opaqueSeparator", 0xC6C6C8, 0x38383A),
  ]

  private init(
    _ name: String, _ light: UInt32, _ dark: UInt32, alpha lightAlpha: Double = 1, _ darkAlpha: Double = 1
  ) {
    self.name = name
    self.light = Color(hex: light, alpha: lightAlpha)
    self.dark = Color(hex: dark, alpha: darkAlpha)
  }
}
