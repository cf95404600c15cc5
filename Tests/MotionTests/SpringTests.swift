import Motion
import Testing

@Suite struct SpringTests {
  @Test(arguments: [
    (0.5, 1.0, 0.0, 12.716898), (0.6, 0.5, 0, 22.066911), (0.7, 0.5, 0, 19.679293), (0.8, 1, 0, 8.994297),
    (0.8, 0.5, 0, 17.988593), (0.9, 0.4, 0, 21.202112), (1, 0.5, 0, 18.466827), (1, 0.4, 0, 23.083534),
    (0.1, 1, 0, 46.101954), (0.5, 1, -1, 13.003038), (0.5, 1, 1, 12.363997), (0.8, 0.5, 0.1, 17.9711),
    (0.8, 0.5, 1, 17.8066), (0.8, 0.5, 5, 16.827917), (1, 0.5, -2, 18.671427),
    // Several roots: the largest counts.
    (0.7, 0.5, 6, 17.8029), (0.7, 0.5, 10, 13.0199), (0.5, 0.5, 15, 21.6337), (0.92, 0.5, 17, 14.2384),
    (0.9, 0.5, 30, 16.8996),
  ])
  func `UIKit's settling equation gives the frequency`(
    ratio: Double, duration: Double, velocity: Double, frequency: Double
  ) {
    let found = Spring.frequency(ratio: ratio, velocity: velocity, duration: duration)
    #expect(abs(found - frequency) < 0.0002 * frequency, "\(found) is not \(frequency)")
  }

  @Test func `a damped spring passes the derived positions`() {
    let curve = Curve.spring(.damped(ratio: 0.8, velocity: 0))
    for (fraction, value) in [(0.1, 0.2486), (0.25, 0.7484), (0.5, 1.0091)] {
      #expect(abs(curve.value(at: fraction, duration: 0.5) - value) < 0.0001)
    }
    let peak = (0...1000).map { curve.value(at: Double($0) / 1000, duration: 0.5) }.max() ?? 0
    #expect(abs(peak - 1.0152) < 0.0001)
  }

  @Test(arguments: [
    (0.05, 0.2322), (0.1, 0.5448), (0.15, 0.7583), (0.2, 0.8793), (0.25, 0.9420), (0.3, 0.9729),
    (0.35, 0.9876),
    (0.4, 0.9944),
  ])
  func `the system spring is UIKit's, clamped to critical damping`(time: Double, value: Double) {
    let curve = Curve.spring(.system)
    #expect(abs(curve.value(at: time / 0.5, duration: 0.5) - value) < 0.0001)
  }

  @Test func `a spring settles when Apple says`() throws {
    for (damping, settling) in [(5.0, 2.8550), (10, 1.4727), (15, 1.0221)] {
      let spring = Spring.physical(mass: 1, stiffness: 100, damping: damping, velocity: 0)
      #expect(abs(try #require(spring.settlingDuration) - settling) < 0.0001)
    }
    #expect(abs(try #require(Spring.system.settlingDuration) - 0.5057) < 0.0001)
    for (bounce, settling) in [(0.0, 0.7347), (0.15, 0.7367), (0.3, 0.8630)] {
      let spring = Spring.perceptual(duration: 0.5, bounce: bounce)
      #expect(abs(try #require(spring.settlingDuration) - settling) < 0.0001)
    }
    #expect(Spring.damped(ratio: 0.8, velocity: 0).settlingDuration == nil)
  }

  @Test func `an over-damped spring is drawn as a critical one`() {
    let over = Curve.spring(.physical(mass: 3, stiffness: 1000, damping: 500, velocity: 0))
    #expect(over.value(at: 0.5, duration: 0.5) == Curve.spring(.system).value(at: 0.5, duration: 0.5))
  }
}
