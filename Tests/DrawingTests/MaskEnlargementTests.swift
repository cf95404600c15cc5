import CCairo
import Motion
import Testing

@testable import Drawing

/// Shadows are enlarged as Cairo does.
@Suite struct MaskEnlargementTests {
  private static func noise(_ side: Int) throws -> Surface {
    let mask = try Surface(.coverage, width: side, height: side - 3)
    mask.withPixels { bytes, stride in
      for y in 0..<mask.height {
        for x in 0..<side {
          bytes[y * stride + x] = UInt8(truncatingIfNeeded: (x * 37 + y * 101) &* 2_654_435)
        }
      }
    }
    return mask
  }

  private static func paint(_ mask: Surface, _ placement: Affine, _ scratch: Scratch?) throws -> [UInt8] {
    let target = try Surface(.color, width: 90, height: 70)
    let context = try Context(target)
    context.clear(to: Color(hex: 0x336699))
    context.add(Rect(3, 5, 80, 51))
    context.clip()
    context.cutOut(Rect(30, 20, 20, 20))
    context.matrix = .translation(2.5, 1)
    context.paint(
      Color(hex: 0x221100), through: mask, placement: placement, opacity: 0.7, scratch: scratch)
    return target.withPixels { bytes, stride in [UInt8](bytes) }
  }

  @Test(arguments: [2.0, 3.7, 8, 16, 31.3], [-40.3, 0, 7.25])
  func `a mask that is enlarged first is painted with the levels of one that Cairo samples`(
    scale: Double, offset: Double
  ) throws {
    let mask = try Self.noise(11)
    let placement = Affine.scale(scale, scale * 1.1).then(.translation(offset, offset / 3 + 2))
    #expect(try Self.paint(mask, placement, Scratch()) == Self.paint(mask, placement, nil))
  }
}
