internal import Glibc

/// Display P3 in sRGB: both have sRGB's transfer function, the matrix is the product of P3-D65's and sRGB's
/// primaries (SMPTE EG 432-1, IEC 61966-2-1).
enum DisplayP3 {
  /// Components 0…1 where sRGB can show the colour; `isClipped` where it cannot.
  static func sRGB(
    _ red: Double, _ green: Double, _ blue: Double
  ) -> (components: (Double, Double, Double), isClipped: Bool) {
    let (r, g, b) = (linear(red), linear(green), linear(blue))
    let mixed = [
      1.2249401 * r - 0.2249402 * g,
      -0.0420569 * r + 1.0420571 * g,
      -0.0196376 * r - 0.0786361 * g + 1.0982735 * b,
    ]
    let isClipped = mixed.contains { $0 < -0.0005 || $0 > 1.0005 }
    let encoded = mixed.map { encode(min(max($0, 0), 1)) }
    return ((encoded[0], encoded[1], encoded[2]), isClipped)
  }

  private static func linear(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  private static func encode(_ value: Double) -> Double {
    value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
  }
}
