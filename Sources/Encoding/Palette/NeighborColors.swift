/// Finds the nearest colour of a palette exactly, without looking at most of them.
///
/// A colour further from a likely one than twice the distance of the point cannot be nearer (triangle inequality), so the
/// others are looked at in the order of their distance from the likely one, and the search ends early.
final class NeighborColors {
  /// Neighbours that are put in order; beyond, the search goes through all colours, which is rare: most
  /// points look at one or two.
  private static let ranked = 10

  struct Found {
    var index: UInt8
    /// Squared.
    var distance: Float
  }

  private let colors = UnsafeMutablePointer<SIMD4<Float>>.allocate(capacity: 256)
  private var count = 0
  /// By colour: its neighbours from the nearest on, and the squared distances to them; the last is infinite where there
  /// are no more.
  private let indices = UnsafeMutablePointer<UInt8>.allocate(capacity: 256 * ranked)
  private let distances = UnsafeMutablePointer<Float>.allocate(capacity: 256 * ranked)

  deinit {
    colors.deallocate()
    indices.deallocate()
    distances.deallocate()
  }

  /// With the last colours' neighbours, ranking is quicker where the new ones are near to them.
  func begin(_ palette: UnsafePointer<SIMD4<Float>>, count: Int) {
    let isSimilar = self.count == count
    self.count = count
    colors.update(from: palette, count: count)
    for index in 0..<count { rank(index, within: isSimilar ? reach(index) : .infinity) }
  }

  /// The distance to the furthest of what were the nearest. The nearest of now are not further away.
  private func reach(_ index: Int) -> Float {
    var reach: Float = 0
    for place in index * NeighborColors.ranked..<(index + 1) * NeighborColors.ranked {
      if distances[place] == .infinity { return .infinity }
      reach = max(reach, NeighborColors.distance(colors[index], colors[Int(indices[place])]))
    }
    return reach
  }

  /// Insertion into a short list: most colours are further away than the last of it.
  private func rank(_ index: Int, within reach: Float) {
    let (indices, distances) = (
      indices + index * NeighborColors.ranked, distances + index * NeighborColors.ranked
    )
    let last = NeighborColors.ranked - 1
    distances.update(repeating: reach.nextUp, count: last + 1)
    let color = colors[index]
    for other in 0..<count {
      let distance = NeighborColors.distance(color, colors[other])
      if distance >= distances[last] || other == index { continue }
      var place = last
      while place > 0, distances[place &- 1] > distance {
        distances[place] = distances[place &- 1]
        indices[place] = indices[place &- 1]
        place &-= 1
      }
      distances[place] = distance
      indices[place] = UInt8(truncatingIfNeeded: other)
    }
  }

  @inline(__always)
  func nearest(to color: SIMD4<Float>, from likely: UInt8) -> Found {
    let own = NeighborColors.distance(color, colors[Int(likely)])
    var found = Found(index: likely, distance: own)
    let reach = own * 4
    let start = Int(likely) &* NeighborColors.ranked
    for place in start..<start &+ NeighborColors.ranked {
      if distances[place] >= reach { return found }
      let distance = NeighborColors.distance(color, colors[Int(indices[place])])
      if distance < found.distance { found = Found(index: indices[place], distance: distance) }
    }
    return nearestOfAll(to: color, orElse: found)
  }

  private func nearestOfAll(to color: SIMD4<Float>, orElse known: Found) -> Found {
    var found = known
    for index in 0..<count {
      let distance = NeighborColors.distance(color, colors[index])
      if distance >= found.distance { continue }
      found = Found(index: UInt8(truncatingIfNeeded: index), distance: distance)
    }
    return found
  }

  @inline(__always)
  static func distance(_ a: SIMD4<Float>, _ b: SIMD4<Float>) -> Float {
    let difference = a - b
    let squares = difference * difference
    return squares.x + squares.y + squares.z
  }
}
