/// Divides the colours of a histogram into boxes, one cut after another, each where it lowers the squared error most.
///
/// After X. Wu, "Efficient Statistical Computations for Optimal Color Quantization" (Graphics Gems II, 1991): for every
/// box the best of all planes across all three axes, found from the sums along each axis.
final class VarianceCuts {
  /// A run of `order`.
  private struct Box {
    var range: Range<Int>
    /// Of red, green, blue and weight.
    var sum: SIMD4<UInt32>
    /// Levels that its colours can have.
    var lowest = SIMD4<Int32>.zero
    var highest = SIMD4<Int32>(repeating: 255)
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
  /// Sums by level, for each axis.
  private let levels = UnsafeMutablePointer<SIMD4<UInt32>>.allocate(capacity: 3 * 256)
  private(set) var squaredError = 0.0

  init(_ histogram: ColorHistogram) {
    self.histogram = histogram
    boxes.reserveCapacity(256)
  }

  deinit { levels.deallocate() }

  var count: Int { boxes.count }

  /// One box around everything that is in the histogram now.
  func begin() {
    order.removeAll(keepingCapacity: true)
    for entry in 0..<histogram.count { order.append(Int32(truncatingIfNeeded: entry)) }
    if moved.count < order.count { moved = order }
    var whole = Box(range: 0..<order.count, sum: .zero)
    var squares = 0.0
    for entry in 0..<histogram.count {
      let color = histogram.colors[entry]
      whole.sum &+= histogram.sums[entry]
      squares += Double((color * color).sum()) * Double(histogram.sums[entry].w)
    }
    squaredError = squares - VarianceCuts.square(whole.sum)
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

  /// Reads the mean of every box, and which entry is in which.
  func readMeans(into means: UnsafeMutablePointer<SIMD4<Float>>, assignment: UnsafeMutablePointer<UInt8>) {
    for (index, box) in boxes.enumerated() {
      means[index] = ColorHistogram.mean(box.sum)
      for place in box.range { assignment[Int(order[place])] = UInt8(truncatingIfNeeded: index) }
    }
  }

  /// The squared length of a sum of colours by its weight.
  @inline(__always)
  private static func square(_ sum: SIMD4<UInt32>) -> Double {
    let (red, green, blue) = (Double(Int(sum.x)), Double(Int(sum.y)), Double(Int(sum.z)))
    return (red * red + green * green + blue * blue) / Double(Int(sum.w))
  }

  /// Where the levels of an axis stand in a pixel.
  @inline(__always)
  private static func shift(_ axis: Int) -> UInt32 { UInt32(truncatingIfNeeded: 16 - 8 * axis) }

  private func divide(_ index: Int) {
    let box = boxes[index]
    var low = box.range.lowerBound
    var high = 0
    let shift = VarianceCuts.shift(box.axis)
    var first = Box(range: low..<low, sum: .zero, lowest: box.lowest, highest: box.highest)
    order.withUnsafeMutableBufferPointer { order in
      moved.withUnsafeMutableBufferPointer { moved in
        for place in box.range {
          let entry = order[place]
          if Int(histogram.rounded[Int(entry)] &>> shift & 0xFF) < box.level {
            first.sum &+= histogram.sums[Int(entry)]
            order[low] = entry
            low &+= 1
          } else {
            moved[high] = entry
            high &+= 1
          }
        }
        for place in 0..<high { order[low &+ place] = moved[place] }
      }
    }
    first.range = box.range.lowerBound..<low
    var second = Box(
      range: low..<box.range.upperBound, sum: box.sum &- first.sum, lowest: box.lowest, highest: box.highest)
    first.highest[box.axis] = Int32(truncatingIfNeeded: box.level - 1)
    second.lowest[box.axis] = Int32(truncatingIfNeeded: box.level)
    findCut(&first)
    findCut(&second)
    boxes[index] = first
    boxes.append(second)
  }

  private func findCut(_ box: inout Box) {
    guard box.range.count > 1 else { return }
    gatherLevels(box)
    let whole = VarianceCuts.square(box.sum)
    for axis in 0..<3 {
      let levels = levels + axis * 256
      var below = SIMD4<UInt32>.zero
      for level in Int(box.lowest[axis])..<Int(box.highest[axis]) where levels[level].w > 0 {
        below &+= levels[level]
        let above = box.sum &- below
        if above.w == 0 { break }
        let gain = VarianceCuts.square(below) + VarianceCuts.square(above) - whole
        if gain > box.gain { (box.gain, box.axis, box.level) = (gain, axis, level + 1) }
      }
    }
  }

  /// Sums up what stands on each level of each axis.
  private func gatherLevels(_ box: Box) {
    for axis in 0..<3 {
      let (low, high) = (Int(box.lowest[axis]), Int(box.highest[axis]))
      (levels + axis * 256 + low).update(repeating: .zero, count: high - low + 1)
    }
    let (pixels, sums, levels) = (histogram.rounded, histogram.sums, levels)
    order.withUnsafeBufferPointer { order in
      for place in box.range {
        let entry = Int(order[place])
        let pixel = pixels[entry]
        let sum = sums[entry]
        levels[Int(pixel &>> 16 & 0xFF)] &+= sum
        levels[256 &+ Int(pixel &>> 8 & 0xFF)] &+= sum
        levels[512 &+ Int(pixel & 0xFF)] &+= sum
      }
    }
  }
}
