import Glibc

/// Sine and cosine of degrees, exact at the quarter turns, where a rounded π would leave a trace of the other axis.
enum Angle {
  static func sine(_ degrees: Double) -> Double { cosine(degrees - 90) }

  static func cosine(_ degrees: Double) -> Double {
    let turn = abs(degrees.remainder(dividingBy: 360))
    switch turn {
    case 0: return 1
    case 90: return 0
    case 180: return -1
    default: return cos(turn * .pi / 180)
    }
  }
}
