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

  @Test(arguments: [1.0, 1.37, 2.0, 2.5])
  func `a frame that is drawn over an earlier one has the same pixels, at every corner`(scale: Double) throws
  {
    let body = PlacedScreen(
      size: Size(60, 60), background: .color(.clear),
      views: [.make(.empty, Rect(0, 0, 60, 60), corners: 12, border: Border(width: 9, color: .blue))])
    let housing = FilmHousing(
      size: Size(60, 60), display: Rect(7, 6.3, 46, 47), cornerRadius: 12,
      layer: Layer(
        .screen(Snapshot(screen: 1, state: ScreenState(size: Size(60, 60)))), frame: Rect(0, 0, 60, 60)))
    let resources = try RenderResources(
      canvas: Size(46, 47), surroundings: Surroundings(housing, background: Color.green.withAlpha(0.5)),
      scale: scale, measurers: MeasurerPool(FontLibrary()), assets: [], assetSizes: []
    ) { snapshot, _ in
      if snapshot.screen == 1 { return body }
      return PlacedScreen(
        size: snapshot.size, background: .color(.white),
        views: [.make(.ellipse(.color(.red)), Rect(2, 40 * snapshot.progress, 9, 8))])
    }
    let state = ScreenState(size: Size(46, 47))
    let renderer = FrameRenderer(resources)
    let stride = resources.pixelWidth * 4
    var bytes = [UInt8](repeating: 0xA5, count: stride * resources.pixelHeight)
    var drawn: FramePlan?
    for index in 0..<9 {
      let snapshot = Snapshot(screen: 0, state: state, target: state, progress: Double(index) / 8)
      let plan = FramePlan(
        background: .black, layers: [Layer(.screen(snapshot), frame: Rect(size: state.size))])
      try bytes.withUnsafeMutableBytes { try renderer.draw(plan, over: drawn, into: $0, stride: stride) }
      let isSame = try renderer.picture(plan, resources).bytes == bytes
      #expect(isSame, "frame \(index)")
      if let drawn {
        #expect(renderer.changedRows(from: drawn, to: plan)?.count ?? .max < resources.pixelHeight / 2)
      }
      drawn = plan
    }
  }
}
