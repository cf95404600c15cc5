/// Moves the colours of a palette to the middle of the pixels that they stand for.
///
/// The nearest colour is found exactly, but most are never looked at: a colour further from the current one than twice
/// the distance of the point cannot be nearer (triangle inequality).
final class KMeans {
  private let histogram: ColorHistogram
  let means = UnsafeMutablePointer<SIMD4<Float>>.allocate(capacity: 256)
  /// The palette entry of each histogram entry.
  let assignment: UnsafeMutablePointer<UInt8>
  private let distances: UnsafeMutablePointer<Float>
  private let capacity: Int
  private let rivals = UnsafeMutablePointer<UInt8>.allocate(capacity: 256 * 256)
  private let rivalDistances = UnsafeMutablePointer<Float>.allocate(capacity: 256 * 256)
  private let rivalCounts = UnsafeMutablePointer<Int>.allocate(capacity: 256)
  /// By palette entry: squared distance to the next one, and to the furthest point of its own.
  private let nearest = UnsafeMutablePointer<Float>.allocate(capacity: 256)
  private let furthest = UnsafeMutablePointer<Float>.allocate(capacity: 256)
  private var sums = [SIMD4<Double>](repeating: .zero, count: 256)
  private var heaviest = [Int32](repeating: 0, count: 256)

  init(_ histogram: ColorHistogram) {
    self.histogram = histogram
    capacity = 1 << 18
    assignment = .allocate(capacity: capacity)
    distances = .allocate(capacity: capacity)
  }

  deinit {
    means.deallocate()
    assignment.deallocate()
    distances.deallocate()
    rivals.deallocate()
    rivalDistances.deallocate()
    rivalCounts.deallocate()
    nearest.deallocate()
    furthest.deallocate()
  }

  /// Starts from `means` and `assignment`. Afterwards `means` are whole numbers and every entry is assigned to the
  /// nearest. Returns the squared error, summed over pixels and channels.
  func refine(count: Int, passes: Int) -> Double {
    for pass in 0..<passes {
      if pass > 0 { assign(count) }
      sumUp(count)
      for index in 0..<count where sums[index].w > 0 { means[index] = mean(index) }
    }
    assign(count)
    sumUp(count)
    snap(count)
    assign(count)
    var error = 0.0
    for entry in 0..<histogram.count {
      error += Double(distances[entry]) * Double(histogram.weights[entry])
    }
    return error
  }

  private func mean(_ index: Int) -> SIMD4<Float> {
    var mean = sums[index] / sums[index].w
    mean.w = 0
    return SIMD4<Float>(mean)
  }

  /// A member with over half of a cluster's pixels becomes its colour, so that flat areas stay exact.
  private func snap(_ count: Int) {
    for index in 0..<count {
      let member = Int(heaviest[index])
      let holdsHalf = sums[index].w > 0 && Double(histogram.weights[member]) * 2 > sums[index].w
      let color = holdsHalf ? histogram.colors[member] : means[index]
      means[index] = (color + 0.5).rounded(.down)
    }
  }

  private func sumUp(_ count: Int) {
    sums.withUnsafeMutableBufferPointer { sums in
      heaviest.withUnsafeMutableBufferPointer { heaviest in
        for index in 0..<count { sums[index] = .zero }
        for entry in 0..<histogram.count {
          let index = Int(assignment[entry])
          let weight = histogram.weights[entry]
          let isFirst = sums[index].w == 0
          var color = SIMD4<Double>(histogram.colors[entry])
          color.w = 1
          sums[index] += color * Double(weight)
          if isFirst || weight > histogram.weights[Int(heaviest[index])] {
            heaviest[index] = Int32(truncatingIfNeeded: entry)
          }
        }
      }
    }
  }

  private func assign(_ count: Int) {
    for index in 0..<count { furthest[index] = 0 }
    for entry in 0..<histogram.count {
      let index = Int(assignment[entry])
      let distance = KMeans.distance(histogram.colors[entry], means[index])
      distances[entry] = distance
      furthest[index] = max(furthest[index], distance)
    }
    findRivals(count)
    for entry in 0..<histogram.count {
      let own = Int(assignment[entry])
      var best = distances[entry]
      if best * 4 <= nearest[own] { continue }
      let color = histogram.colors[entry]
      var winner = own
      let list = rivals + own << 8
      for place in 0..<rivalCounts[own] {
        let rival = Int(list[place])
        let distance = KMeans.distance(color, means[rival])
        if distance < best {
          best = distance
          winner = rival
        }
      }
      assignment[entry] = UInt8(truncatingIfNeeded: winner)
      distances[entry] = best
    }
  }

  /// Puts the rivals of every entry in the order of their distance, for `nearest(to:from:)`.
  func rankRivals(_ count: Int) {
    for index in 0..<count {
      let mean = means[index]
      var list = UnsafeMutableBufferPointer(start: rivals + index << 8, count: rivalCounts[index])
      list.sort {
        let (one, two) = (KMeans.distance(mean, means[Int($0)]), KMeans.distance(mean, means[Int($1)]))
        return one == two ? $0 < $1 : one < two
      }
      for (place, rival) in list.enumerated() {
        rivalDistances[index << 8 + place] = KMeans.distance(mean, means[Int(rival)])
      }
    }
  }

  /// The palette entry nearest to any colour, looked for around one that cannot be far. Rivals must have been ranked.
  @inline(__always)
  func nearest(to color: SIMD4<Float>, from likely: UInt8) -> UInt8 {
    let own = Int(likely)
    var best = KMeans.distance(color, means[own])
    let reach = best * 4
    if reach <= nearest[own] { return likely }
    var winner = likely
    let list = rivals + own << 8
    let distances = rivalDistances + own << 8
    for place in 0..<rivalCounts[own] {
      if distances[place] >= reach { break }
      let distance = KMeans.distance(color, means[Int(list[place])])
      if distance < best {
        best = distance
        winner = list[place]
      }
    }
    return winner
  }

  private func findRivals(_ count: Int) {
    for index in 0..<count {
      let reach = furthest[index] * 4
      var closest = Float.infinity
      var found = 0
      let list = rivals + index << 8
      for other in 0..<count where other != index {
        let distance = KMeans.distance(means[index], means[other])
        closest = min(closest, distance)
        if distance < reach {
          list[found] = UInt8(truncatingIfNeeded: other)
          found += 1
        }
      }
      nearest[index] = closest
      rivalCounts[index] = found
    }
  }

  @inline(__always)
  private static func distance(_ a: SIMD4<Float>, _ b: SIMD4<Float>) -> Float {
    let difference = a - b
    let squares = difference * difference
    return squares.x + squares.y + squares.z
  }
}
