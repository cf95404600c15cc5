/// Divides the colours of a histogram into boxes, one cut after another, each where it lowers the squared error most.
///
/// After X. Wu, "Efficient Statistical Computations for Optimal Color Quantization" (Graphics Gems II, 1991): for every
/// box the best of all planes across all three axes, found from the sums along each axis.
final class VarianceCuts {
  /// A run of `order`.
  private struct Box {
    var range: Range<Int>
    var weight: Double
    var sum: SIMD4<Double>
    /// The best cut, and how much it lowers the squared error; 0 where there is none.
    var gain = 0.0
    var axis = 0
    /// Colours below this level go into the first half.
    var level = 0
  }

  private let histogram: ColorHistogram
  private var boxes: [Box] = []
  private var order: [Int32] = []
  private var moved: [Int32] = []
  private var levels = [SIMD4<Double>](repeating: .zero, count: 256)
  private(set) var squaredError = 0.0

  init(_ histogram: ColorHistogram) {
    self.histogram = histogram
    boxes.reserveCapacity(256)
  }

  var count: Int { boxes.count }

  /// One box around everything that is in the histogram now.
  func begin() {
    order.removeAll(keepingCapacity: true)
    for entry in 0..<histogram.count { order.append(Int32(truncatingIfNeeded: entry)) }
    moved.removeAll(keepingCapacity: true)
    moved.append(contentsOf: order)
    var whole = Box(range: 0..<order.count, weight: 0, sum: .zero)
    var squares = 0.0
    for entry in 0..<histogram.count {
      let weight = Double(histogram.weights[entry])
      let color = SIMD4<Double>(histogram.colors[entry])
      whole.weight += weight
      whole.sum += color * weight
      squares += (color * color).sum() * weight
    }
    squaredError = squares - (whole.sum * whole.sum).sum() / max(whole.weight, 1)
    findCut(&whole)
    boxes.removeAll(keepingCapacity: true)
    boxes.append(whole)
  }

  /// Cuts until there are `count` boxes, or nothing is left to cut.
  func cut(to count: Int) {
    while boxes.count < count {
      var best = 0
      for index in boxes.indices where boxes[index].gain > boxes[best].gain { best = index }
      guard boxes[best].gain > 0 else { return }
      squaredError -= boxes[best].gain
      divide(best)
    }
  }

  /// Calls `body` with the mean of every box, and notes in `assignment` which entry is in which.
  func readMeans(into means: UnsafeMutablePointer<SIMD4<Float>>, assignment: UnsafeMutablePointer<UInt8>) {
    for (index, box) in boxes.enumerated() {
      means[index] = SIMD4<Float>(box.sum / box.weight)
      for place in box.range { assignment[Int(order[place])] = UInt8(truncatingIfNeeded: index) }
    }
  }

  private func divide(_ index: Int) {
    let box = boxes[index]
    var low = box.range.lowerBound
    var high = box.range.upperBound
    var first = Box(range: low..<low, weight: 0, sum: .zero)
    order.withUnsafeMutableBufferPointer { order in
      moved.withUnsafeMutableBufferPointer { moved in
        for place in box.range {
          let entry = order[place]
          let color = histogram.colors[Int(entry)]
          if Int(color[box.axis]) < box.level {
            let weight = Double(histogram.weights[Int(entry)])
            first.weight += weight
            first.sum += SIMD4<Double>(color) * weight
            order[low] = entry
            low += 1
          } else {
            high -= 1
            moved[high] = entry
          }
        }
        for place in low..<box.range.upperBound { order[place] = moved[place] }
      }
    }
    first.range = box.range.lowerBound..<low
    var second = Box(
      range: low..<box.range.upperBound, weight: box.weight - first.weight, sum: box.sum - first.sum)
    findCut(&first)
    findCut(&second)
    boxes[index] = first
    boxes.append(second)
  }

  private func findCut(_ box: inout Box) {
    guard box.range.count > 1 else { return }
    let whole = (box.sum * box.sum).sum() / box.weight
    for axis in 0..<3 {
      let reached = gatherLevels(box, axis)
      var below = SIMD4<Double>.zero
      var lowWeight = 0.0
      for level in reached.lowerBound..<reached.upperBound - 1 {
        let here = levels[level]
        if here.w == 0 { continue }
        lowWeight += here.w
        below += SIMD4(here.x, here.y, here.z, 0)
        let above = box.sum - below
        let gain =
          (below * below).sum() / lowWeight + (above * above).sum() / (box.weight - lowWeight) - whole
        if gain > box.gain {
          box.gain = gain
          box.axis = axis
          box.level = level + 1
        }
      }
    }
  }

  /// Sums of the weighted colours (and, in the fourth lane, of the weights) by their level on an axis.
  private func gatherLevels(_ box: Box, _ axis: Int) -> Range<Int> {
    var (lowest, highest) = (255, 0)
    levels.withUnsafeMutableBufferPointer { levels in
      levels.update(repeating: .zero)
      order.withUnsafeBufferPointer { order in
        for place in box.range {
          let entry = Int(order[place])
          var color = SIMD4<Double>(histogram.colors[entry])
          let level = Int(color[axis])
          color.w = 1
          levels[level] += color * Double(histogram.weights[entry])
          lowest = min(lowest, level)
          highest = max(highest, level)
        }
      }
    }
    return lowest..<highest + 1
  }
}
