/// Finds the index of a colour in a palette of at most 256.
struct PaletteIndex {
  private static let slotBits: UInt32 = 10
  private var colors = [UInt32](repeating: 0, count: 1 << Int(slotBits))
  private var indices = [UInt8](repeating: 0, count: 1 << Int(slotBits))

  /// Opaque pixels; where one stands twice, the first index is found.
  mutating func fill(_ palette: [UInt32]) {
    for slot in colors.indices { colors[slot] = 0 }
    for (index, color) in palette.enumerated() {
      var slot = PaletteIndex.slot(color)
      while colors[slot] != 0, colors[slot] != color { slot = (slot + 1) & (colors.count - 1) }
      if colors[slot] == color { continue }
      colors[slot] = color
      indices[slot] = UInt8(truncatingIfNeeded: index)
    }
  }

  /// nil for a colour that is not there, and for transparent (0).
  func find(_ color: UInt32) -> UInt8? {
    if color == 0 { return nil }
    var slot = PaletteIndex.slot(color)
    while colors[slot] != color {
      if colors[slot] == 0 { return nil }
      slot = (slot + 1) & (colors.count - 1)
    }
    return indices[slot]
  }

  private static func slot(_ color: UInt32) -> Int {
    Int((color &* 2_654_435_769) >> (32 - slotBits))
  }
}
