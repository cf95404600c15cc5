import Motion
import Testing

@testable import Pipeline

struct PictureScaleTests {
  private static let sizes = [
    Size(375, 667), Size(390, 844), Size(320, 480), Size(100, 333), Size(1366, 1024),
  ]

  @Test(arguments: sizes)
  func `a picture of rounded sides has both of them`(size: Size) {
    for step in 1...400 {
      let scale = Double(step) * 0.0137
      let (width, height) = ((size.width * scale).rounded(), (size.height * scale).rounded())
      guard width >= 1, height >= 1 else { continue }
      let found = PictureScale.scale(width: Int(width), height: Int(height), of: size)
      #expect((size.width * found).rounded() == width && (size.height * found).rounded() == height)
    }
  }

  @Test(arguments: [1, 2, 3])
  func `a whole scale stays whole`(scale: Int) {
    #expect(PictureScale.scale(width: 375 * scale, height: 667 * scale, of: Size(375, 667)) == Double(scale))
  }
}
