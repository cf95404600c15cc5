import Motion
import TestSupport
import Testing

@testable import Drawing

struct ImageTests {
  /// Left half red, right half blue.
  private func halves(_ width: Int, _ height: Int) throws -> DecodedAsset {
    var bytes: [UInt8] = []
    for _ in 0..<height {
      for x in 0..<width { bytes += x < width / 2 ? [0, 0, 255, 255] : [255, 0, 0, 255] }
    }
    return .bitmap(try Bitmap(premultipliedBGRA: bytes, width: width, height: height))
  }

  private func image(_ mode: ContentMode, _ frame: Rect, corners: Double = 0) -> PlacedView {
    .make(.image(AssetID(0), mode), frame, corners: corners)
  }

  @Test func `every content mode places an image as its name says`() throws {
    // 20 × 10 in 20 × 20.
    let assets = [try halves(20, 10)]
    let frame = Rect(10, 10, 20, 20)
    func draw(_ mode: ContentMode) throws -> Picture {
      try Scenery.draw([image(mode, frame)], assets: assets)
    }
    let fill = try draw(.scaleToFill)
    #expect(fill[11, 11] == .pureRed && fill[28, 28] == .pureBlue)
    let fit = try draw(.aspectFit)
    #expect(
      fit[11, 11] == .black && fit[11, 20] == .pureRed && fit[28, 20] == .pureBlue && fit[20, 26] == .black)
    let cover = try draw(.aspectFill)
    #expect(
      cover[11, 11] == .pureRed && cover[28, 28] == .pureBlue && cover[9, 20] == .black
        && cover[31, 20] == .black)
    let center = try draw(.center)
    #expect(center[11, 14] == .black && center[11, 16] == .pureRed && center[28, 24] == .pureBlue)
  }

  @Test func `an image is cut by its rounded corners`() throws {
    let picture = try Scenery.draw(
      [image(.scaleToFill, Rect(10, 10, 20, 20), corners: 10)], assets: [try halves(20, 20)])
    #expect(picture[10, 10] == .black)
    let area = picture.centroid { Double($0.red + $0.blue) / 255 }.total
    #expect(abs(area - Double.pi * 100) < 3)
  }

  @Test func `a picture at its own size is copied pixel by pixel`() throws {
    let picture = try Scenery.draw([image(.scaleToFill, Rect(10, 10, 20, 20))], assets: [try halves(20, 20)])
    for x in 10..<30 { #expect(picture[x, 20] == (x < 20 ? .pureRed : .pureBlue)) }
  }

  @Test func `a fine pattern shrinks to its mean and not to noise`() throws {
    let side = 256
    let bytes = (0..<side * side).flatMap { index -> [UInt8] in
      let level: UInt8 = (index % side + index / side) % 2 == 0 ? 0 : 255
      return [level, level, level, 255]
    }
    let asset = DecodedAsset.bitmap(try Bitmap(premultipliedBGRA: bytes, width: side, height: side))
    let picture = try Scenery.draw([image(.scaleToFill, Rect(3.3, 3.3, 30.1, 30.1))], assets: [asset])
    for position in 8..<28 { #expect(picture[position, position].distance(to: .init(128, 128, 128)) <= 2) }
  }

  @Test func `an asset that nobody provided is an error`() throws {
    #expect(throws: DrawingError.missingAsset(0)) {
      try Scenery.draw([image(.center, Rect(0, 0, 10, 10))])
    }
  }

  @Test func `too few bytes make no bitmap`() {
    #expect(throws: DrawingError.bufferTooSmall(needed: 16, given: 15)) {
      try Bitmap(premultipliedBGRA: [UInt8](repeating: 0, count: 15), width: 2, height: 2)
    }
    #expect(throws: DrawingError.invalidSize(width: 32_768, height: 10)) {
      try Bitmap(premultipliedBGRA: [], width: 32_768, height: 10)
    }
  }
}
