/// Moves the colours of a palette to the middle of the pixels that they stand for.
final class KMeans {
  private let histogram: ColorHistogram
  let means = UnsafeMutablePointer<SIMD4<Float>>.allocate(capacity: 256)
  /// The palette entry of each histogram entry.
  let assignment: UnsafeMutablePointer<UInt8>
  /// The squared distance of each to its palette entry.
  let distances = UnsafeMutablePointer<Float>.allocate(capacity: 1 << 16)
  private let neighbors = NeighborColors()
  private let sums = UnsafeMutablePointer<SIMD4<UInt32>>.allocate(capacity: 256)
  private let heaviest = UnsafeMutablePointer<Int32>.allocate(capacity: 256)

  init(_ histogram: ColorHistogram) {
    self.histogram = histogram
    assignment = .allocate(capacity: 1 << 16)
    assignment.initialize(repeating: 0, count: 1 << 16)
  }

  deinit {
    means.deallocate()
    assignment.deallocate()
    distances.deallocate()
    sums.deallocate()
    heaviest.deallocate()
  }

  /// Starts from `assignment` and the `means` of it. Afterwards `means` are whole numbers and every entry is assigned to
  /// the nearest. Returns the squared error, summed over pixels and channels; gives up where it cannot fall to `limit`.
  func refine(count: Int, passes: Int, limit: Double) -> Double {
    for pass in 1...passes {
      let error = assign(count)
      if error > limit { return error }
      sumUp(count)
      if pass == passes { break }
      for index in 0..<count where sums[index].w > 0 { means[index] = ColorHistogram.mean(sums[index]) }
    }
    snap(count)
    return assign(count)
  }

  /// Rounds the means of `sums`. A member with over half of a cluster's pixels becomes its colour, so that flat areas stay
  /// exact.
  private func snap(_ count: Int) {
    for index in 0..<count { heaviest[index] = -1 }
    for entry in 0..<histogram.count {
      let index = Int(assignment[entry])
      if histogram.sums[entry].w &* 2 > sums[index].w { heaviest[index] = Int32(truncatingIfNeeded: entry) }
    }
    for index in 0..<count where sums[index].w > 0 {
      let member = Int(heaviest[index])
      let color = member < 0 ? ColorHistogram.mean(sums[index]) : histogram.colors[member]
      means[index] = (color + 0.5).rounded(.down)
    }
  }

  private func sumUp(_ count: Int) {
    sums.update(repeating: .zero, count: count)
    let (members, assignment, sums) = (histogram.sums, assignment, sums)
    for entry in 0..<histogram.count { sums[Int(assignment[entry])] &+= members[entry] }
  }

  /// Returns the squared error.
  private func assign(_ count: Int) -> Double {
    neighbors.begin(means, count: count)
    let (colors, members, assignment, distances) = (histogram.colors, histogram.sums, assignment, distances)
    var error = 0.0
    for entry in 0..<histogram.count {
      let found = neighbors.nearest(to: colors[entry], from: assignment[entry])
      assignment[entry] = found.index
      distances[entry] = found.distance
      error += Double(found.distance) * Double(members[entry].w)
    }
    return error
  }

  /// The squared error of pixels that stay, unweighted, after `refine`.
  func stayingError() -> Double {
    var error = 0.0
    for entry in 0..<histogram.count { error += Double(distances[entry]) * Double(histogram.staying[entry]) }
    return error
  }

  /// The palette entry nearest to any colour, looked for around one that cannot be far.
  @inline(__always)
  func nearest(to color: SIMD4<Float>, from likely: UInt8) -> NeighborColors.Found {
    neighbors.nearest(to: color, from: likely)
  }

  /// The squared distance of a colour to a palette entry.
  @inline(__always)
  func distance(_ color: SIMD4<Float>, to index: UInt8) -> Float {
    NeighborColors.distance(color, means[Int(index)])
  }
}
