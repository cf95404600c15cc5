// The one file of this module that imports the C library: springs and a few named curves need these functions, and
// the standard library has none of them.
private import Glibc

/// Elementary functions, under names that say what they do.
enum Elementary {
  static func exponential(_ x: Double) -> Double { exp(x) }
  static func naturalLogarithm(_ x: Double) -> Double { log(x) }
  static func sine(_ radians: Double) -> Double { sin(radians) }
  static func cosine(_ radians: Double) -> Double { cos(radians) }
  /// In degrees.
  static func arcCosine(_ x: Double) -> Double { acos(x) * 180 / .pi }
  static func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }
}
