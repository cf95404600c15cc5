/// Finds the entry of a palette that is nearest to any colour; what was found once is remembered.
struct NearestColor {
  private static let slots = 1 << 15
  private var palette: [SIMD4<Int32>] = []
  private var keys = [UInt32](repeating: 0, count: slots)
  private var indices = [UInt8](repeating: 0, count: slots)

  mutating func begin(_ colors: [UInt32]) {
    palette.removeAll(keepingCapacity: true)
    for color in colors { palette.append(ErrorDiffusion.channels(color)) }
    for slot in keys.indices { keys[slot] = 0 }
  }

  func color(_ index: UInt8) -> SIMD4<Int32> { palette[Int(index)] }

  /// Red, green and blue in 0…255. The first of equally near ones.
  mutating func find(_ color: SIMD4<Int32>) -> UInt8 {
    let key = UInt32(truncatingIfNeeded: color.x << 16 | color.y << 8 | color.z) | 0xFF00_0000
    let slot = Int((key &* 2_654_435_769) >> 17)
    if keys[slot] == key { return indices[slot] }
    var (best, least) = (0, Int32.max)
    for (index, entry) in palette.enumerated() {
      let difference = color &- entry
      let distance = (difference &* difference).wrappedSum()
      if distance < least { (best, least) = (index, distance) }
    }
    keys[slot] = key
    indices[slot] = UInt8(truncatingIfNeeded: best)
    return indices[slot]
  }
}
