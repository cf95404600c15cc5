/// A damped spring that carries progress from 0 to 1. Velocities are in whole distances per second, as UIKit's
/// `initialSpringVelocity`.
package enum Spring: Hashable, Sendable {
  /// UIKit's `usingSpringWithDamping:initialSpringVelocity:`: the stiffness follows from the duration.
  case damped(ratio: Double, velocity: Double)
  /// A spring with its own settling time. `frequency` is the undamped angular frequency in radians per second;
  /// ratios above 1 are drawn as 1, as UIKit does.
  case free(frequency: Double, ratio: Double, velocity: Double)

  /// How close to its end a spring counts as settled; UIKit's own value.
  static let tolerance = 0.001
  /// u of (1 + u)·e^−u = `tolerance`.
  private static let criticalSettling = 9.233413476451586

  /// UIKit's system spring: mass 3, stiffness 1000, damping 500, which UIKit clamps to critical damping; settles in
  /// 0.5057 s.
  package static let system = Spring.free(frequency: (1000.0 / 3).squareRoot(), ratio: 1, velocity: 0)

  package static func physical(mass: Double, stiffness: Double, damping: Double, velocity: Double) -> Spring {
    let frequency = (stiffness / mass).squareRoot()
    return .free(frequency: frequency, ratio: damping / (2 * mass * frequency), velocity: velocity)
  }

  /// SwiftUI's `spring(response:dampingFraction:)`.
  package static func response(_ response: Double, dampingFraction: Double) -> Spring {
    .free(frequency: 2 * .pi / response, ratio: dampingFraction, velocity: 0)
  }

  /// SwiftUI's `spring(duration:bounce:)`; the duration is perceptual, not the time it takes to settle.
  package static func perceptual(duration: Double, bounce: Double) -> Spring {
    .free(frequency: 2 * .pi / duration, ratio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce), velocity: 0)
  }

  /// The seconds after which the spring counts as settled; nil where the duration is given from outside.
  package var settlingDuration: Double? {
    guard case .free(let frequency, let ratio, let velocity) = self else { return nil }
    let damping = min(ratio, 1)
    if Self.isCritical(damping) {
      return Self.criticalSettlingTime(frequency: frequency, velocity: velocity)
    }
    let damped = frequency * (1 - damping * damping).squareRoot()
    let amplitude = abs((damping * frequency - velocity) / damped)
    return -Elementary.naturalLogarithm(Self.tolerance / (1 + amplitude)) / (damping * frequency)
  }

  /// The position after `time` seconds, of a movement that lasts `duration` seconds.
  func value(at time: Double, duration: Double) -> Double {
    switch self {
    case .damped(let ratio, let velocity):
      let frequency = Self.frequency(ratio: ratio, velocity: velocity, duration: duration)
      return Self.position(at: time, frequency: frequency, ratio: ratio, velocity: velocity)
    case .free(let frequency, let ratio, let velocity):
      return Self.position(at: time, frequency: frequency, ratio: ratio, velocity: velocity)
    }
  }

  private static func isCritical(_ ratio: Double) -> Bool { ratio >= 1 - 1e-8 }

  /// x(t) of the damped oscillator with m = 1 that starts at 0 with the given velocity and rests at 1.
  private static func position(at t: Double, frequency: Double, ratio: Double, velocity: Double) -> Double {
    if isCritical(ratio) {
      return 1 - (1 + (frequency - velocity) * t) * Elementary.exponential(-frequency * t)
    }
    let damped = frequency * (1 - ratio * ratio).squareRoot()
    let sine = (ratio * frequency - velocity) / damped
    return 1 - Elementary.exponential(-ratio * frequency * t)
      * (Elementary.cosine(damped * t) + sine * Elementary.sine(damped * t))
  }

  /// The frequency with which the spring's envelope falls to `tolerance` at `duration`: UIKit's settling equation.
  ///
  /// The equation can have several roots where the velocity is large; the largest is taken, which is the one that
  /// ordinary inputs have alone. Duration is clamped to 0.01…10 s as UIKit's.
  package static func frequency(ratio: Double, velocity: Double, duration: Double) -> Double {
    let duration = min(max(duration, 0.01), 10)
    let critical = isCritical(ratio)
    func excess(_ frequency: Double) -> Double {
      if critical {
        return abs(-1 + (velocity - frequency) * duration) * Elementary.exponential(-frequency * duration)
          - tolerance
      }
      let damped = frequency * (1 - ratio * ratio).squareRoot()
      return abs((velocity - ratio * frequency) / damped)
        * Elementary.exponential(-ratio * frequency * duration) - tolerance
    }
    // Beyond `high` the envelope is below the tolerance whatever the velocity: walk down to the first crossing.
    var high = (40 + 4 * abs(velocity) * duration) / (min(ratio, 1) * duration)
    let step = high / 4096
    while excess(high - step) < 0, high > 2 * step { high -= step }
    var low = high - step
    for _ in 0..<80 {
      let middle = (low + high) / 2
      if excess(middle) > 0 { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  private static func criticalSettlingTime(frequency: Double, velocity: Double) -> Double {
    if velocity == 0 { return criticalSettling / frequency }
    // The last time the envelope |1 + B·t|·e^(−ω·t) passes the tolerance, found from far away.
    func excess(_ t: Double) -> Double {
      (1 + abs(frequency - velocity) * t) * Elementary.exponential(-frequency * t) - tolerance
    }
    var (low, high) = (1 / frequency, 1 / frequency)
    while excess(high) > 0 { high *= 2 }
    for _ in 0..<80 {
      let middle = (low + high) / 2
      if excess(middle) > 0 { low = middle } else { high = middle }
    }
    return high
  }
}
