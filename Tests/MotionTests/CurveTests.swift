import Motion
import Testing

@Suite struct CurveTests {
  /// Values at 0.1 … 0.9 of cubic solvers independent of this one, to four places.
  static let table: [(name: String, values: [Double])] = [
    ("easeInOut", [0.0197, 0.0817, 0.1874, 0.3319, 0.5, 0.6681, 0.8126, 0.9183, 0.9803]),
    ("easeIn", [0.017, 0.0623, 0.1296, 0.2149, 0.3154, 0.4291, 0.5548, 0.6916, 0.8394]),
    ("easeOut", [0.1606, 0.3084, 0.4452, 0.5709, 0.6846, 0.7851, 0.8704, 0.9377, 0.983]),
    ("caDefault", [0.0948, 0.2952, 0.5133, 0.6825, 0.8024, 0.8852, 0.9408, 0.9756, 0.9943]),
    ("ease", [0.0948, 0.2952, 0.5133, 0.6825, 0.8024, 0.8852, 0.9408, 0.9756, 0.9943]),
    ("m2.standard", [0.0259, 0.1339, 0.3673, 0.6136, 0.7756, 0.876, 0.9382, 0.9753, 0.9944]),
    ("m2.decelerate", [0.3038, 0.5, 0.645, 0.7553, 0.8392, 0.9021, 0.9474, 0.9776, 0.9946]),
    ("m2.accelerate", [0.0184, 0.0662, 0.1359, 0.2232, 0.3248, 0.4388, 0.5638, 0.6988, 0.8438]),
    ("m2.sharp", [0.0213, 0.0865, 0.1942, 0.3369, 0.5, 0.6631, 0.8058, 0.9135, 0.9787]),
    ("m3.standard", [0.1562, 0.5, 0.6881, 0.8023, 0.8778, 0.9291, 0.9633, 0.9849, 0.9965]),
    ("m3.standard.decelerate", [0.4463, 0.626, 0.7444, 0.8287, 0.8899, 0.9341, 0.9651, 0.9853, 0.9965]),
    ("m3.standard.accelerate", [0.0276, 0.0896, 0.1714, 0.2667, 0.372, 0.4853, 0.6053, 0.7312, 0.8626]),
    ("m3.emphasized", [0.0935, 0.6357, 0.8405, 0.9125, 0.9506, 0.9732, 0.9868, 0.9948, 0.9988]),
    ("m3.emphasized.decelerate", [0.5587, 0.7625, 0.8583, 0.9137, 0.9485, 0.971, 0.9854, 0.9941, 0.9987]),
    ("m3.emphasized.accelerate", [0.007, 0.0272, 0.0605, 0.1079, 0.1714, 0.2543, 0.3619, 0.5037, 0.6988]),
    ("flutter.cupertino", [0.2383, 0.5465, 0.7604, 0.8802, 0.9422, 0.9729, 0.9875, 0.9943, 0.9976]),
    ("ionic", [0.2698, 0.6557, 0.8472, 0.9184, 0.9548, 0.9758, 0.9882, 0.9954, 0.999]),
    ("easeOutBack", [0.4483, 0.7471, 0.9217, 1.0185, 1.0676, 1.0858, 1.0831, 1.0655, 1.0369]),
    ("easeInOutCubic", [0.0158, 0.055, 0.1315, 0.2743, 0.5169, 0.7556, 0.8909, 0.9597, 0.9913]),
    ("easeOutExpo", [0.4798, 0.767, 0.894, 0.9508, 0.9778, 0.9908, 0.9968, 0.9992, 0.9999]),
    ("easeOutBounce", [0.0756, 0.3025, 0.6806, 0.91, 0.7656, 0.7725, 0.9306, 0.94, 0.9881]),
  ]

  @Test(arguments: table.indices)
  func `a named curve has the values of the published table`(row: Int) throws {
    let (name, values) = Self.table[row]
    let curve = try #require(Curve.named(name))
    for (index, expected) in values.enumerated() {
      let value = curve.value(at: Double(index + 1) / 10, duration: 1)
      #expect(abs(value - expected) < 0.00011, "\(name) at \(index + 1)/10 is \(value), not \(expected)")
    }
  }

  @Test func `every named curve is exactly 0 at 0, exactly 1 at 1 and finite in between`() {
    for named in Curve.named {
      for duration in [0.05, 0.4, 4.0] {
        #expect(named.curve.value(at: 0, duration: duration) == 0, "\(named.name)")
        #expect(named.curve.value(at: 1, duration: duration) == 1, "\(named.name)")
        for index in 0...1000 {
          let value = named.curve.value(at: Double(index) / 1000, duration: duration)
          #expect(value.isFinite && abs(value) < 2, "\(named.name) at \(index)")
        }
      }
    }
  }

  @Test func `names of curves are unique`() {
    #expect(Set(Curve.named.map(\.name)).count == Curve.named.count)
  }

  @Test func `a bezier uses its x coordinates`() {
    // x = 0.5: the first has 3s(1−s)² + s³ = 0.5, so s = 0.5 and y = s³; the second has 1 − (1−s)³ = 0.5,
    // so s = 1 − ∛0.5 and y = 3s² − 2s³.
    let first = Curve.bezier(1, 0, 0, 0).value(at: 0.5, duration: 1)
    let second = Curve.bezier(1, 0, 1, 1).value(at: 0.5, duration: 1)
    #expect(abs(first - 0.125) < 1e-4)
    #expect(abs(second - 0.110118) < 1e-4)
    #expect(first != second)
  }

  @Test(
    arguments: [
      (StepPosition.jumpStart, [0.25, 0.25, 0.5, 0.75, 1, 1]),
      (StepPosition.jumpEnd, [0, 0, 0.25, 0.5, 0.75, 0.75]),
      (StepPosition.jumpNone, [0, 0, 1.0 / 3, 2.0 / 3, 1, 1]),
      (StepPosition.jumpBoth, [0.2, 0.2, 0.4, 0.6, 0.8, 0.8]),
    ] as [(StepPosition, [Double])])
  func `steps jump where CSS says`(position: StepPosition, expected: [Double]) {
    for (fraction, value) in zip([0, 0.125, 0.25, 0.5, 0.75, 0.99], expected) {
      #expect(abs(Curve.steps(4, position).value(at: fraction, duration: 1) - value) < 1e-12)
    }
    #expect(Curve.steps(4, position).value(at: 1, duration: 1) == 1)
  }

  @Test func `linear points without inputs are spaced evenly, and inputs never fall`() {
    let even = LinearPoint.resolve([(0, nil), (0.2, nil), (1, nil)])
    #expect(even.map(\.input) == [0, 0.5, 1])
    let clamped = LinearPoint.resolve([(0, 0), (0.5, 0.6), (0.7, 0.3), (1, nil)])
    #expect(clamped.map(\.input) == [0, 0.6, 0.6, 1])
    let curve = Curve.points(LinearPoint.resolve([(0, nil), (0.2, 0.3), (1, nil)]))
    #expect(abs(curve.value(at: 0.15, duration: 1) - 0.1) < 1e-12)
    #expect(abs(curve.value(at: 0.65, duration: 1) - 0.6) < 1e-12)
  }
}
