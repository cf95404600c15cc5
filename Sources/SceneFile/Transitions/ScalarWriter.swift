internal import Motion

/// Writes single values as a scene would.
enum ScalarWriter {
  /// The shortest text that is read as the same number, without the `.0` of whole ones.
  static func number(_ value: Double) -> String { Field.short(value) }

  static func seconds(_ value: Rational) -> String { number(value.value) }

  /// `30%`.
  static func percent(_ fraction: Double) -> String {
    let short = (fraction * 1e11).rounded() / 1e9
    return number(short / 100 == fraction ? short : fraction * 100) + "%"
  }

  static func length(_ length: Length) -> String {
    if length.fraction == 0 { return number(length.points) }
    if length.points == 0 { return percent(length.fraction) }
    let sign = length.points < 0 ? "-" : "+"
    return "\(percent(length.fraction)) \(sign) \(number(abs(length.points)))"
  }

  /// `black`, `white`, or `"#RRGGBB"` with the alpha where it is not opaque.
  static func color(_ color: Color) -> String {
    if color == .black { return "black" }
    if color == .white { return "white" }
    let parts = [color.red, color.green, color.blue] + (color.alpha < 1 ? [color.alpha] : [])
    let digits = parts.map { part in
      let byte = UInt8(min(max(part * 255, 0), 255).rounded())
      return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    return "\"#" + digits.joined() + "\""
  }
}
