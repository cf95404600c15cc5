internal import Motion

/// A colour as an element encodes it, in sRGB.
struct ElementColor: Hashable, Sendable {
  var color: Color
  /// UIKit's name, where the scene language knows the same one: it follows the appearance.
  var systemName: String?
  /// Display P3 that sRGB cannot hold is clipped.
  var isClipped = false

  /// As a scene writes it.
  var yaml: YAMLValue {
    if let systemName { return .plain(systemName) }
    if color.alpha <= 0 { return .plain("transparent") }
    return .plain("\"" + Self.hex(color) + "\"")
  }

  private static func hex(_ color: Color) -> String {
    let components = [color.red, color.green, color.blue] + (color.alpha < 0.998 ? [color.alpha] : [])
    return "#"
      + components.map { component in
        let byte = UInt8((min(max(component, 0), 1) * 255).rounded())
        let digits = String(byte, radix: 16, uppercase: true)
        return digits.count == 1 ? "0" + digits : digits
      }.joined()
  }
}
