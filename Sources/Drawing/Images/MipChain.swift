internal import Locking

/// A bitmap and its halves, each made when it is first asked for: shrinking by more than half from the full picture
/// would skip pixels and shimmer in motion.
final class MipChain: Sendable {
  private let levels: Locked<[Bitmap]>

  let width: Int
  let height: Int
  let byteCount: Int
  let isOpaque: Bool

  init(_ bitmap: Bitmap) {
    levels = Locked([bitmap])
    width = bitmap.width
    height = bitmap.height
    byteCount = bitmap.byteCount
    isOpaque = bitmap.isOpaque
  }

  /// The bitmap `level` times halved, or the smallest one before that, with its level.
  func bitmap(level: Int) -> (bitmap: Bitmap, level: Int) {
    levels.withLock { levels in
      while levels.count <= level, let last = levels.last, max(last.width, last.height) > 1 {
        levels.append(last.halved())
      }
      let found = min(max(level, 0), levels.count - 1)
      return (levels[found], found)
    }
  }

  /// The level from which at most a halving is left to do when the picture is shown at `scale`.
  static func level(forScale scale: Double) -> Int {
    var level = 0
    var remaining = scale
    while remaining < 0.5, level < 16 {
      remaining *= 2
      level += 1
    }
    return level
  }
}

extension Bitmap {
  /// Half as wide and high, rounded up; each pixel is the mean of four. Beyond an odd edge the last row or column
  /// repeats, so that pixel i of the half always covers 2i and 2i + 1.
  func halved() -> Bitmap {
    let halfWidth = (width + 1) / 2
    let halfHeight = (height + 1) / 2
    return Bitmap(width: halfWidth, height: halfHeight, isOpaque: isOpaque) { target in
      withBytes { source in
        for y in 0..<halfHeight {
          let upper = y * 2 * width
          let lower = min(y * 2 + 1, height - 1) * width
          for x in 0..<halfWidth {
            let left = x * 2
            let right = min(left + 1, width - 1)
            var sum = SIMD4<UInt16>(repeating: 2)
            for pixel in [upper + left, upper + right, lower + left, lower + right] {
              sum &+= SIMD4<UInt16>(
                truncatingIfNeeded: source.loadUnaligned(fromByteOffset: pixel * 4, as: SIMD4<UInt8>.self))
            }
            target.storeBytes(
              of: SIMD4<UInt8>(truncatingIfNeeded: sum &>> 2), toByteOffset: (y * halfWidth + x) * 4,
              as: SIMD4<UInt8>.self)
          }
        }
      }
    }
  }
}
