import Motion
import Testing

@testable import Drawing

/// Samplers look at many pixels at once where they can: that must not show.
struct SamplerTests {
  /// Every pixel another colour, some of them transparent.
  private static func pattern(_ width: Int, _ height: Int) throws -> Bitmap {
    var bytes: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width {
        let alpha = (x / 7 + y / 5) % 3 == 0 ? 120 : 255
        bytes += [x * 37 % 256, y * 53 % 256, (x * y) % 256].map { UInt8($0 * alpha / 255) } + [UInt8(alpha)]
      }
    }
    return try Bitmap(premultipliedBGRA: bytes, width: width, height: height)
  }

  private static let turns: [Transform] = [
    Transform(rotationY: 12, perspective: 400), Transform(rotationY: 64, perspective: 150),
    Transform(rotationX: -50, rotationY: 30, perspective: 120), Transform(rotationX: 88, perspective: 90),
    Transform(rotation: 33, rotationY: 75, perspective: 60),
  ]

  /// A pixel that is drawn alone has bounds of its own, so it goes another way through the sampler.
  @Test(arguments: turns, [0.2, 1, 2.5])
  func `a turned picture is the same drawn pixel by pixel`(turn: Transform, scale: Double) throws {
    let (width, height) = (90, 70)
    let map = Homography(Affine.translation(-45, -35).then(.scale(scale, scale)))
      .then(Homography(Projection(turn, vanishingPoint: .zero), scale: 1))
      .then(Homography(.translation(70, 50)))
    var sampler = ProjectiveSampler(
      source: try Self.pattern(width, height), inverse: try #require(map.inverse))
    let corners = [Point(0, 0), Point(90, 0), Point(90, 70), Point(0, 70)]
    let other = [Point(90, -10), Point(200, 0), Point(200, 70), Point(90, 80)]
    sampler.edges = AbuttingEdges(of: corners, under: [other])
    let whole = sampler.draw(left: -3, top: -2, width: 150, height: 110)
    let alone = (0..<110).flatMap { y in
      (0..<150).map { x in Self.pixel(sampler.draw(left: x - 3, top: y - 2, width: 1, height: 1), 0) }
    }
    #expect(alone.contains { $0 != 0 })
    #expect(alone == (0..<alone.count).map { Self.pixel(whole, $0) })
  }

  private static func pixel(_ bitmap: Bitmap, _ index: Int) -> UInt32 {
    bitmap.withBytes { $0.loadUnaligned(fromByteOffset: index * 4, as: UInt32.self) }
  }

  @Test(arguments: [0.0, 0.08, 0.3, 0.55, 0.8, 1], [(90, 160), (200, 80), (31, 31)])
  func `beside the curl a page is flat and in the light, or gone`(amount: Double, size: (Int, Int)) {
    let (width, height) = size
    let curl = PageCurl(amount: amount, width: Double(width), height: Double(height))
    let wrong = (0..<height).flatMap { y in
      let curled = curl.curledColumns(row: y, width: width)
      return (0..<width).filter { x in
        guard !curled.contains(x) else { return false }
        return [(0.0, 0.0), (1, 0), (0, 1), (1, 1), (0.25, 0.75)].contains { aside in
          let place = SIMD2(Double(x) + aside.0, Double(y) + aside.1)
          return switch curl.sight(at: place) {
          case .page(let point, let light, let isBack):
            x > curled.lowerBound || point != place || light != 1 || isBack
          case .ground(let shadow): x < curled.upperBound || shadow != 0
          }
        }
      }
    }
    #expect(wrong.isEmpty)
  }

  /// A page that has just begun to curl is nearly all flat, and of one that is nearly gone little is left.
  @Test func `most of a page that is curled a little needs no look`() {
    let (width, height) = (400, 300)
    let looked = [0.02, 0.98].map { amount in
      let curl = PageCurl(amount: amount, width: Double(width), height: Double(height))
      return (0..<height).reduce(0) { $0 + curl.curledColumns(row: $1, width: width).count }
    }
    #expect(looked.allSatisfy { $0 < width * height / 3 })
  }
}
