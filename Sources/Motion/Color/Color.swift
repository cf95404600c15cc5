/// A colour in sRGB with straight (not premultiplied) alpha; every component is 0…1.
package struct Color: Hashable, Sendable {
  package var red: Double
  package var green: Double
  package var blue: Double
  package var alpha: Double

  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// A colour from 0xRRGGBB.
  package init(hex: UInt32, alpha: Double = 1) {
    self.init(
      red: Double((hex >> 16) & 0xFF) / 255, green: Double((hex >> 8) & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255, alpha: alpha)
  }

  package static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)
  package static let black = Color(red: 0, green: 0, blue: 0)
  package static let white = Color(red: 1, green: 1, blue: 1)

  package func withAlpha(_ alpha: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha)
  }
}

extension Color: Interpolatable {
  /// Half-way colours are mixed with premultiplied alpha, so that fading to `transparent` never darkens.
  /// The components are clamped to 0…1, where a curve overshoots.
  package func interpolated(to target: Color, _ progress: Double) -> Color {
    if progress <= 0 { return self }
    if progress >= 1 { return target }
    let mixedAlpha = alpha.interpolated(to: target.alpha, progress)
    guard mixedAlpha > 0 else { return Color.clear }
    func mix(_ from: Double, _ to: Double) -> Double {
      min(max((from * alpha).interpolated(to: to * target.alpha, progress) / mixedAlpha, 0), 1)
    }
    return Color(
      red: mix(red, target.red), green: mix(green, target.green), blue: mix(blue, target.blue),
      alpha: mixedAlpha)
  }
}
