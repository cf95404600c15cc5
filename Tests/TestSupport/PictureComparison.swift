/// How far a picture may be from a golden one: rasterisers and fonts of other versions differ in a few levels at
/// edges, and in nothing else.
package struct PictureTolerance: Sendable {
  /// Levels that any component of any pixel may differ by.
  package var levels: Int
  /// The share of pixels that may differ by more.
  package var share: Double

  package init(levels: Int = 8, share: Double = 0.002) {
    self.levels = levels
    self.share = share
  }
}

extension Picture {
  /// Pixels that differ by more than `levels`; nil for pictures of different sizes.
  package func differences(from other: Picture, levels: Int) -> Int? {
    guard width == other.width, height == other.height else { return nil }
    return zip(pixels, other.pixels).filter { $0.distance(to: $1) > levels }.count
  }

  package func matches(_ expected: Picture, _ tolerance: PictureTolerance = PictureTolerance()) -> Bool {
    guard let count = differences(from: expected, levels: tolerance.levels) else { return false }
    return Double(count) <= tolerance.share * Double(width * height)
  }

  /// `expected`, the difference in white on black, and `self`, side by side on grey.
  package func comparison(with expected: Picture) -> Picture {
    let gap = 8
    var sheet = Picture(
      width: expected.width + width + max(width, expected.width) + 2 * gap,
      height: max(height, expected.height))
    for index in sheet.bytes.indices { sheet.bytes[index] = index % 4 == 3 ? 255 : 128 }
    sheet.paste(expected, x: 0)
    sheet.paste(difference(from: expected), x: expected.width + gap)
    sheet.paste(self, x: expected.width + max(width, expected.width) + 2 * gap)
    return sheet
  }

  private func difference(from other: Picture) -> Picture {
    var result = Picture(width: max(width, other.width), height: max(height, other.height))
    for y in 0..<result.height {
      for x in 0..<result.width {
        let start = (y * result.width + x) * 4
        let isCommon = x < min(width, other.width) && y < min(height, other.height)
        let level = isCommon ? min(self[x, y].distance(to: other[x, y]) * 4, 255) : 255
        for channel in 0..<3 { result.bytes[start + channel] = UInt8(level) }
        result.bytes[start + 3] = 255
      }
    }
    return result
  }

  private mutating func paste(_ other: Picture, x left: Int) {
    for y in 0..<other.height {
      for x in 0..<other.width {
        let pixel = other[x, y]
        let start = (y * width + left + x) * 4
        bytes[start] = UInt8(pixel.blue)
        bytes[start + 1] = UInt8(pixel.green)
        bytes[start + 2] = UInt8(pixel.red)
        bytes[start + 3] = 255
      }
    }
  }
}
