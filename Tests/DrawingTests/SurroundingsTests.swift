import Motion
import TestSupport
import Testing

@testable import Drawing

/// A canvas inside of a device.
struct SurroundingsTests {
  /// A body of 60 by 40 points with round corners, whose display of 40 by 20 shows one colour.
  private func draw(
    scale: Double, background: Color, fill: UInt8 = 0xA5, layer: Rect = Rect(0, 0, 40, 20)
  ) throws -> Picture {
    let body = PlacedScreen(
      size: Size(60, 40), background: .color(.clear),
      views: [
        .make(.empty, Rect(0, 0, 60, 40), border: Border(width: 10, color: .blue))
      ])
    let display = PlacedScreen(size: layer.size, background: .color(.red), views: [])
    let housing = FilmHousing(
      size: Size(60, 40), display: Rect(10, 10, 40, 20), cornerRadius: 8,
      layer: Layer(
        .screen(Snapshot(screen: 1, state: ScreenState(size: Size(60, 40)))), frame: Rect(0, 0, 60, 40)))
    let resources = try RenderResources(
      canvas: Size(40, 20), surroundings: Surroundings(housing, background: background), scale: scale,
      measurers: MeasurerPool(FontLibrary()), assets: [], assetSizes: []
    ) { snapshot, _ in snapshot.screen == 1 ? body : display }
    let content = LayerContent.screen(Snapshot(screen: 0, state: ScreenState(size: layer.size)))
    let plan = FramePlan(background: .black, layers: [Layer(content, frame: layer)])
    var bytes = [UInt8](repeating: fill, count: resources.pixelWidth * resources.pixelHeight * 4)
    try bytes.withUnsafeMutableBytes {
      try FrameRenderer(resources).draw(plan, into: $0, stride: resources.pixelWidth * 4)
    }
    return Picture(width: resources.pixelWidth, height: resources.pixelHeight, bytes: bytes)
  }

  @Test func `the display shows the canvas, and the body lies around it`() throws {
    let picture = try draw(scale: 2, background: .clear)
    #expect(picture.width == 120 && picture.height == 80)
    #expect(picture[20, 20] == .pureRed)
    #expect(picture[99, 59] == .pureRed)
    #expect(picture[19, 40] == .pureBlue)
    #expect(picture[60, 60] == .pureBlue)
    #expect(picture[0, 40] == .pureBlue)
  }

  @Test func `outside of the body is the background`() throws {
    #expect(try draw(scale: 2, background: .clear)[0, 0] == Picture.Pixel(0, 0, 0, 0))
    #expect(try draw(scale: 2, background: .green)[119, 79] == .pureGreen)
  }

  @Test func `nothing of the canvas is seen beside the display`() throws {
    let inside = try draw(scale: 2, background: .green)
    let larger = try draw(scale: 2, background: .green, layer: Rect(-30, -30, 100, 80))
    #expect(inside == larger)
  }

  @Test(arguments: [1.0, 1.37, 2.0, 2.5, 3.0])
  func `old pixels shine through nowhere`(scale: Double) throws {
    let background = Color.green
    let first = try draw(scale: scale, background: background, fill: 0)
    let second = try draw(scale: scale, background: background, fill: 255)
    #expect(first == second)
  }
}
